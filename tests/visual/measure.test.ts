import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchSteadyBrowser } from '../../scripts/test/browser/session.ts';
import { measure } from './measure.ts';

const limits = { letters: 15, line: 75, target: 44 };
const words =
  'Une ligne que personne ne suit du regard sans se perdre au retour à la marge gauche.';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchSteadyBrowser();
  page = await browser.newPage({ viewport: { width: 1000, height: 600 } });
});

afterAll(async () => {
  await browser?.close();
});

async function findings(html: string): Promise<string[]> {
  await page.setContent(`<!doctype html><style>body { font-size: 16px }</style>${html}`);
  return page.evaluate(measure, limits);
}

test.each([
  ['small letters', '<p style="font-size:14px">Petit</p>', '14px letters: Petit'],
  [
    'small letters of a style sheet',
    '<style>p::before { content: "Petit"; font-size: 12px }</style><p>Grand</p>',
    '12px letters: "Petit"',
  ],
  ['a long line', `<p>${words}</p>`, `a line of ${words.length} characters: ${words.slice(0, 60)}`],
  [
    'a low button',
    '<button style="width:90px;height:30px">Oui</button>',
    'a target of 90 x 30: Oui',
  ],
  [
    'a narrow link',
    '<a href="/" aria-label="Accueil" style="display:block;width:20px;height:44px"></a>',
    'a target of 20 x 44: Accueil',
  ],
  ['a wide page', '<div style="width:1200px;height:1px"></div>', 'the page is 1208px wide'],
  [
    'a word beyond the edge',
    '<div style="overflow:clip"><p style="margin-left:980px">Dehors</p></div>',
    'beyond the edge: Dehors',
  ],
  [
    'a word cut off at the side',
    '<div style="overflow:hidden;width:20px"><p>Large</p></div>',
    'cut off: Large',
  ],
  [
    'a line cut off below',
    '<div style="overflow:hidden;width:60px;height:40px"><p>Haut</p><p>Bas</p></div>',
    'cut off: Bas',
  ],
])('finds %s', async (_, html, found) => {
  expect(await findings(html)).toContain(found);
});

test.each([
  ['what only screen readers read', '<p style="clip-path:inset(50%);font-size:10px">Petit</p>'],
  ['a link within a sentence', '<p>Lire la <a href="/">suite</a>.</p>'],
  [
    'a table that scrolls',
    '<div style="overflow-x:auto;width:200px"><p style="width:2000px">a b</p></div>',
  ],
  [
    'the next slide of a carousel',
    '<div style="overflow:hidden;width:60px"><p style="margin-left:90px">Ensuite</p></div>',
  ],
  ['lines that break in time', `<p style="max-width:20em">${words}</p>`],
])('lets %s be', async (_, html) => {
  expect(await findings(html)).toEqual([]);
});
