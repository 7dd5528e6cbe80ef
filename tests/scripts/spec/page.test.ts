import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { changesSince } from '../../../scripts/spec/book/changes.ts';
import { readRun } from '../../../scripts/spec/book/last-run.ts';
import { bundleScript, bundleStyles } from '../../../scripts/spec/page/assets.ts';
import { drawPage } from '../../../scripts/spec/page/page.ts';
import { frameLanguages, sayIn } from '../../../scripts/spec/words.ts';
import {
  bannerText,
  bookOf,
  clauses,
  playedBook,
  runFixture,
  withoutContext,
} from './fixture/fixture-book.ts';

test.each(frameLanguages)(
  'the page in %s is whole, valid, and asks no other host',
  async (language) => {
    const book = await playedBook();
    const before = bookOf(bannerText.replace('It is pictured', 'It was pictured'));
    const changes = changesSince({ reference: 'v1', book: before, isKept: false }, book);
    const [styles, script] = await Promise.all([bundleStyles(), bundleScript()]);
    const parts = { book, clauses, changes, other: 'en.html', styles, script };
    const page = await drawPage(parts, sayIn(language));

    const addresses = [
      ...page.matchAll(/\b(?:src|href)="(?<address>[^"]*)"|url\(['"]?([^'")]{5})/gu),
    ];
    const outside = addresses.map(([, address, url]) => address ?? url ?? '');
    expect(
      outside.filter((one) => !/^(?:#|pictures\/[a-f0-9]+\.webp$|en\.html$|data:)/u.test(one)),
    ).toEqual([]);
    const ids = [...page.matchAll(/\sid="(?<id>[^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const inside = outside.filter((one) => one.startsWith('#')).map((one) => one.slice(1));
    expect(inside.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(['spec-4-shown', 'spec-9-delay']));

    const { valid, results } = await new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: { 'no-inline-style': 'off', 'no-trailing-whitespace': 'off', 'long-title': 'off' },
    }).validateString(page);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
      ),
    ).toEqual([]);
    expect(valid).toBe(true);
  },
);

test.each([
  ['fr', 'N’a pas pu être jugée', '« a visitor » ne s’est pas réalisé'],
  ['en', 'Could not be judged', '“a visitor” did not hold'],
] as const)('what could not be judged is said apart from what is broken, in %s', async (...row) => {
  const [language, mark, because] = row;
  const book = bookOf(bannerText, readRun(withoutContext(await runFixture())));
  const parts = { book, clauses, changes: undefined, other: 'en.html', styles: '', script: '' };
  const page = (await drawPage(parts, sayIn(language))).replaceAll('\u00a0', ' ');
  expect(page).toContain('id="spec-4-shown" data-verdict="unjudged"');
  expect(page).not.toContain('data-verdict="failed"');
  expect(page).toContain(mark);
  expect(page.split(because)).toHaveLength(2);
});

test('words of a feature are never markup', async () => {
  const book = bookOf(bannerText.replace('It is pictured', '<img src=x> & <b>'));
  const parts = { book, clauses, changes: undefined, other: 'en.html', styles: '', script: '' };
  const page = await drawPage(parts, sayIn('en'));
  expect(page).toContain('&lt;img src=x&gt; &amp; &lt;b&gt;');
  expect(page).not.toContain('<img src=x>');
});

test.each([
  ['fr', 'La loi'],
  ['en', 'The law'],
] as const)('whose rule it is beside the specification is said, in %s', async (language, words) => {
  const say = sayIn(language);
  const pageOf = (text: string) => {
    const book = bookOf(text);
    const parts = { book, clauses, changes: undefined, other: 'en.html', styles: '', script: '' };
    return drawPage(parts, say);
  };
  const written = '  @spec-4-shown\n  Rule: It is pictured';
  expect(bannerText).toContain(written);
  const legal = await pageOf(bannerText.replace(written, '  @from-law\n  Rule: It is pictured'));
  expect(legal).toContain(`<li>${words}</li>`);
  const nobodys = await pageOf(bannerText.replace(written, '  Rule: It is pictured'));
  // The rule itself and its wish; another wish of the fixture comes from nowhere in both.
  expect(nobodys.split(say('noClause'))).toHaveLength(legal.split(say('noClause')).length + 2);
});
