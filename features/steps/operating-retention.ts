import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { EnvironmentError } from '../../app/server/environment.ts';
import { expect } from '../support/expect.ts';
import { MailHarness } from '../support/mail-harness.ts';
import { forEachRow } from '../support/rows.ts';
import type { SiteWorld } from '../support/world.ts';
import { harnessOf } from './operating-mail.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Puts a request into the outbox that came two years ago, or nearly, by the harness's time. */
async function receiveOld(harness: MailHarness, state: string, came: string): Promise<void> {
  const date = new Date(harness.time.now());
  date.setUTCFullYear(date.getUTCFullYear() - 2);
  const at = date.getTime() + (came.includes('less') ? dayMs : -dayMs);
  await harness.receive(at, state === 'still waits' ? 'waits' : 'mailed');
}

async function countKept(harness: MailHarness): Promise<number> {
  return [...(await harness.filesOf('waits')), ...(await harness.filesOf('mailed'))].length;
}

Given(
  /^a demo request that was mailed and came (two years (?:less|and) a day ago)$/,
  async function (this: SiteWorld, came: string) {
    await receiveOld(await harnessOf(this), 'was mailed', came);
  },
);

/** Each on an outbox of its own. */
Then(
  'a server of the site that starts does this with a demo request:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ 'the request': state = '', came = '', 'it is': verdict }) => {
      const harness = await MailHarness.open();
      try {
        await receiveOld(harness, state, came);
        await harness.startServer();
        expect(await countKept(harness)).toBe(verdict === 'kept' ? 1 : 0);
      } finally {
        await harness.close();
      }
    });
  },
);

const retentions: Readonly<Record<string, unknown>> = {
  'is missing': undefined,
  'is zero': { value: 0, unit: 'years' },
  'is negative': { value: -2, unit: 'years' },
  'has no unit': { value: 2 },
  'is in hours': { value: 2, unit: 'hours' },
};

Then(
  'a server does not start, names the setting and deletes nothing, when its retention:',
  async function (this: SiteWorld, table: DataTable) {
    const harness = await harnessOf(this);
    await forEachRow(table, async ({ lack = '' }) => {
      const started = harness.startServer({ retention: retentions[lack] });
      const refusal = await started.catch((reason: unknown) => reason);
      expect(refusal).toBeInstanceOf(EnvironmentError);
      expect(String(refusal)).toContain('retention-form of content/figures.yaml');
      expect(await countKept(harness)).toBe(1);
    });
  },
);

Then('what the visitor wrote is deleted', async function (this: SiteWorld) {
  expect(await countKept(await harnessOf(this))).toBe(0);
});

Then('the operator was told that one mailed request was deleted', async function (this: SiteWorld) {
  const { told } = await harnessOf(this);
  const lines = told.filter(({ message }) => message.includes('past their retention removed'));
  expect(lines.map(({ details }) => details)).toEqual([
    expect.objectContaining({ mailed: 1, waiting: 0 }),
  ]);
});
