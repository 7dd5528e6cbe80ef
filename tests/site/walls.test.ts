import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { type BuiltPage, builtPages, notFoundPages, read } from './built-pages.ts';

const pages = [...builtPages(), ...notFoundPages()];
/** Each screen once: under English it has the same walls, and a second address the same screen. */
const screens = pages.filter(({ address, html }) => {
  const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/u.exec(html)?.[1];
  return (
    canonical !== undefined && decodeURI(canonical) === address && !/^\/en(?:\/|$)/u.test(address)
  );
});

/** The names of the drawings that a page shows, in their order. */
function drawingsOf({ html }: BuiltPage): string[] {
  return [...html.matchAll(/<img[^>]* src="\/walls\/([^"]+)\.svg"/gu)].map(([, name = '']) => name);
}

test('each page ends with a row of walls', () => {
  const without = pages.filter((page) => !drawingsOf(page).at(-1)?.endsWith('-band'));
  expect(without.map(({ address }) => address)).toEqual([]);
});

test('no page shows one wall twice', () => {
  const twice = pages.filter((page) => {
    const drawings = drawingsOf(page);
    return new Set(drawings).size < drawings.length;
  });
  expect(twice.map(({ address }) => address)).toEqual([]);
});

test('no two names stand for one drawing', () => {
  const names = [...new Set(pages.flatMap(drawingsOf))];
  expect(names.length).toBeGreaterThan(60);
  expect(new Set(names.map((name) => read(`walls/${decodeURIComponent(name)}.svg`))).size).toBe(
    names.length,
  );
});

test.each([
  ['open', 'main section:has(h1) img[src^="/walls/"]'],
  ['end', 'main > img[src^="/walls/"]:last-child'],
])('no two screens %s with walls that look alike', (_, selector) => {
  const walls = screens.flatMap(({ address, html }) => {
    const source = parseHTML(html).document.querySelector(selector)?.getAttribute('src');
    return source ? [{ address, words: wordsOf(source) }] : [];
  });
  expect(walls.length).toBeGreaterThan(20);
  const alike = walls.flatMap((one, index) =>
    walls
      .slice(index + 1)
      .filter((other) => lookAlike(one.words, other.words))
      .map((other) => `${one.address} and ${other.address}`),
  );
  expect(alike).toEqual([]);
});

test('no two screens are shared with the same picture', () => {
  const pictures = screens.map(({ html }) => {
    const address = /<meta property="og:image" content="([^"]+)"/u.exec(html)?.[1] ?? '';
    return read(decodeURI(new URL(address).pathname), 'latin1');
  });
  expect(new Set(pictures).size).toBe(screens.length);
});

/** What a wall is drawn from, such as its bond and its opening, as its file says. */
function wordsOf(source: string): Map<string, string> {
  const description = /<desc>([^<]+)<\/desc>/u.exec(read(decodeURI(source)))?.[1] ?? '';
  expect(description).not.toBe('');
  return new Map(
    description.split(', ').map((words): [string, string] => {
      const [name = '', word = ''] = words.split(' ');
      return [name, word];
    }),
  );
}

/** Less than two words tell them apart, or they have one opening under one top. */
function lookAlike(one: Map<string, string>, other: Map<string, string>): boolean {
  const names = [...new Set([...one.keys(), ...other.keys()])];
  const differing = names.filter((name) => one.get(name) !== other.get(name));
  return differing.length < 2 || !['opening', 'top'].some((name) => differing.includes(name));
}
