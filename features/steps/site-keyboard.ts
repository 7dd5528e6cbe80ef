import { Then, When } from '@cucumber/cucumber';
import { untilHydrated } from '../../scripts/browser/hydration.ts';
import { expect } from '../support/expect.ts';
import { Screen } from '../support/screen.ts';
import { whole } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

When('I open the menu and go past its last link', async function (this: SiteWorld) {
  const { menuButton, menu } = new Screen(this.page);
  await untilHydrated(this.page);
  await menuButton.click();
  await menu.getByRole('link').last().focus();
  await this.page.keyboard.press('Tab');
});

When(/^I put the keyboard (in the menu|nowhere)$/, async function (this: SiteWorld, place: string) {
  if (place === 'in the menu') await new Screen(this.page).menu.getByRole('link').first().focus();
  else await this.page.locator(':focus').blur();
});

Then('the menu is closed', async function (this: SiteWorld) {
  await expect(new Screen(this.page).menu).toBeHidden();
});

Then('the keyboard is on {string}', async function (this: SiteWorld, name: string) {
  await expect(this.page.getByRole('link', { name: whole(name) })).toBeFocused();
});
