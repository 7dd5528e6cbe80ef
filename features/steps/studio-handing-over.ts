import { Then, When } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import { git, home } from '../support/studio.ts';
import { button, studioWord } from '../support/studio-page.ts';
import type { SiteWorld } from '../support/world.ts';

When('I ask what changed', async function (this: SiteWorld) {
  await button(this, studioWord('changesRoom')).click();
});

Then('I read {string} as what is new', async function (this: SiteWorld, text: string) {
  const words = this.page.locator('ins');
  await expect(words.first()).toBeVisible();
  expect(text).toContain((await words.first().textContent())?.trim());
});

Then('I read the name of the home page beside it', async function (this: SiteWorld) {
  const changes = this.page.getByRole('listitem');
  await expect(changes.getByRole('button', { name: /\s\/$/u }).first()).toBeVisible();
});

When(
  'I hand them over as {string} because {string}',
  async function (this: SiteWorld, sentence: string, reason: string) {
    await git('branch', '--list').then((branches) => this.attach(branches, 'text/plain'));
    await button(this, studioWord('handOverRoom')).click();
    await this.page.getByLabel(studioWord('sentence')).fill(sentence);
    await this.page.getByLabel(studioWord('reason')).fill(reason);
    await button(this, studioWord('makeBranch')).click();
    await expect(this.page.getByRole('alert')).toBeVisible();
  },
);

Then(
  'a new branch holds my change, and says {string} and why',
  async function (this: SiteWorld, sentence: string) {
    const branches = await git(
      'for-each-ref',
      '--sort=-committerdate',
      '--format=%(refname:short)',
      'refs/heads/content/',
    );
    const [branch = ''] = branches.split('\n');
    expect(await git('log', '-1', '--format=%B', branch)).toMatch(
      `${sentence}\n\nIl se lit en une fois.`,
    );
    expect(await git('show', `${branch}:${home}`)).toContain('Un titre relu par tous');
    expect(await git('diff', '--name-only', 'main', branch)).toBe(`${home}\n`);
  },
);

Then(
  'the branch that I work on, and what I have staged, are as they were',
  async function (this: SiteWorld) {
    expect(await git('branch', '--show-current')).toBe('main\n');
    expect(await git('log', '--format=%s')).toBe('as it was\n');
    expect(await git('diff', '--cached', '--name-only')).toBe('');
  },
);

Then('the studio tells me what to do next', async function (this: SiteWorld) {
  await expect(this.page.getByRole('alert')).toContainText(/git (?:push|show) .*content\//);
});

Then('I can copy the line for a terminal by keyboard', async function (this: SiteWorld) {
  const told = this.page.getByRole('alert');
  await this.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await told.getByRole('button').press('Enter');
  await expect(told.getByRole('status')).not.toBeEmpty();
  const copied = await this.page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await told.getByText(/^git /).textContent());
});
