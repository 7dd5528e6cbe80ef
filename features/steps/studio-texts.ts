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
  site,
  status,
  studioWord,
  tool,
  typeIn,
} from '../support/studio-page.ts';
import type { SiteWorld } from '../support/world.ts';

const lateMs = 60_000;

When('I open the main headline', async function (this: SiteWorld) {
  await openHeadline(this);
});

Given("a machine so busy that the studio's timers run late", async function (this: SiteWorld) {
  await this.page.addInitScript((later) => {
    if (window !== window.top) return;
    const { setInterval } = window;
    Object.assign(window, {
      setInterval: (run: TimerHandler, everyMs = 0) => setInterval(run, everyMs + later),
    });
  }, lateMs);
  await this.page.reload();
});

When('I click the main headline as soon as I see it', async function (this: SiteWorld) {
  await headline(this).click();
});

Then('its French text is open', async function (this: SiteWorld) {
  await expect(frenchBox(this)).not.toHaveValue('');
});

/** Lets the studio answer what it was slow with, and resolves when it has. */
const lateAnswers = new WeakMap<SiteWorld, () => Promise<void>>();

Given('the studio is slow to open the first text that I click', async function (this: SiteWorld) {
  const released = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  lateAnswers.set(this, () => {
    released.resolve();
    return answered.promise;
  });
  await this.page.route(
    '**/__studio/api/field',
    async (route) => {
      await released.promise;
      await route.continue();
      await (await route.request().response())?.finished();
      answered.resolve();
    },
    { times: 1 },
  );
});

When(
  'I click the main headline, and another heading before it has opened',
  async function (this: SiteWorld) {
    await headline(this).click();
    // The cookie banner has a heading too, when it has come.
    await site(this).getByRole('main').getByRole('heading', { level: 2 }).first().click();
  },
);

Then('the other heading is open, and stays so', async function (this: SiteWorld) {
  await expect(frenchBox(this)).not.toHaveValue('');
  const text = await frenchBox(this).inputValue();
  await lateAnswers.get(this)?.();
  await this.page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await frenchBox(this).inputValue()).toBe(text);
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
    const changed = await git('diff', '--unified=0', '--no-prefix', '--', 'content');
    const added = changed.split('\n').filter((line) => /^\+[^+]/.test(line));
    expect(added).toEqual([`+      fr: ${french}`, `+      en: ${english}`]);
    expect(changed.split('\n').filter((line) => /^-[^-]/.test(line))).toHaveLength(2);
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
