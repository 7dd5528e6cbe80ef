import { readFile } from 'node:fs/promises';
import { After, type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { compileContent } from '../../scripts/content/build.ts';
import type { Diagnostic } from '../../scripts/content/mistakes/catalogue.ts';
import { copyContent, type ProjectCopy } from '../../scripts/test/project-copy.ts';
import { outboxOf } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import { sendRequest } from '../support/send-request.ts';
import { buildTimeoutMs } from '../support/timeouts.ts';
import type { SiteWorld } from '../support/world.ts';

const settingsFile = 'content/site.yaml';
const retentionFile = 'content/figures.yaml';

const copies = new WeakMap<SiteWorld, ProjectCopy>();
const mistakes = new WeakMap<SiteWorld, readonly Diagnostic[]>();
const answers = new WeakMap<SiteWorld, Response>();

After({ tags: '@spec-5-demo-settings' }, async function (this: SiteWorld) {
  await copies.get(this)?.remove();
});

Given('a copy of the site', async function (this: SiteWorld) {
  copies.set(this, await copyContent());
});

const keys: Readonly<Record<string, string>> = {
  'public key': 'publicKey',
  'service id': 'serviceId',
  'template id': 'templateId',
};

Then(
  'each of these changes is refused, and the editor is told where:',
  { timeout: buildTimeoutMs },
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ change, setting = '', told }) => {
      const key = keys[setting];
      const written = change === 'emptied' ? `  ${key}: ""\n` : '';
      const line = new RegExp(`^ {2}${key}: .*\\n`, 'mu');
      const found = await mistakesIn(this, settingsFile, (file) => file.replace(line, written));
      expect(found.map(said)).toEqual([`${settingsFile}: \`${key}\` ${told}`]);
      expect(found[0]?.position.line).toBeGreaterThan(1);
    });
  },
);

Then(
  'each of these retentions of demo requests is refused, and the editor is told where:',
  { timeout: buildTimeoutMs },
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ retention = '' }) => {
      const [value, unit] = retention.split(' ');
      const found = await withRetention(this, `$1{ value: ${value}, unit: ${unit},`);
      const lines = (await readFile(retentionFile, 'utf8')).split('\n');
      const places = found.map(({ path, position }) => [path, lines[position.line - 1]]);
      expect(places).toEqual([[retentionFile, expect.stringMatching(/^retention-form:/u)]]);
    });
  },
);

When(
  'an editor removes how long demo requests are kept',
  { timeout: buildTimeoutMs },
  async function (this: SiteWorld) {
    mistakes.set(this, await withRetention(this, 'retention-forms: { value: 2, unit: years,'));
  },
);

When(
  'an editor lets demo requests be kept for {int} months',
  { timeout: buildTimeoutMs },
  async function (this: SiteWorld, months: number) {
    mistakes.set(this, await withRetention(this, `$1{ value: ${months}, unit: months,`));
  },
);

Then(
  'the editor is told that the retention of demo requests is missing, and where',
  function (this: SiteWorld) {
    const told = mistakes.get(this)?.map(said);
    expect(told).toContain(`${retentionFile}: \`retention-form\` is missing`);
  },
);

Then('there is no mistake', function (this: SiteWorld) {
  expect(mistakes.get(this)).toEqual([]);
});

const lacks: Readonly<Record<string, object>> = {
  'a public key': { user_id: undefined },
  'a service id': { service_id: undefined },
  'a template id': { template_id: undefined },
  'what was filled in': { template_params: undefined },
};

Then(
  'a demo request that a program sends is refused, and not kept, without:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ what = '' }) => {
      const answer = await sendRequest(this.site.origin, lacks[what]);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toMatch(/\w/u);
      expect((await outboxOf(this)).filter((text) => text.includes('Lovelace'))).toEqual([]);
    });
  },
);

When('a program sends a demo request as the form does', async function (this: SiteWorld) {
  answers.set(this, await sendRequest(this.site.origin));
});

Then('it is accepted', async function (this: SiteWorld) {
  expect(answers.get(this)?.status).toBe(200);
  expect(await answers.get(this)?.text()).toBe('OK');
});

/** The mistakes of the copy with a change in one file, which is put back. */
async function mistakesIn(
  world: SiteWorld,
  file: string,
  edit: (before: string) => string,
): Promise<Diagnostic[]> {
  const copy = copies.get(world);
  if (!copy) throw new Error('The scenario has no copy of the site.');
  const before = await readFile(file, 'utf8');
  await copy.write(file, edit(before));
  const { diagnostics } = await compileContent(copy.folder);
  await copy.write(file, before);
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** `written`: what stands in the place of the retention's name, value and unit. */
function withRetention(world: SiteWorld, written: string): Promise<Diagnostic[]> {
  const retention = /^(retention-form: )\{ value: \d+, unit: \w+,/mu;
  return mistakesIn(world, retentionFile, (file) => file.replace(retention, written));
}

function said({ path, message }: Diagnostic): string {
  return `${path}: ${message}`;
}
