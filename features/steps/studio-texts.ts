import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import { frenchHeadline, git } from '../support/studio.ts';
import {
  button,
  expectHeadlineOfFile,
  frenchBox,
  headline,
  openHeadline,
  panel,
  status,
  studioWord,
  tool,
  typeIn,
} from '../support/studio-page.ts';
import type { SiteWorld } from '../support/world.ts';

When('I open the main headline', async function (this: SiteWorld) {
  await openHeadline(this);
});

When(
  'I write {string} in French and {string} in English',
  async function (this: SiteWorld, french: string, english: string) {
    await typeIn(this, 'Français', french);
    await typeIn(this, 'English', english);
  },
);

When('I write {string} in French', async function (this: SiteWorld, text: string) {
  await typeIn(this, 'Français', text);
});

Given(
  'I have changed the main headline to {string}',
  async function (this: SiteWorld, text: string) {
    await openHeadline(this);
    await typeIn(this, 'Français', text);
    await expect(status(this)).toHaveText(studioWord('saved'));
  },
);

Then('the studio says that it is saved', async function (this: SiteWorld) {
  await expect(status(this)).toHaveText(studioWord('saved'));
});

Then('the main headline reads {string} at once', async function (this: SiteWorld, text: string) {
  await expect(headline(this)).toContainText(text);
});

Then(
  'the file of the home page differs by these two lines alone:',
  async function (this: SiteWorld, table: DataTable) {
    const [french, english] = table.raw().flat();
    const changed = async () => {
      const lines = (await git('diff', '--unified=0', '--no-prefix', '--', 'content')).split('\n');
      const taken = lines.filter((line) => /^-[^-]/.test(line)).length;
      return [taken, ...lines.filter((line) => /^\+[^+]/.test(line))];
    };
    await expect.poll(changed).toEqual([2, `+      fr: ${french}`, `+      en: ${english}`]);
  },
);

Then('the French text box holds what the file says', async function (this: SiteWorld) {
  await expect(frenchBox(this)).toHaveValue(await frenchHeadline());
});

Then('the main headline reads as the file says', async function (this: SiteWorld) {
  await expectHeadlineOfFile(this);
});

Then('the French text box holds {string}', async function (this: SiteWorld, text: string) {
  await expect(frenchBox(this)).toHaveValue(text);
});

When('I undo', async function (this: SiteWorld) {
  await tool(this, studioWord('undo'));
});

When('I redo', async function (this: SiteWorld) {
  await tool(this, studioWord('redo'));
});

When('I say that it is meant because {string}', async function (this: SiteWorld, reason: string) {
  await panel(this).getByText(studioWord('meant')).click();
  await panel(this).getByLabel(studioWord('meantBecause')).fill(reason);
  await button(this, studioWord('declare')).click();
});

When('I take away the letter behind the name in braces', async function (this: SiteWorld) {
  const box = frenchBox(this);
  await box.evaluate((area: HTMLTextAreaElement) => {
    const end = area.value.indexOf('}') + 1;
    area.focus();
    area.setSelectionRange(end, end);
  });
  await box.press('Backspace');
});
