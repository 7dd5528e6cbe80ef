import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, test } from 'vitest';
import { headerRoom } from '../../app/layout/header-room.ts';
import { type Language, languages } from '../../schema/languages.ts';
import { type LimitName, limits } from '../../schema/limits.ts';
import { maxNameCharacters, maxNameWordCharacters } from '../../schema/site.ts';
import { loadContent } from '../../scripts/content/load.ts';
import { limitedTexts } from '../../scripts/content/resolve/limited-texts.ts';
import { toProject } from '../../scripts/content/resolve/project.ts';
import { setTypography } from '../../scripts/content/resolve/typography.ts';
import { addressOf, pages } from '../../scripts/test/browser/pages.ts';
import { untilLoaded } from '../../scripts/test/browser/session.ts';
import { states } from '../../scripts/test/browser/states.ts';
import { siteInBrowser } from './built-site.ts';
import { measure } from './measure.ts';

const widths = [320, 390, 1440];
const pageNames = [
  'fr-home',
  'en-platform',
  'fr-agents',
  'en-industries',
  'fr-testimonials',
  'en-careers',
  'fr-book-demo',
  'en-press',
  'fr-academy',
  'fr-site-map',
  'en-legal',
  'fr-use-cases',
  ...pages.flatMap(({ name }) => (name.startsWith('en-case-study-') ? name : [])).slice(0, 1),
];
const stateNames = ['banner', 'settings', 'menu', 'pill', 'confirmation'];
/** Words of a usual length, in place of the site's own. */
const filler: Record<Language, string> = {
  fr: 'Automatiser chaque démarche des usagers, du dossier reçu au courrier de réponse signé, sans ressaisie ni délai ',
  en: 'Automating every request that citizens send, from the first document to the signed answer, without any retyping ',
};

type TextsWithLimits = Record<Language, Map<string, Set<LimitName>>>;

const built = siteInBrowser();
let limited: TextsWithLimits;
/** Of a visitor who goes from page to page, cookies decided. */
let visit: Page;
const held = new Set<string>();

beforeAll(async () => {
  limited = await textsWithLimits();
  visit = await openPage({ decided: true });
});

describe('a text of exactly its limit', () => {
  test.each(pageNames)('fits on %s', async (name) => {
    await visit.setViewportSize({ width: 360, height: 844 });
    await visit.goto(addressOf(name));
    await untilLoaded(visit);
    expect(await faultsOf(visit, name.startsWith('en') ? 'en' : 'fr', widths)).toEqual([]);
  });

  test.each(states.filter(({ name }) => stateNames.includes(name)))(
    'fits in the state $name',
    async ({ reach, decided }) => {
      const page = await openPage({ decided });
      for (const language of languages) {
        await reach(page, language);
        expect(await faultsOf(page, language, [320])).toEqual([]);
      }
      await page.context().close();
    },
  );

  test('was put in the place of each limit', () => {
    expect([...held].toSorted()).toEqual(Object.keys(limits).toSorted());
  });
});

test.each(languages)(
  'a banner of the longest texts leaves room for the page and is whole in letters twice as large, in %s',
  async (language) => {
    const page = await openPage({ decided: false });
    await page.goto(addressOf(`${language}-home`));
    await page.locator('#cookie-banner:not([hidden])').waitFor();
    await stretch(page, language);
    const heights = [];
    for (const [width, height] of [
      [320, 256],
      [320, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { box, position } = await page.locator('#cookie-banner').evaluate((one) => ({
        box: one.getBoundingClientRect().height,
        position: getComputedStyle(one).position,
      }));
      heights.push(position === 'fixed' ? box / height : box / height - 1);
    }
    // It scrolls with the page on the lowest screen; elsewhere it lies over the page.
    expect(Math.max(...heights)).toBeLessThanOrEqual(0.62);
    const wide = await page.locator('#cookie-banner').evaluate((one) => {
      document.documentElement.style.fontSize = '200%';
      return one.scrollWidth - one.clientWidth;
    });
    expect(wide, 'words cut at its side, at 200 %').toBe(0);
    await page.context().close();
  },
);

const word = 'Administrations'.slice(0, maxNameWordCharacters);
const longestProduct = `${word} ${word} ${word}`.slice(0, maxNameCharacters);
const longest = filler.fr.slice(0, limits.headerLink.characters);
const headers = [
  ['one short word and all the letters of a row', 'Assise', 'Plateforme', 'Réservez une démo vite'],
  ['one long word', word, 'Plateforme', 'Réservez votre démo'],
  ['two short words', 'Pierre Dangle', 'Plateforme', 'Réservez votre démo'],
  ['several words', "Les Ateliers de l'Étai & Fils", 'Plateforme', 'Réservez votre démo'],
  ['the longest name and the longest labels', longestProduct, longest, longest],
] as const;
test('nothing of the header lies over anything, whatever its words', async () => {
  await visit.goto(addressOf('fr-home'));
  const faults: string[] = [];
  for (const width of [320, 352, 360, 390, 479, 480, 600, 767, 768, 1024, 1199, 1200, 1280, 1440]) {
    await visit.setViewportSize({ width, height: 640 });
    for (const [words, product, label, demo] of headers) {
      const link = { label, to: '/' };
      const links = { header: Array(5).fill(link), demo: { ...link, label: demo } };
      await visit.evaluate(nameHeader, { product, label, demo, ...headerRoom(product, links) });
      const found = await visit.evaluate(headerFaults);
      faults.push(...found.map((one) => `${words}, ${width}px: ${one}`));
    }
  }
  expect(faults).toEqual([]);
});

async function openPage({ decided }: { decided: boolean }): Promise<Page> {
  const look = { colorScheme: 'light', width: 360, decided } as const;
  return (await built.openSession(look)).newPage();
}

/** The limits of each text of the content that has no token but the product’s name, by the text. */
async function textsWithLimits(): Promise<TextsWithLimits> {
  const found: TextsWithLimits = { fr: new Map(), en: new Map() };
  const { files } = await loadContent('.');
  const product = toProject(files)?.site.value.product ?? '';
  for (const file of files) {
    for (const { path, text, limit } of limitedTexts(file)) {
      const language = path.includes('en') ? 'en' : 'fr';
      const shown = setTypography(text.replace('{product}', product), language);
      found[language].set(shown, (found[language].get(shown) ?? new Set()).add(limit));
    }
  }
  return found;
}

async function faultsOf(page: Page, language: Language, screens: number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const name of await stretch(page, language)) held.add(name);
  for (const width of screens) {
    await page.setViewportSize({ width, height: 844 });
    const found = await page.evaluate(measure, {
      letters: 0,
      line: Number.POSITIVE_INFINITY,
      target: 0,
    });
    const tooHigh = await page.evaluate(linesBeyond, limits);
    faults.push(...[...found, ...tooHigh].map((one) => `${width}px: ${one}`));
  }
  return faults;
}

/** Puts a text of exactly its limit in the place of each limited one that is shown; answers their limits. */
async function stretch(page: Page, language: Language): Promise<string[]> {
  const texts = [...limited[language]].flatMap(([text, names]) =>
    [...names].map((limit) => ({ text, limit, long: textFor(limit, language) })),
  );
  return page.evaluate(replaceTexts, texts);
}

function textFor(limit: LimitName, language: Language): string {
  return filler[language].repeat(3).slice(0, limits[limit].characters).replace(/ $/u, 's');
}

declare global {
  interface Window {
    stretched: { node: Node; limit: string }[];
  }
}

/** Runs in the page. A text that stands in several places is replaced where its place tells its limit. */
function replaceTexts(texts: { text: string; limit: string; long: string }[]): string[] {
  const known = Map.groupBy(texts, ({ text }) => text);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  window.stretched = [];
  const header = document.querySelector('header');
  if (header) header.dataset.folded = 'true';
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    const place = parent.closest('header') ? 'header' : parent.closest('footer') ? 'footer' : '';
    const fitting = (known.get(node.nodeValue?.trim() ?? '') ?? []).filter(({ limit }) => {
      const own = /^(?:header|footer)/u.exec(limit)?.[0] ?? '';
      return own === place;
    });
    const [one, other] = fitting;
    if (!one || other) continue;
    node.nodeValue = one.long;
    window.stretched.push({ node, limit: one.limit });
  }
  return window.stretched.map(({ limit }) => limit);
}

/** Runs in the page: what takes more lines than its limit says. */
function linesBeyond(limits: Record<string, { lines: number }>): string[] {
  return window.stretched.flatMap(({ node, limit }) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const most = limits[limit]?.lines ?? 0;
    const tops = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
    // What only screen readers read has no width.
    const isSeen = range.getBoundingClientRect().width > 20;
    const { tagName } = node.parentElement ?? document.body;
    return isSeen && tops.size > most ? [`${limit} takes ${tops.size} lines in ${tagName}`] : [];
  });
}

type HeaderTexts = {
  product: string;
  label: string;
  demo: string;
  hasLongName: boolean;
  isFolded: boolean;
};

/** Runs in the page: the header, as the site draws it with these texts. */
function nameHeader({ product, label, demo, hasLongName, isFolded }: HeaderTexts): void {
  const header = document.querySelector('header');
  const name = header?.querySelector('a')?.lastChild;
  const whole = header?.querySelector(':scope > div > a:last-of-type > span');
  if (!header || !name || !whole) throw new Error('the header has no name or no button');
  header.toggleAttribute('data-folded', isFolded);
  header.toggleAttribute('data-long-name', hasLongName);
  name.nodeValue = product;
  whole.textContent = demo;
  for (const link of header.querySelectorAll('nav:first-of-type > ul a, details nav a')) {
    link.textContent = label;
  }
}

/** Runs in the page: parts of the header that lie over each other or reach beyond it. */
function headerFaults(): string[] {
  const header = document.querySelector('header');
  const row = header?.firstElementChild;
  if (!header || !row) return ['no header'];
  const boxes = [...row.children]
    .filter((one) => one.checkVisibility())
    .map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const part = one.querySelector('summary') ?? (one.matches(':first-child') ? range : one);
      const { left, right, height } = part.getBoundingClientRect();
      return { text: one.textContent?.slice(0, 30), left, right, height };
    });
  const faults = boxes.flatMap(({ text, left, right, height }, index) => [
    ...(index > 0 && left < (boxes[index - 1]?.right ?? 0)
      ? [`${text} under ${boxes[index - 1]?.text}`]
      : []),
    ...(right > innerWidth ? [`${text} beyond the edge`] : []),
    ...(height > 80 ? [`${text} is ${height}px high`] : []),
  ]);
  return faults;
}
