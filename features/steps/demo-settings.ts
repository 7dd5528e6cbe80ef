import path from 'node:path';
import { After, Given, Then, When } from '@cucumber/cucumber';
import { outboxOf } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { copyContent, type ProjectCopy, type Run } from '../support/project.ts';
import { sendRequest } from '../support/send-request.ts';
import type { SiteWorld } from '../support/world.ts';

const settingsFile = 'content/site.yaml';
const program = path.resolve('scripts/content/cli.ts');

const copies = new WeakMap<SiteWorld, ProjectCopy>();
const checks = new WeakMap<SiteWorld, Run>();
const answers = new WeakMap<SiteWorld, Response>();

After({ tags: '@spec-5-demo-settings' }, async function (this: SiteWorld) {
  await copies.get(this)?.remove();
});

const keys = {
  'public key': 'publicKey',
  'service id': 'serviceId',
  'template id': 'templateId',
} as const;

Given(
  /^a copy of the site whose editor (emptied|removed) the mail service's (public key|service id|template id)$/,
  async function (this: SiteWorld, mistake: 'emptied' | 'removed', setting: keyof typeof keys) {
    const copy = await copyContent();
    copies.set(this, copy);
    const line = new RegExp(`^ {2}${keys[setting]}: .*\\n`, 'mu');
    await copy.change(settingsFile, (before) =>
      before.replace(line, mistake === 'emptied' ? `  ${keys[setting]}: ""\n` : ''),
    );
  },
);

Given(
  'a copy of the site in which demo requests are kept for {int} {word}',
  async function (this: SiteWorld, value: number, unit: string) {
    await changeRetention(this, `$1{ value: ${value}, unit: ${unit},`);
  },
);

Given(
  'a copy of the site in which nothing says how long demo requests are kept',
  async function (this: SiteWorld) {
    await changeRetention(this, 'retention-forms: { value: 2, unit: years,');
  },
);

async function changeRetention(world: SiteWorld, written: string): Promise<void> {
  const copy = await copyContent();
  copies.set(world, copy);
  await copy.change('content/figures.yaml', (before) =>
    before.replace(/^(retention-form: )\{ value: \d+, unit: \w+,/mu, written),
  );
}

/** What the words mean is not asked here: spelling and sense take seconds. */
When('its content is compiled', async function (this: SiteWorld) {
  const copy = copies.get(this);
  const out = path.join(copy?.folder ?? '', 'out');
  const check = await copy?.run(program, 'build', '--root', copy.folder, '--out', out);
  if (check) checks.set(this, check);
});

Then(
  /^I am told that the (public key|service id|template id) (has no value|is missing), and where$/,
  function (this: SiteWorld, setting: keyof typeof keys, message: string) {
    const check = checks.get(this);
    expect(check?.code).toBe(1);
    expect(check?.output).toContain(`\`${keys[setting]}\` ${message}`);
    expect(check?.output).toMatch(/^content\/site\.yaml:\d+:\d+ error/mu);
  },
);

Then(
  /^I am told that the retention of demo requests is (wrong|missing), and where$/,
  function (this: SiteWorld, what: 'wrong' | 'missing') {
    const check = checks.get(this);
    expect(check?.code).toBe(1);
    if (what === 'missing') expect(check?.output).toContain('`retention-form` is missing');
    else expect(check?.output).toMatch(/^ *> *\d+ \| retention-form:/mu);
    expect(check?.output).toMatch(/^content\/figures\.yaml:\d+:\d+ error/mu);
  },
);

Then('there is no mistake', function (this: SiteWorld) {
  expect(checks.get(this)?.code).toBe(0);
});

const lacks: Readonly<Record<string, object>> = {
  'without a public key': { user_id: undefined },
  'without a service id': { service_id: undefined },
  'without a template id': { template_id: undefined },
  'without what was filled in': { template_params: undefined },
  'as the form does': {},
};

When(
  new RegExp(`^a program sends a demo request (${Object.keys(lacks).join('|')})$`),
  async function (this: SiteWorld, lack: string) {
    answers.set(this, await sendRequest(this.site.origin, lacks[lack]));
  },
);

Then('it is refused as one that is not understood', async function (this: SiteWorld) {
  expect(answers.get(this)?.status).toBe(400);
  expect(await answers.get(this)?.text()).toMatch(/\w/u);
});

Then('it is accepted', async function (this: SiteWorld) {
  expect(answers.get(this)?.status).toBe(200);
  expect(await answers.get(this)?.text()).toBe('OK');
});

Then("the site's outbox has nothing of it", async function (this: SiteWorld) {
  expect((await outboxOf(this)).filter((text) => text.includes('Lovelace'))).toEqual([]);
});
