import { Then, When } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import { git } from '../support/studio.ts';
import { button, studioWord } from '../support/studio-page.ts';
import type { SiteWorld } from '../support/world.ts';

When('I look for {string} among the rules', async function (this: SiteWorld, words: string) {
  await button(this, studioWord('rulesRoom')).click();
  await this.page.getByRole('searchbox', { name: studioWord('searchRules') }).fill(words);
});

const rulesOpened = new WeakMap<SiteWorld, string>();

When('I open the rule {string}', async function (this: SiteWorld, rule: string) {
  rulesOpened.set(this, rule);
  await this.page.getByRole('button', { name: rule }).click();
});

Then('its text is there to be changed', async function (this: SiteWorld) {
  await expect(featureText(this)).toContainText(`Rule: ${rulesOpened.get(this)}`);
  await expect(featureText(this)).toBeEditable();
});

const wishesAdded = new WeakMap<SiteWorld, string>();

When('I add the wish {string} to its file', async function (this: SiteWorld, wish: string) {
  wishesAdded.set(this, wish);
  await goToItsEnd(this);
  await this.page.keyboard.insertText(`\n  @wish\n  Rule: ${wish}\n\n    Scenario: ${wish}\n`);
  await this.page.keyboard.insertText('      Then it is so\n');
  await button(this, studioWord('saveFeature')).click();
  await expect(this.page.getByText(studioWord('saved'), { exact: true })).toBeVisible();
});

Then('the wish stands among the rules, as a wish', async function (this: SiteWorld) {
  await button(this, studioWord('allRules')).click();
  const wishes = this.page.getByRole('region', { name: studioWord('wishes') });
  await expect(wishes.getByRole('button', { name: wishesAdded.get(this) ?? '' })).toBeVisible();
});

Then("no other file than the rule's has changed", async function (this: SiteWorld) {
  expect(await git('status', '--porcelain')).toMatch(/^ M features\/\S+\.feature\n$/);
  expect(await git('diff', '--unified=0')).toContain(wishesAdded.get(this));
});

When(
  'I begin to write the wish {string} in its file',
  async function (this: SiteWorld, wish: string) {
    wishesAdded.set(this, wish);
    await goToItsEnd(this);
    await this.page.keyboard.insertText(`\n  @wish\n  Rule: ${wish}\n`);
    await expect(featureText(this)).toContainText(wish);
  },
);

When('I come back to the rules', async function (this: SiteWorld) {
  await button(this, studioWord('rulesRoom')).click();
});

Then('what I began to write is still there', async function (this: SiteWorld) {
  await goToItsEnd(this);
  await expect(featureText(this)).toContainText(wishesAdded.get(this) ?? '');
});

/** The text of a feature, in its editor. */
function featureText({ page }: SiteWorld) {
  return page.locator('.cm-content');
}

/** Lines that are out of sight are not in the page. */
async function goToItsEnd(world: SiteWorld): Promise<void> {
  await featureText(world).click();
  await world.page.keyboard.press('Control+End');
}
