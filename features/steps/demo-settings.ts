import { After, Given, Then, When } from '@cucumber/cucumber';
import type { APIResponse } from '@playwright/test';
import { outboxOf } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { copyProject, type ProjectCopy, type Run, rememberedByCheck } from '../support/project.ts';
import { siteSettings } from '../support/site-settings.ts';
import type { SiteWorld } from '../support/world.ts';

const settingsFile = 'content/site.yaml';

const copies = new WeakMap<SiteWorld, ProjectCopy>();
const checks = new WeakMap<SiteWorld, Run>();
const answers = new WeakMap<SiteWorld, APIResponse>();

After({ tags: '@spec-5-demo-settings' }, async function (this: SiteWorld) {
  await copies.get(this)?.remove();
});

Given(
  /^a copy of the site in which the mail service's "(\w+)" is (empty|missing)$/,
  async function (this: SiteWorld, setting: string, lack: 'empty' | 'missing') {
    const copy = await copyProject(rememberedByCheck);
    copies.set(this, copy);
    const line = new RegExp(`^ {2}${setting}: .*\\n`, 'mu');
    await copy.change(settingsFile, (before) =>
      before.replace(line, lack === 'empty' ? `  ${setting}: ""\n` : ''),
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
  const copy = await copyProject(rememberedByCheck);
  copies.set(world, copy);
  await copy.change('content/figures.yaml', (before) =>
    before.replace(/^(retention-form: )\{ value: \d+, unit: \w+,/mu, written),
  );
}

When('its content is checked', async function (this: SiteWorld) {
  const check = await copies.get(this)?.run('scripts/content/cli.ts', 'check');
  if (check) checks.set(this, check);
});

Then(
  /^I am told that "(\w+)" (has no value|is missing), and where$/,
  function (this: SiteWorld, setting: string, message: string) {
    const check = checks.get(this);
    expect(check?.code).toBe(1);
    expect(check?.output).toContain(`\`${setting}\` ${message}`);
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

const lacks: Record<string, object> = {
  'with an empty public key': { user_id: '' },
  'without a public key': { user_id: undefined },
  'with an empty service id': { service_id: '' },
  'without a service id': { service_id: undefined },
  'with an empty template id': { template_id: '' },
  'without a template id': { template_id: undefined },
  'whose template parameters are a text': { template_params: 'Ada Lovelace' },
  'whose template parameters are a list': { template_params: ['Ada Lovelace'] },
  'without template parameters': { template_params: undefined },
  'as the form does': {},
};

When(
  new RegExp(`^a program sends a demo request (${Object.keys(lacks).join('|')})$`),
  async function (this: SiteWorld, lack: string) {
    const data = { ...completeRequest(), ...lacks[lack] };
    answers.set(this, await this.context.request.post('/api/v1.0/email/send', { data }));
  },
);

Then('it is refused as one that is not understood', async function (this: SiteWorld) {
  expect(answers.get(this)?.status()).toBe(400);
  expect(await answers.get(this)?.text()).toMatch(/\w/u);
});

Then('it is accepted', async function (this: SiteWorld) {
  expect(answers.get(this)?.status()).toBe(200);
  expect(await answers.get(this)?.text()).toBe('OK');
});

Then("the site's outbox has nothing of it", async function (this: SiteWorld) {
  expect((await outboxOf(this)).filter((text) => text.includes('Lovelace'))).toEqual([]);
});

/** The body of the provider's send call, complete (specification, sections 3 and 7). */
function completeRequest() {
  const { publicKey, serviceId, templateId } = siteSettings().email;
  return {
    lib_version: '4.4.1',
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: {
      from_name: 'Ada Lovelace',
      from_email: 'ada@engine.example',
      company: 'Analytical Engines',
      phone: '+44 20 7946 0000',
      job_title: 'Director',
      company_size: '1-10 employees',
      use_case: 'Other',
      demo_type: 'Discovery Call',
      message: '',
    },
  };
}
