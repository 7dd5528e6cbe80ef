import { readdirSync } from 'node:fs';
import { Given, Then, When } from '@cucumber/cucumber';
import sharp from 'sharp';
import { expect } from '../support/expect.ts';
import { fileOfStudio, frenchHeadline, git, home } from '../support/studio.ts';
import {
  button,
  editHomePage,
  headline,
  panel,
  search,
  showPage,
  site,
  status,
  studioWord,
  waiting,
} from '../support/studio-page.ts';
import { buildTimeoutMs } from '../support/timeouts.ts';
import type { SiteWorld } from '../support/world.ts';

const pointerTimeoutMs = 500;
/** One that others link to, which all of them are. */
const [caseStudyFile = ''] = readdirSync('content/collections/case-studies').toSorted();
const caseStudy = `content/collections/case-studies/${caseStudyFile}`;
const caseStudyId = caseStudyFile.replace('.yaml', '');

const useCases = 'content/pages/use-cases.yaml';

When('I duplicate its section', async function (this: SiteWorld) {
  await button(this, studioWord('duplicate')).click();
  await expect(status(this)).toHaveText(studioWord('saved'));
});

Then('the page has one section more', async function (this: SiteWorld) {
  const sections = async () => (await fileOfStudio(home)).match(/^ {2}- kind: hero$/gm);
  await expect.poll(sections).toHaveLength(2);
  await expect(this.page.getByText(/^Section 2 sur/)).toBeVisible();
});

When('I move its section to the end', async function (this: SiteWorld) {
  const places = this.page.getByLabel(studioWord('position'));
  const last = ((await fileOfStudio(home)).match(/^ {2}- kind:/gm) ?? []).length;
  await expect(places.locator('option')).toHaveCount(last);
  await places.selectOption({ index: last - 1 });
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
  for (let left = await links.count(); left > 0; left -= 1) {
    await links.first().getByRole('button').click();
    await expect(this.page.locator('section.panel:not([inert])')).toBeVisible();
    const names = panel(this).getByLabel(studioWord('names'));
    const whole = panel(this).getByText(studioWord('wholeFile'));
    const box = panel(this)
      .locator('textarea')
      .nth(await boxWith(this, caseStudyId));
    const written = await box.inputValue();
    const linked = `](/case-study/${caseStudyId})`;
    // A link leads elsewhere; what the assistant knows of the case study goes with it.
    if (await names.isVisible()) await names.selectOption('/customer-testimonials');
    else if (written.includes(linked)) {
      await box.fill(written.replace(linked, '](/customer-testimonials)'));
    } else {
      await whole.click();
      await panel(this)
        .getByRole('button', { name: studioWord('removeFile') })
        .click();
    }
    await expect(links).toHaveCount(left - 1);
  }
  await waiting(this)
    .getByRole('button', { name: studioWord('removeFile') })
    .click();
  await expect(waiting(this)).toHaveCount(0);
});

/** Which box of the open text holds these words, French or English. */
async function boxWith(world: SiteWorld, words: string): Promise<number> {
  const boxes = panel(world).locator('textarea');
  const place = () =>
    boxes.evaluateAll(
      (all, held) =>
        all.findIndex((box) => box instanceof HTMLTextAreaElement && box.value.includes(held)),
      words,
    );
  await expect.poll(place).toBeGreaterThanOrEqual(0);
  return place();
}

Then('the case study is gone, and nothing leads to it', async function (this: SiteWorld) {
  await expect.poll(() => git('ls-files', '--deleted')).toContain(caseStudy);
  await expect.poll(() => fileOfStudio(home)).not.toContain(`case-study/${caseStudyId}`);
});

When('I make a new agent called {string}', async function (this: SiteWorld, name: string) {
  await button(this, studioWord('pagesRoom')).click();
  await this.page.getByText(studioWord('newFile')).click();
  await this.page.getByLabel(studioWord('newFileKind')).selectOption('agents');
  await this.page.getByLabel('Nom (Français)').fill(name);
  await button(this, studioWord('makeFile')).click();
  await expect(this.page.getByText(studioWord('settings.file'))).toBeVisible();
});

When('I copy the agent for KYC as {string}', async function (this: SiteWorld, name: string) {
  const agent = 'content/collections/agents/kyc.yaml';
  const title = /^title: "?(.*?)"?$/m.exec(await fileOfStudio(agent))?.[1] ?? '';
  await search(this, title, 'agents/kyc.yaml');
  await this.page.getByText(studioWord('copyFile')).click();
  await this.page.getByLabel('Nom (Français)').fill(name);
  await this.page
    .getByRole('button', { name: studioWord('duplicate') })
    .last()
    .click();
});

Then('the agents page shows {string}', async function (this: SiteWorld, name: string) {
  await showPage(this, '/agents');
  await expect(site(this).getByText(name)).toBeVisible();
});

Then('the page marks what nobody has written yet', async function (this: SiteWorld) {
  const marked = () =>
    site(this)
      .locator('body')
      .evaluate(() => [...(CSS.highlights.get('first-text') ?? [])].map(String).join());
  await expect.poll(marked).toContain('Nouveau texte');
});

Given(
  'I edit the page of use cases in the studio',
  { timeout: buildTimeoutMs },
  async function (this: SiteWorld) {
    await editHomePage(this);
    await showPage(this, '/use-cases');
    await expect(site(this).locator('main img').first()).toBeVisible();
  },
);

/** As a phone held upright takes it: on its side, with a note of it. */
const photograph = { width: 400, height: 300 };
const onItsSide = 6;

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
  await expect(panel(this).locator('textarea:focus')).toBeVisible();
});

When('I ask for the page that says that something failed', async function (this: SiteWorld) {
  this.problems.expect(/the server responded with a status of 405/);
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
