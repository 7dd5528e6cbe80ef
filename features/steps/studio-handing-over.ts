import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import { colleaguesAddress, git, home, openColleagues } from '../support/studio.ts';
import { button, studioWord } from '../support/studio-page.ts';
import { buildTimeoutMs } from '../support/timeouts.ts';
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
  'I send it for review as {string} because {string}',
  async function (this: SiteWorld, sentence: string, reason: string) {
    await git('branch', '--list').then((branches) => this.attach(branches, 'text/plain'));
    await button(this, studioWord('reviewRoom')).first().click();
    await this.page.getByLabel(studioWord('sentence')).fill(sentence);
    await this.page.getByLabel(studioWord('reason')).fill(reason);
    await this.page.locator('form button[type=submit]').click();
    // Git is asked a few dozen times, and a busy machine is slow to start a program.
    await expect(this.page.getByRole('alert')).toBeVisible({ timeout: buildTimeoutMs });
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

const pullRequests = 'https://git.assise.example/site/-/merge_requests/new';

Given('my colleagues take changes at an address of their own', async function (this: SiteWorld) {
  await openColleagues(pullRequests);
  this.problems.expect(/request to another host: https:\/\/git\.assise\.example/);
  await this.context.route(`${pullRequests}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>new</title>' }),
  );
});

Then(
  'my colleagues have a branch that changes the home page alone',
  async function (this: SiteWorld) {
    const there = ['--git-dir', colleaguesAddress];
    const branch = await git(...there, 'for-each-ref', '--format=%(refname)', 'refs/heads/content');
    expect(await git(...there, 'diff', '--name-only', 'main', branch.trim())).toBe(`${home}\n`);
  },
);

Then(
  'their page for a pull request is open, and holds my sentence',
  async function (this: SiteWorld) {
    const address = await this.page
      .getByRole('link', { name: studioWord('openPullRequest') })
      .getAttribute('href');
    const { searchParams } = new URL(address ?? '');
    expect(searchParams.get('merge_request[title]')).toBe('un titre plus clair');
    expect(searchParams.get('merge_request[description]')).toContain('Il se lit en une fois.');
    await expect
      .poll(() => this.context.pages().map((page) => page.url()))
      .toContainEqual(expect.stringContaining(pullRequests));
  },
);

Then('the studio says that it waits for my colleagues', async function (this: SiteWorld) {
  await expectStanding(this, 'sent');
});

When('my colleagues have taken it over', async function (this: SiteWorld) {
  const there = ['--git-dir', colleaguesAddress];
  const branch = await git(
    ...there,
    'for-each-ref',
    '--format=%(objectname)',
    'refs/heads/content',
  );
  await git(...there, 'update-ref', 'refs/heads/main', branch.trim());
});

Then('the studio says that it is published', async function (this: SiteWorld) {
  await button(this, studioWord('changesRoom')).click();
  await button(this, studioWord('reviewRoom')).first().click();
  await expectStanding(this, 'merged');
});

async function expectStanding(world: SiteWorld, state: string): Promise<void> {
  const [start = ''] = studioWord(`standing.${state}`).split('{branch}');
  await expect(
    world.page.locator('#studio-panel').getByRole('status').filter({ hasText: start }),
  ).toBeVisible({ timeout: buildTimeoutMs });
}
