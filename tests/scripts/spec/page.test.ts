import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import {
  type Book,
  type FrameLanguage,
  ownersRules,
  rulesOf,
} from '../../../scripts/spec/book/book.ts';
import { type BookChanges, changesSince } from '../../../scripts/spec/book/changes.ts';
import { readRun } from '../../../scripts/spec/book/last-run.ts';
import { bundleScript, bundleStyles } from '../../../scripts/spec/page/assets.ts';
import { drawPages } from '../../../scripts/spec/page/page.ts';
import { foundRules } from '../../../scripts/spec/search/searched.ts';
import { frameLanguages, sayIn } from '../../../scripts/spec/words.ts';
import {
  bannerText,
  bookOf,
  clauses,
  playedBook,
  runFixture,
  withoutContext,
} from './fixture/fixture-book.ts';

const [styles, script] = await Promise.all([bundleStyles(), bundleScript()]);

test('styles and script ask no other host, and need no other file', () => {
  const addresses = [...styles.matchAll(/url\(['"]?([^'")]{5})/gu)].map(([, url]) => url);
  expect(addresses.filter((one) => one !== 'data:')).toEqual([]);
  expect(script).not.toMatch(/\bimport\b\s*[({'"]/u);
});

async function pagesOf(book: Book, language: FrameLanguage, changes?: BookChanges) {
  const found = foundRules(book);
  return drawPages({ book, clauses, changes, found }, sayIn(language));
}

test.each(frameLanguages)('the pages in %s are whole and valid', async (language) => {
  const book = await playedBook();
  const before = bookOf(bannerText.replace('It is pictured', 'It was pictured'));
  const changes = changesSince({ reference: 'v1', book: before }, book);
  const pages = await pagesOf(book, language, changes);
  const others = [...(await pagesOf(book, language === 'fr' ? 'en' : 'fr')).keys()];
  const files = ['spec.css', 'spec.js', 'rules.js', ...pages.keys(), ...others];
  const idsOf = (page: string) => [...page.matchAll(/\sid="(?<id>[^"]+)"/gu)].map(([, id]) => id);
  for (const [name, page] of pages) {
    const ids = idsOf(page);
    expect(new Set(ids).size, name).toBe(ids.length);
    const addresses = [...page.matchAll(/\b(?:src|href)="([^"]*)"/gu)].map(([, one = '']) => one);
    const broken = addresses.filter((address) => {
      const [written = '', id] = address.split('#');
      const file = written === '' ? name : path.posix.join(path.posix.dirname(name), written);
      if (!files.includes(file)) return !/^pictures\/[a-f0-9]+\.webp$/u.test(file);
      const target = pages.get(file);
      return id !== undefined && !idsOf(target ?? '').includes(id);
    });
    expect(broken, name).toEqual([]);
    const { results } = await new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: { 'no-inline-style': 'off', 'no-trailing-whitespace': 'off', 'long-title': 'off' },
    }).validateString(page);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${name}:${line} ${ruleId}: ${message}`),
      ),
    ).toEqual([]);
  }
});

test('the summary counts what its chapters hold, and no technical rule among them', async () => {
  const chapters = [
    { id: 'consent', fr: 'Le consentement', en: 'Consent', features: ['consent'] },
    { id: 'technical', fr: 'Technique', en: 'Technical', features: [], technical: '@technical' },
  ];
  const rule = '  @spec-4-shown\n  Rule: It is pictured';
  const book = bookOf(bannerText.replace(rule, `  @technical\n${rule}`), undefined, { chapters });
  expect(ownersRules(book).map(({ name }) => name)).toEqual(['It appears after a second']);
  const pages = await pagesOf(book, 'en');
  expect(pages.get('en/index.html')).toContain('<dd data-figure="unchecked">1</dd>');
  expect(pages.get('en/technical.html')).toContain('It is pictured');
});

test('the summary says of each clause whether it is kept, and leads to its rules', async () => {
  const pages = await pagesOf(await playedBook(), 'en');
  const tags = clauses.map(({ tag }) => tag.slice(1));
  const summary = pages.get('en/index.html') ?? '';
  for (const tag of tags) {
    expect(summary).toContain(`<tr id="clause-${tag}">`);
    expect(summary.match(new RegExp(`<td id="${tag}" data-verdict="[a-z-]+">`, 'gu'))).toHaveLength(
      1,
    );
  }
  expect(summary).toContain('<td id="spec-9-delay" data-verdict="failed">');
});

test('an outline is titled by what its first row says, and pictures that are alike are one', async () => {
  const book = await playedBook();
  const scenario = rulesOf(book)[0]?.scenarios[0];
  const picture = { file: '0123456789abcdef.webp', width: 640, height: 360 };
  const at = '2026-01-05T14:05:00.000Z';
  const later = { ...picture, at: '2026-07-05T14:05:00.000Z' };
  for (const one of scenario?.cases ?? [])
    one.pictures = { before: { ...picture, at }, after: later };
  const page = [...(await pagesOf(book, 'en')).values()].join('');
  expect(page).toContain('<summary><span lang="en">Just before</span>');
  expect(page).toContain('The same screen before and after, 5 January 2026 – 5 July 2026');
  expect(page).not.toContain('<span>Before');
});

test.each([
  ['fr', 'N’a pas pu être jugée', '« a visitor » ne s’est pas réalisé'],
  ['en', 'Could not be judged', '“a visitor” did not hold'],
] as const)('what could not be judged is said apart from what is broken, in %s', async (...row) => {
  const [language, mark, because] = row;
  const book = bookOf(bannerText, readRun(withoutContext(await runFixture())));
  const pages = [...(await pagesOf(book, language)).values()];
  const page = pages.join('').replaceAll('\u00a0', ' ');
  expect(page).toContain('id="spec-4-shown" data-verdict="unjudged"');
  expect(page).not.toContain('data-verdict="failed"');
  expect(page).toContain(mark);
  expect(page.split(because)).toHaveLength(2);
});

test('words of a feature are never markup', async () => {
  const book = bookOf(bannerText.replace('It is pictured', '<img src=x> & <b>'));
  const page = [...(await pagesOf(book, 'en')).values()].join('');
  expect(page).toContain('&lt;img src=x&gt; &amp; &lt;b&gt;');
  expect(page).not.toContain('<img src=x>');
});

test.each([
  ['fr', 'La loi'],
  ['en', 'The law'],
] as const)('whose rule it is beside the specification is said, in %s', async (language, words) => {
  const say = sayIn(language);
  const pageOf = async (text: string) =>
    [...(await pagesOf(bookOf(text), language)).values()].join('');
  const written = '  @spec-4-shown\n  Rule: It is pictured';
  expect(bannerText).toContain(written);
  const legal = await pageOf(bannerText.replace(written, '  @from-law\n  Rule: It is pictured'));
  expect(legal).toContain(`<li>${words}</li>`);
  const nobodys = await pageOf(bannerText.replace(written, '  Rule: It is pictured'));
  // The rule itself and its wish; another wish of the fixture comes from nowhere in both.
  expect(nobodys.split(say('noClause'))).toHaveLength(legal.split(say('noClause')).length + 2);
});
