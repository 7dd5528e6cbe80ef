import { globSync, readdirSync, readFileSync } from 'node:fs';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import sharp from 'sharp';
import { findAccessibilityViolations } from '../support/axe.ts';
import { expect } from '../support/expect.ts';
import {
  fileOfStudio,
  git,
  openTestStudio,
  toBeTranslated,
  translated,
  writeFileOfStudio,
} from '../support/studio.ts';
import {
  button,
  frenchBox,
  headline,
  openHeadline,
  search,
  site,
  status,
  studioWord,
  tool,
  typeIn,
  waiting,
} from '../support/studio-page.ts';
import { buildTimeoutMs } from '../support/timeouts.ts';
import type { SiteWorld } from '../support/world.ts';

const renderTimeoutMs = 20_000;
const pointerTimeoutMs = 500;
const lateMs = 60_000;
const rowStep = 128;
const home = 'content/pages/home.yaml';
/** One that others link to, which all of them are. */
const [caseStudyFile = ''] = readdirSync('content/collections/case-studies').toSorted();
const caseStudy = `content/collections/case-studies/${caseStudyFile}`;
/** The first page whose name is one text, and not one for each language. */
const frenchOnly =
  globSync('content/pages/*.yaml')
    .toSorted()
    .find((file) => /^name: \S/m.test(readFileSync(file, 'utf8'))) ?? '';
const caseStudyId = caseStudyFile.replace('.yaml', '');

Given(
  'I edit the home page in the studio',
  { timeout: buildTimeoutMs },
  async function (this: SiteWorld) {
    await this.openStudio(await openTestStudio());
    // The page may be one that was rendered before the content was put back.
    await expect(async () => {
      await this.page.reload();
      await expect(headline(this)).toBeVisible({ timeout: renderTimeoutMs });
    }).toPass();
  },
);

Given('I have opened the main headline', async function (this: SiteWorld) {
  await openHeadline(this);
});

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

Then(
  'the studio says under the French text what is wrong with it',
  async function (this: SiteWorld) {
    await expect(frenchBox(this)).toHaveAttribute('aria-invalid', 'true');
    await expect(frenchBox(this)).toHaveAccessibleDescription(/\S/);
  },
);

Then('no file has changed', async function (this: SiteWorld) {
  await expect.poll(() => git('status', '--porcelain')).toBe('');
});

When('I reload the studio', async function (this: SiteWorld) {
  await this.page.reload();
});

Then('the French text box holds {string}', async function (this: SiteWorld, text: string) {
  await expect(frenchBox(this)).toHaveValue(text);
});

Then('the French text box holds what the file says', async function (this: SiteWorld) {
  await expect(frenchBox(this)).toHaveValue(await frenchHeadline());
});

Then('the main headline reads as the file says', async function (this: SiteWorld) {
  const [first = ''] = (await frenchHeadline()).split(/[^\p{L} ]/u);
  await expect(headline(this)).toContainText(first);
});

When('I undo', async function (this: SiteWorld) {
  await tool(this, studioWord('undo'));
});

When('I redo', async function (this: SiteWorld) {
  await tool(this, studioWord('redo'));
});

When('another program writes {string} there', async function (this: SiteWorld, text: string) {
  const before = await fileOfStudio(home);
  await writeFileOfStudio(home, before.replace(await frenchHeadline(), text));
});

Then(
  'the studio shows me both {string} and {string}',
  async function (this: SiteWorld, theirs: string, mine: string) {
    const told = this.page.getByRole('alert');
    await expect(told).toContainText(theirs);
    await expect(told).toContainText(mine);
  },
);

Then('the file of the home page holds {string}', async function (this: SiteWorld, text: string) {
  await expect.poll(() => fileOfStudio(home)).toContain(text);
});

When('I keep my text', async function (this: SiteWorld) {
  await button(this, studioWord('keepMine')).click();
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

When('I duplicate its section', async function (this: SiteWorld) {
  await button(this, studioWord('duplicate')).click();
  await expect(status(this)).toHaveText(studioWord('saved'));
});

Then('the page has one section more', async function (this: SiteWorld) {
  const sections = async () => (await fileOfStudio(home)).match(/^ {2}- kind: hero$/gm);
  await expect.poll(sections).toHaveLength(2);
  await expect(this.page.getByRole('group', { name: /^Section 1 sur/ })).toBeVisible();
});

When('I move its section to the end', async function (this: SiteWorld) {
  const places = this.page.getByLabel(studioWord('position'));
  const last = (await places.locator('option').count()) - 1;
  await places.selectOption({ index: last });
  await button(this, studioWord('move')).click();
  await expect.poll(() => fileOfStudio(home)).toMatch(/kind: hero\n(?:(?! {2}- kind:)[\s\S])*$/);
});

When("I switch the section's display off", async function (this: SiteWorld) {
  await this.page.getByText(studioWord('settings.section')).click();
  await this.page.getByRole('switch', { name: studioWord('key.displayed') }).click();
});

When('I open a case study that others link to', async function (this: SiteWorld) {
  const title = /^title:\n {2}fr: "?(.{12})/m.exec(await fileOfStudio(caseStudy))?.[1] ?? '';
  await search(this, title, `case-studies/${caseStudyFile}`);
});

When('I delete its file', async function (this: SiteWorld) {
  await this.page.getByText(studioWord('wholeFile')).click();
  await button(this, studioWord('removeFile')).click();
});

Then('the studio shows me the links to it', async function (this: SiteWorld) {
  await expect(this.page.getByRole('alert').getByRole('button').first()).toBeVisible();
});

When('I see to each of them, and delete its file then', async function (this: SiteWorld) {
  const links = waiting(this).getByRole('listitem');
  const room = this.page.getByRole('region', { name: studioWord('panel'), exact: true });
  for (let left = await links.count(); left > 0; left -= 1) {
    await links.first().getByRole('button').click();
    const names = room.getByLabel(studioWord('names'));
    const whole = room.getByText(studioWord('wholeFile'));
    await expect(room.getByRole('textbox', { name: studioWord('one') })).toHaveValue(
      new RegExp(caseStudyId),
    );
    // A link leads elsewhere; what the assistant knows of the case study goes with it.
    if (await names.isVisible()) await names.selectOption('/customer-testimonials');
    else {
      await whole.click();
      await room.getByRole('button', { name: studioWord('removeFile') }).click();
    }
    await expect(links).toHaveCount(left - 1);
  }
  await waiting(this)
    .getByRole('button', { name: studioWord('removeFile') })
    .click();
  await expect(waiting(this)).toHaveCount(0);
});

Then('the case study is gone, and nothing leads to it', async function (this: SiteWorld) {
  await expect.poll(() => git('ls-files', '--deleted')).toContain(caseStudy);
  await expect.poll(() => fileOfStudio(home)).not.toContain(`case-study/${caseStudyId}`);
});

When('I copy the agent for KYC as {string}', async function (this: SiteWorld, name: string) {
  const agent = 'content/collections/agents/kyc.yaml';
  const title = /^title: "?(.*?)"?$/m.exec(await fileOfStudio(agent))?.[1] ?? '';
  await search(this, title, 'agents/kyc.yaml');
  await this.page.getByText(studioWord('copyFile')).click();
  await this.page.getByLabel('Nom (Français)').fill(name);
  await this.page.getByLabel('Nom (English)').fill(name);
  await this.page
    .getByRole('button', { name: studioWord('duplicate') })
    .last()
    .click();
});

const useCases = 'content/pages/use-cases.yaml';

Given(
  'I edit the page of use cases in the studio',
  { timeout: buildTimeoutMs },
  async function (this: SiteWorld) {
    await this.openStudio(await openTestStudio());
    await button(this, studioWord('pagesRoom')).click();
    await this.page
      .getByRole('button', { name: /\/use-cases$/ })
      .first()
      .click();
    await expect(site(this).locator('main img').first()).toBeVisible();
  },
);

When('I drop a photograph on its picture', async function (this: SiteWorld) {
  const { width, height } = photograph;
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#a55' } })
    .withMetadata({ orientation: onItsSide })
    .jpeg()
    .toBuffer();
  const picture = site(this).locator('main img').first();
  // The studio hears of what is dragged once it knows the page: it draws a frame around the picture then.
  await expect(async () => {
    await picture.dispatchEvent('dragover');
    await expect(this.page.locator('.pointer')).toBeVisible({ timeout: pointerTimeoutMs });
  }).toPass();
  await picture.evaluate((image, base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([data], 'IMG 2041.JPG', { type: 'image/jpeg' }));
    image.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, bytes.toString('base64'));
});

Then('the page of use cases shows the photograph, upright', async function (this: SiteWorld) {
  await expect.poll(() => fileOfStudio(useCases)).toMatch(/src: "?scenes\/img-2041-\w+\.webp/);
  const shown = site(this).locator('main img[src*="img-2041"]');
  await expect(shown).toBeVisible();
  // It has room on the page before it has arrived.
  const size = () =>
    shown.evaluate((picture: HTMLImageElement) => [picture.naturalWidth, picture.naturalHeight]);
  await expect.poll(size).toEqual([photograph.height, photograph.width]);
});

Then('I can write at once what it shows', async function (this: SiteWorld) {
  await expect(this.page.getByRole('textbox', { name: studioWord('one') })).toBeFocused();
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
  const panel = this.page.getByRole('region', { name: studioWord('panel'), exact: true });
  await panel.getByRole('textbox').first().fill(text);
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

When('I go back to it', async function (this: SiteWorld) {
  await waiting(this).getByRole('button').click();
});

When('I say that it is meant because {string}', async function (this: SiteWorld, reason: string) {
  await this.page.getByText(studioWord('meant')).first().click();
  await this.page.getByLabel(studioWord('meantBecause')).first().fill(reason);
  await button(this, studioWord('declare')).click();
});

When('I add English to a page in French only', async function (this: SiteWorld) {
  await button(this, studioWord('translationsRoom')).click();
  await this.page
    .getByRole('button', { name: `${studioWord('beginTranslation')} ${frenchOnly}` })
    .click();
});

const waitingBefore = new WeakMap<SiteWorld, number>();

When(
  'I write {string} as the first translation that waits',
  async function (this: SiteWorld, text: string) {
    waitingBefore.set(this, await translationsLeft(this));
    const box = this.page.getByRole('textbox', { name: 'English' });
    await expect(box).toHaveValue('');
    await box.fill(text);
    await box.blur();
  },
);

When('I go on to the next text that waits', async function (this: SiteWorld) {
  await button(this, studioWord('following')).click();
});

Then('I can write its translation at once', async function (this: SiteWorld) {
  await expect(this.page.getByRole('textbox', { name: 'English' })).toBeFocused();
});

Then('the site shows the page that it stands on', async function (this: SiteWorld) {
  const [, address = ''] = /^address: (.*)$/m.exec(await fileOfStudio(frenchOnly)) ?? [];
  const shown = () => new URL(this.page.frames()[1]?.url() ?? 'about:blank').pathname;
  await expect.poll(shown).toMatch(new RegExp(`${address}$`));
});

/** Search words are told by what their boxes say of themselves. */
When('I go on to the first search words that wait', async function (this: SiteWorld) {
  const { page } = this;
  const original = page.getByRole('textbox', { name: 'Français' });
  const box = page.getByRole('textbox', { name: 'English' });
  while ((await page.getByText(studioWord('wordALine')).count()) < 2) {
    const before = await original.inputValue();
    await button(this, studioWord('following')).click();
    await expect(original).not.toHaveValue(before);
  }
  await expect(box).toHaveAccessibleDescription(studioWord('wordALine'));
});

When(
  'I write {string} and {string} as their translation',
  async function (this: SiteWorld, first: string, second: string) {
    waitingBefore.set(this, await translationsLeft(this));
    const box = this.page.getByRole('textbox', { name: 'English' });
    await box.pressSequentially(first);
    await box.press('Enter');
    await box.pressSequentially(second);
    await box.blur();
  },
);

Then('the studio says that it is done, and that one waits less', async function (this: SiteWorld) {
  await expect(this.page.getByText(studioWord('translationDone'))).toBeVisible();
  await expect.poll(() => translationsLeft(this)).toBe((waitingBefore.get(this) ?? 0) - 1);
});

Then('that page holds {string}', async function (this: SiteWorld, text: string) {
  // Who pauses between two words has the first ones saved, and the whole a moment later.
  await expect.poll(() => fileOfStudio(frenchOnly)).toContain(text);
});

Then('English visitors still read it in French', async function (this: SiteWorld) {
  expect(await englishPage(this)).toMatch(/<main[^>]* lang="fr"/);
});

When('every text of it is translated', async function (this: SiteWorld) {
  await expect.poll(() => fileOfStudio(frenchOnly)).toMatch(toBeTranslated);
  // Written before the studio has looked, nothing would wait in its list, and there would be no looking again.
  await expect(button(this, studioWord('lookAgain'))).toBeVisible();
  await writeFileOfStudio(frenchOnly, translated(await fileOfStudio(frenchOnly)));
  await button(this, studioWord('lookAgain')).click();
  await expect(showButton(this)).toBeVisible();
});

Then('the studio lets me read its English title once more', async function (this: SiteWorld) {
  const title = button(this, studioWord('key.title'));
  await title.click();
  await expect(this.page.getByRole('textbox', { name: 'English' })).toBeFocused();
  await button(this, studioWord('translationsRoom')).click();
});

When('I show the page in English', async function (this: SiteWorld) {
  await showButton(this).click();
  await expect(showButton(this)).toHaveCount(0);
});

Then('English visitors read it in English', async function (this: SiteWorld) {
  await expect.poll(() => englishPage(this)).toMatch(/<h1[^>]*>Words/);
});

function showButton({ page }: SiteWorld) {
  return page.getByRole('button', { name: `${studioWord('showTranslation')} ${frenchOnly}` });
}

async function englishPage({ page, context }: SiteWorld): Promise<string> {
  const { origin } = new URL(page.url());
  const [, address = ''] = /^address: (.*)$/m.exec(await fileOfStudio(frenchOnly)) ?? [];
  return (await context.request.get(`${origin}/en${address}`)).text();
}

async function translationsLeft({ page }: SiteWorld): Promise<number> {
  const told = page.getByRole('button', { name: /textes restent à traduire/ });
  return Number.parseInt((await told.textContent()) ?? '', 10);
}

/** As a phone held upright takes it: on its side, with a note of it. */
const photograph = { width: 400, height: 300 };
const onItsSide = 6;

When('I make a new agent called {string}', async function (this: SiteWorld, name: string) {
  await button(this, studioWord('pagesRoom')).click();
  await this.page.getByText(studioWord('newFile')).click();
  await this.page.getByLabel(studioWord('newFileKind')).selectOption('agents');
  await this.page.getByLabel('Nom (Français)').fill(name);
  await this.page.getByLabel('Nom (English)').fill(name);
  await button(this, studioWord('makeFile')).click();
  await expect(this.page.getByText(studioWord('settings.file'))).toBeVisible();
});

Then('the agents page shows {string}', async function (this: SiteWorld, name: string) {
  await button(this, studioWord('pagesRoom')).click();
  await this.page
    .getByRole('button', { name: /\/agents$/ })
    .first()
    .click();
  await expect(site(this).getByText(name)).toBeVisible();
});

When('I look for {string} among the rules', async function (this: SiteWorld, words: string) {
  await button(this, studioWord('rulesRoom')).click();
  await this.page.getByRole('searchbox', { name: studioWord('searchRules') }).fill(words);
});

When('I open the rule {string}', async function (this: SiteWorld, rule: string) {
  await this.page.getByRole('button', { name: rule }).click();
});

Then('its text is there to be changed', async function (this: SiteWorld) {
  await expect(featureText(this)).toContainText('Feature:');
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
  expect(await git('status', '--porcelain')).toBe(' M features/consent/refusals.feature\n');
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

When('I ask for the page that says that something failed', async function (this: SiteWorld) {
  await button(this, studioWord('pagesRoom')).click();
  await button(this, studioWord('state.error')).click();
});

Then('the site shows that page', async function (this: SiteWorld) {
  const [, title = ''] =
    /\n {4}title:\n {6}fr: "?([^"\n]{6})/.exec(
      await fileOfStudio('content/templates/error.yaml'),
    ) ?? [];
  await expect(headline(this)).toContainText(title);
});

When(
  'I ask for the picture that is shown where the page is shared',
  async function (this: SiteWorld) {
    await button(this, studioWord('pagesRoom')).click();
    await button(this, studioWord('sharePicture')).click();
  },
);

Then('I see it, and what it says', async function (this: SiteWorld) {
  const picture = this.page.getByRole('figure');
  await expect(picture.getByRole('img')).toBeVisible();
  await expect(picture.getByRole('button').first()).toContainText(
    (await frenchHeadline()).slice(0, 9),
  );
});

When('I ask what changed', async function (this: SiteWorld) {
  await button(this, studioWord('changesRoom')).click();
});

Then('I read {string} as what is new', async function (this: SiteWorld, text: string) {
  const words = this.page.locator('ins');
  await expect(words.first()).toBeVisible();
  expect(text).toContain((await words.first().textContent())?.trim());
});

Then('I read the name of the home page beside it', async function (this: SiteWorld) {
  await expect(
    this.page.getByRole('listitem').getByRole('button', { name: '/' }).first(),
  ).toBeVisible();
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

const refusals: Readonly<Record<string, Record<string, string>>> = {
  'from another origin': { origin: 'https://evil.example' },
  'without its token': { cookie: '' },
};
const answers = new WeakMap<SiteWorld, number>();

When(
  /^the studio is asked for a change (from another origin|under another name|without its token)$/,
  { timeout: buildTimeoutMs },
  async function (this: SiteWorld, how: string) {
    await this.openStudio(await openTestStudio());
    const own = new URL(this.page.url());
    if (how === 'under another name') own.hostname = 'localhost';
    const answer = await this.context.request.post(`${own.origin}/__studio/api/save`, {
      headers: refusals[how] ?? {},
      data: { file: home, version: '', changes: [{ at: ['name', 'fr'], value: 'x' }] },
    });
    answers.set(this, answer.status());
  },
);

Then('it answers {int}', function (this: SiteWorld, status_: number) {
  expect(answers.get(this)).toBe(status_);
});

When('I go through the studio by keyboard alone', async function (this: SiteWorld) {
  await this.page.getByRole('link', { name: studioWord('skipToPanel') }).focus();
  await this.page.keyboard.press('Enter');
  await expect(this.page.getByRole('complementary')).toBeFocused();
  const list = this.page.getByText(/^Textes de cette page \([1-9]/);
  await list.focus();
  await this.page.keyboard.press('Enter');
  await this.page.keyboard.press('Tab');
  await this.page.keyboard.press('Enter');
});

Then('I reach a text, change it, and find every room', async function (this: SiteWorld) {
  await expect(frenchBox(this)).toBeFocused();
  await this.page.keyboard.press('End');
  await this.page.keyboard.type(' ou presque');
  await expect(status(this)).toHaveText(studioWord('saved'));
});

Then('every room of the studio is free of accessibility faults', async function (this: SiteWorld) {
  const rooms = this.page.getByRole('navigation').getByRole('button');
  for (const room of await rooms.all()) {
    await room.focus();
    await this.page.keyboard.press('Enter');
    await expect(room).toHaveAttribute('aria-pressed', 'true');
    expect(await findAccessibilityViolations(this.page)).toEqual([]);
  }
});

Then(
  'its rooms and tools stand in one row from {int} to {int} pixels wide',
  async function (this: SiteWorld, narrowest: number, widest: number) {
    const height = this.page.viewportSize()?.height ?? 0;
    for (let width = narrowest; width <= widest; width += rowStep) {
      await this.page.setViewportSize({ width, height });
      const middles = await this.page
        .getByRole('banner')
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((each) => {
            const { top, bottom } = each.getBoundingClientRect();
            return Math.round((top + bottom) / 2);
          }),
        );
      expect(new Set(middles).size, `${width} pixels wide`).toBe(1);
    }
  },
);

/** The text of a feature, in its editor. */
function featureText({ page }: SiteWorld) {
  return page.locator('.cm-content');
}

/** Lines that are out of sight are not in the page. */
async function goToItsEnd(world: SiteWorld): Promise<void> {
  await featureText(world).click();
  await world.page.keyboard.press('Control+End');
}

/** As it stands in the file; the first text of the first section. */
async function frenchHeadline(): Promise<string> {
  const { 1: text = '' } = /^ {4}title:\n {6}fr: (.*)$/m.exec(await fileOfStudio(home)) ?? [];
  return text;
}
