import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { CollectionName } from '#schema/collections/table.ts';
import { type Language, languages } from '#schema/languages.ts';
import { loadContent } from '../../scripts/content/load.ts';
import { loadAssets } from '../../scripts/content/resolve/assets.ts';
import { type Checked, resolveAndCheck } from '../../scripts/content/resolve-and-check.ts';
import { slow } from '../slow.ts';
import { siteFiles } from './site-files.ts';
import { type Changes, check, compile, inLine, pageOf, placeIn, sectionOf } from './small-site.ts';

vi.setConfig(slow);

const home = 'content/pages/home.yaml';

/** The small site with a headline on its home page. */
function withHeadline(fr: string, en = fr): Changes {
  const title = `title: { fr: ${JSON.stringify(fr)}, en: ${JSON.stringify(en)} }`;
  return { [home]: siteFiles[home].replace('title: { fr: Bonjour, en: Hello }', title) };
}

describe('a token tells of a collection', () => {
  test.each<[token: string, fr: string, en: string]>([
    ['{count.press}', '2', '2'],
    ['{count.press.words}', 'deux', 'two'],
    ['{Count.press.words | article | articles}', 'Deux articles', 'Two articles'],
    ['{count.jobs.words | poste | postes}', 'un poste', 'one poste'],
    ['{count.case-studies.words.feminine | étude | études}', 'une étude', 'one étude'],
    ['{count.founders.words | one | many}', 'aucun one', 'no many'],
    ['{count.industries}', '2', '1'],
    ['{list.press}', 'À lire et À venir', 'To read and To come'],
    ['{list.press.lower}', 'à lire et à venir', 'to read and to come'],
    [
      '{list.jobs with location.lower}',
      'Ingénieure (paris ou à distance)',
      'Engineer (paris or remote)',
    ],
    ['{first.press}, {last.press}', 'À lire, À venir', 'To read, To come'],
    ['{last.press.publication}', 'Le Journal', 'Le Journal'],
  ])('%s', async (token, fr, en) => {
    const compiled = await compile(withHeadline(token));
    const shown = (language: Language) =>
      JSON.stringify(sectionOf(pageOf(compiled, 'home', language), 'hero').title).replaceAll(
        /\s/gu,
        ' ',
      );
    expect(shown('fr')).toContain(fr);
    expect(shown('en')).toContain(en);
  });

  test.each([
    ['{count.pres}', 'did you mean `{count.press}`?'],
    ['{count.press.word}', 'did you mean `{count.press.words}`?'],
    ['{count.press | article}', 'two forms follow the number'],
    ['{list.jobs.nothing}', '`list.jobs`'],
    ['{list.jobs | a | b}', 'did you mean `{list.jobs}`?'],
    ['{first.nothing}', 'one of `first.agents`'],
  ])('%s is refused where it stands', async (token, hint) => {
    const changes = withHeadline(token, 'Hello');
    const { diagnostics } = await check(changes);
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-fact']);
    expect(diagnostics[0]?.hint).toContain(hint);
    expect(diagnostics.map(inLine)[0]).toContain(`${home}:${placeIn(changes[home], token)}`);
  });
});

/** What the site calls the members of its collections, behind their number. */
const nouns: Partial<Record<CollectionName, string>> = {
  agents: 'agents? experts?|expert agents?',
  jobs: 'postes?|positions?',
  press: 'articles?',
  'case-studies': 'études? de cas|case stud(?:y|ies)',
  testimonials: 'témoignages?|testimonials?|clients? témoign\\w+|customers? speaks?',
  founders: 'fondateurs?|founders?',
};

const words: Record<Language, readonly string[]> = {
  fr: 'une? deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  en: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
};

describe('with one entry less of each, the site', () => {
  let all: Checked['compiled'];
  let saidByAll: Record<Language, string>;
  let saidByLess: Record<Language, string>;

  beforeAll(async () => {
    const [content, assets] = await Promise.all([loadContent('.'), loadAssets('.')]);
    all = resolveAndCheck(content, assets, undefined).compiled;
    // Nor what the assistant knows of it.
    const gone = content.files.filter(
      (file, index) =>
        Object.hasOwn(nouns, file.kind.name) &&
        content.files.findIndex(({ kind }) => kind === file.kind) === index,
    );
    const abouts = gone.map(({ kind, id }) => `\nabout: ${kind.name}/${id}\n`);
    const files = content.files.filter(
      (file) => !gone.includes(file) && !abouts.some((about) => file.text.includes(about)),
    );
    const less = resolveAndCheck({ ...content, files }, assets, undefined).compiled;
    saidByAll = { fr: said(all, 'fr'), en: said(all, 'en') };
    saidByLess = { fr: said(less, 'fr'), en: said(less, 'en') };
  });

  /** What its pages and its assistant say. */
  function said(site: Checked['compiled'], language: Language): string {
    if (!site) throw new Error('the site was not compiled');
    return JSON.stringify([site.pages[language], site.knowledge[language]]);
  }

  test.each(Object.entries(nouns) as [CollectionName, string][])(
    'says nothing false of its %s',
    (name, noun) => {
      for (const language of languages) {
        const count = all?.entries[language][name].length ?? 0;
        const claim = new RegExp(
          `\\b(?:${words[language][count - 1]}|${count})\\s(?:${noun})`,
          'iu',
        );
        expect(claim.test(saidByAll[language])).toBe(true);
        expect(claim.test(saidByLess[language])).toBe(false);
      }
    },
  );
});
