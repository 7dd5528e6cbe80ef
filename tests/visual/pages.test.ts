import type { CDPSession, Page } from '@playwright/test';
import { beforeAll, describe, expect, test } from 'vitest';
import { inLanguage } from '#schema/addresses.ts';
import type { Language } from '#schema/languages.ts';
import { findViolationsIn } from '../../features/support/axe.ts';
import { Problems } from '../../features/support/problems.ts';
import { untilLoaded, viewport } from '../../scripts/test/browser/session.ts';
import { ways } from '../../scripts/test/browser/states.ts';
import { siteInBrowser } from './built-site.ts';
import { type Limits, measure } from './measure.ts';
import { pagesByTemplate, type TemplatePage } from './templates.ts';

const widths = [320, 390, 768, 1024, 1440, 1920];
/** Of a page whose template is looked at on every screen: the smallest, where words break, and a common one. */
const siblingWidths = [320, 1440];
/** Where a reader's own size and spacing of text are tried: phones, tablet, the narrowest bar of links, the widest desk. */
const readerWidths = [320, 390, 768, 1280, 1920];
const siblingReaderWidths = [320, 1280];
const stateWidths = [320, 1440];
const limits: Limits = { letters: 15, line: 75, target: 44 };
const edgesOnly: Limits = { letters: 0, line: Number.POSITIVE_INFINITY, target: 0 };

const built = siteInBrowser();
let visit: Visit;

beforeAll(async () => {
  visit = await openVisit();
});

const { specimens, siblings } = await pagesByTemplate();

test('every kind of section is looked at on every screen', () => {
  const kindsOf = (pages: readonly TemplatePage[]) => pages.flatMap(({ kinds }) => [...kinds]);
  expect([...new Set(kindsOf(specimens))]).toEqual(expect.arrayContaining(kindsOf(siblings)));
});

// Each page is loaded once: what is measured and judged on it comes one after the other.
describe.each(specimens)('$name', ({ address, language }) => {
  beforeAll(() => open(address));

  test('is accessible, at a desk and on a phone', async () => {
    expect(await violationsOn(visit.page, language)).toEqual([]);
  });

  test('holds the limits on every screen', async () => {
    expect(await measureAt(visit.page, widths, limits)).toEqual([]);
  });

  test('holds text at 200 %, however a browser enlarges it, and spaced out', async () => {
    const { page } = visit;
    expect(await measureStyled(page, readerWidths)).toEqual([]);
    await choose({ fontSize: 32 });
    expect(await measureAt(page, [320], edgesOnly)).toEqual([]);
  });

  test('meets no error and asks no other host', () => {
    expect(visit.problems.unexplained()).toEqual([]);
  });
});

// Their words are their own; names, roles and languages are judged in the HTML of each page (tests/site).
test.each(siblings)('$name, like another page, holds its words', async ({ address }) => {
  await open(address);
  expect(await measureAt(visit.page, siblingWidths, limits)).toEqual([]);
  expect(await measureStyled(visit.page, siblingReaderWidths)).toEqual([]);
  expect(visit.problems.unexplained()).toEqual([]);
});

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  test.each(ways.map((way) => ({ ...way, names: Object.keys(way.steps).join(', ') })))(
    'states $names: the limits hold',
    async ({ steps, decided, widest = 1440 }) => {
      const context = await built.openSession({ colorScheme: 'light', width: 320, decided });
      const page = await context.newPage();
      const findings: string[] = [];
      for (const [name, step] of Object.entries(steps)) {
        await page.setViewportSize(viewport(320));
        await step(page, language);
        const screens = stateWidths.filter((one) => one <= widest);
        findings.push(...(await measureAt(page, screens, limits)).map((one) => `${name}, ${one}`));
      }
      await context.close();
      expect(findings).toEqual([]);
    },
  );

  test('an unknown address is accessible, at a desk and on a phone', async () => {
    const { page, problems } = await openVisit();
    problems.expect(/status of 404/);
    await page.goto(inLanguage('/no-such-page', language));
    expect(await violationsOn(page, language)).toEqual([]);
    expect(problems.unexplained()).toEqual([]);
    await page.context().close();
  });
});

interface Visit {
  page: Page;
  devtools: CDPSession;
  problems: Problems;
}

/** Of a visitor who goes from page to page. */
async function openVisit(): Promise<Visit> {
  const look = { colorScheme: 'light', width: 1440, decided: true } as const;
  const context = await built.openSession(look);
  const problems = new Problems('chromium');
  problems.watch(context, built.origin);
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page), problems };
}

async function open(address: string): Promise<void> {
  const { page } = visit;
  await choose({ fontSize: 16 });
  await page.setViewportSize(viewport(1440));
  await page.goto(encodeURI(address));
  await untilLoaded(page);
}

/** The size of text that the visitor chooses in the browser, px. */
async function choose({ fontSize }: { fontSize: number }): Promise<void> {
  await visit.devtools.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
}

/** Both colour schemes are judged at both sizes: the two languages of a screen take turns. */
async function violationsOn(page: Page, language: Language): Promise<string[]> {
  await page.setViewportSize(viewport(1440));
  const atDesk = await findViolationsIn(language === 'en' ? 'dark' : 'light', page);
  await page.setViewportSize(viewport(390));
  return [...atDesk, ...(await findViolationsIn(language === 'en' ? 'light' : 'dark', page))];
}

/** What breaks the limits, a line each. */
async function measureAt(page: Page, screens: readonly number[], held: Limits): Promise<string[]> {
  const findings: string[] = [];
  for (const width of screens) {
    await page.setViewportSize(viewport(width));
    const found = await page.evaluate(measure, held);
    findings.push(...found.map((one) => `${width}px: ${one}`));
  }
  return findings;
}

/** What reaches beyond the edges with text enlarged, then spaced out, a line each. */
async function measureStyled(page: Page, screens: readonly number[]): Promise<string[]> {
  await page.evaluate(style, enlarged);
  const large = await measureAt(page, screens, edgesOnly);
  await page.evaluate(style, spacedOut);
  return [...large, ...(await measureAt(page, screens, edgesOnly))];
}

/** Text alone, enlarged by the page's root: no query of the window's width tells of it (WCAG 2.2, 1.4.4). */
const enlarged = 'html { font-size: 200%; }';
/** The most space that a visitor may ask for (WCAG 2.2, 1.4.12). */
const spacedOut = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Runs in the page: the reader's own style, in place of the one before. */
function style(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}
