import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import { Screen } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';

Given('it stays open while I go through its links by keyboard', async function (this: SiteWorld) {
  const links = new Screen(this.page).menu.getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    await this.page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
});

When('I go on by keyboard past its last link', async function (this: SiteWorld) {
  await this.page.keyboard.press('Tab');
});

When('I put the keyboard nowhere', async function (this: SiteWorld) {
  await this.page.locator(':focus').blur();
});

Then('the menu is closed', async function (this: SiteWorld) {
  await expect(new Screen(this.page).menu).toBeHidden();
});

Then('it opens again, with the same links', async function (this: SiteWorld) {
  const { menuButton, menu } = new Screen(this.page);
  await menuButton.click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link')).toHaveCount(9);
});

Then('the keyboard is on the link to the content', async function (this: SiteWorld) {
  await expect(this.page.locator(':focus')).toHaveAttribute('href', '#content');
});

Then("the keyboard is on the content's first link", async function (this: SiteWorld) {
  await expect(new Screen(this.page).main.getByRole('link').first()).toBeFocused();
});
