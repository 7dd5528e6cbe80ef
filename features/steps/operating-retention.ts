import { Given, Then, When } from '@cucumber/cucumber';
import { EnvironmentError } from '../../app/server/environment.ts';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';
import { harnessOf } from './operating-mail.ts';

const dayMs = 24 * 60 * 60 * 1000;
const refusals = new WeakMap<SiteWorld, unknown>();

Given(
  /^a demo request that (still waits|was mailed) and came two years (less|and) a day ago$/,
  async function (this: SiteWorld, state: 'still waits' | 'was mailed', more: 'less' | 'and') {
    const harness = await harnessOf(this);
    const date = new Date(harness.time.now());
    date.setUTCFullYear(date.getUTCFullYear() - 2);
    const at = date.getTime() + (more === 'less' ? dayMs : -dayMs);
    await harness.receive(at, state === 'still waits' ? 'waits' : 'mailed');
  },
);

const retentions: Readonly<Record<string, unknown>> = {
  'is missing': undefined,
  'is zero': { value: 0, unit: 'years' },
  'is negative': { value: -2, unit: 'years' },
  'has no unit': { value: 2 },
  'is in hours': { value: 2, unit: 'hours' },
};

When(
  new RegExp(`^a server starts with a retention that (${Object.keys(retentions).join('|')})$`),
  async function (this: SiteWorld, lack: string) {
    const harness = await harnessOf(this);
    const site = { retention: retentions[lack] };
    const started = harness.startServer(site).then(() => undefined);
    refusals.set(this, await started.catch((reason: unknown) => reason));
  },
);

Then('it does not start, and names the setting', function (this: SiteWorld) {
  const refusal = refusals.get(this);
  expect(refusal).toBeInstanceOf(EnvironmentError);
  expect(String(refusal)).toContain('retention-form of content/figures.yaml');
});

Then(
  /^what the visitor wrote is (kept|deleted)$/,
  async function (this: SiteWorld, verdict: string) {
    const harness = await harnessOf(this);
    const files = [...(await harness.filesOf('waits')), ...(await harness.filesOf('mailed'))];
    expect(files).toHaveLength(verdict === 'kept' ? 1 : 0);
  },
);

Then('the operator was told that one mailed request was deleted', async function (this: SiteWorld) {
  const { told } = await harnessOf(this);
  const lines = told.filter(({ message }) => message.includes('past their retention removed'));
  expect(lines.map(({ details }) => details)).toEqual([
    expect.objectContaining({ mailed: 1, waiting: 0 }),
  ]);
});
