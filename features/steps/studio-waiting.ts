import { Then, When } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import { fileOfStudio, frenchHeadline, git, home, writeFileOfStudio } from '../support/studio.ts';
import {
  button,
  firstBox,
  frenchBox,
  search,
  site,
  studioWord,
  typeIn,
  waiting,
} from '../support/studio-page.ts';
import type { SiteWorld } from '../support/world.ts';

Then(
  'the studio says under the French text what is wrong with it',
  async function (this: SiteWorld) {
    await expect(frenchBox(this)).toHaveAttribute('aria-invalid', 'true');
    await expect(frenchBox(this)).toHaveAccessibleDescription(/\S/);
  },
);

When('I reload the studio', async function (this: SiteWorld) {
  await this.page.reload();
});

When('I open another text of the page', async function (this: SiteWorld) {
  await site(this).getByRole('heading', { level: 2 }).nth(1).click();
});

Then(
  'the studio says that {string} is not saved yet',
  async function (this: SiteWorld, text: string) {
    await expect(waiting(this)).toContainText(text);
    await expect(frenchBox(this)).not.toHaveValue(text);
  },
);

When('I write {string} as its title', async function (this: SiteWorld, text: string) {
  const made = (await git('ls-files', '--others', 'content')).trim();
  const title = /^title: (.*)$/m.exec(await fileOfStudio(made))?.[1] ?? '';
  await search(this, title, made.replace('content/', ''));
  const box = firstBox(this);
  await expect(box).toHaveValue(title);
  await box.fill(text);
});

When("another program removes the new agent's file", async function (this: SiteWorld) {
  this.problems.expect(/Failed to load resource/);
  await git('clean', '--quiet', '-f', 'content/collections/agents');
});

When('I go back to what waits', async function (this: SiteWorld) {
  await waiting(this).getByRole('button').click();
});

Then(
  'I read {string} whole, and that its place is gone',
  async function (this: SiteWorld, text: string) {
    await expect(waiting(this)).toContainText(studioWord('placeGone'));
    await expect(waiting(this).getByText(text, { exact: true })).toBeVisible();
  },
);

When('I let it go', async function (this: SiteWorld) {
  await waiting(this)
    .getByRole('button', { name: studioWord('letGo') })
    .click();
});

Then('nothing waits any more', async function (this: SiteWorld) {
  await expect(waiting(this)).toHaveCount(0);
});

When(
  'I write {string} in French, and another program writes {string} there before mine is saved',
  async function (this: SiteWorld, mine: string, theirs: string) {
    await this.page.route(
      '**/__studio/api/save',
      async (route) => {
        const before = await fileOfStudio(home);
        await writeFileOfStudio(home, before.replace(await frenchHeadline(), theirs));
        await route.continue();
      },
      { times: 1 },
    );
    await typeIn(this, 'Français', mine);
  },
);

Then(
  'the studio shows me both {string} and {string}',
  async function (this: SiteWorld, theirs: string, mine: string) {
    const told = this.page.getByRole('alert');
    await expect(told).toContainText(theirs);
    await expect(told).toContainText(mine);
  },
);

When('I keep my text', async function (this: SiteWorld) {
  await button(this, studioWord('keepMine')).click();
});
