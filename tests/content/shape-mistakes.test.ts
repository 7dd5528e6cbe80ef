import { describe, expect, test } from 'vitest';
import { diagnose, edited, type Files, inLine } from './small-project.ts';

const page = 'content/pages/home.yaml';
const frenchPage = 'content/pages/agents.yaml';
const figures = 'content/figures.yaml';
const industry = 'content/collections/industries/banking.yaml';
const wholeTitle = 'title:\n  fr: Une plateforme souveraine\n  en: A sovereign platform';

type Case = [what: string, files: Files, expected: string, expectedOrHint: string];

const keys: Case[] = [
  [
    'an unknown key like a known one',
    edited(page, 'sections:', 'section:'),
    `${page}:8:1-8:8 unknown-key: unknown key \`section\`, did you mean \`sections\`?`,
    '`address`, `aliases`, `formerly`, `group`, `draft`, `from`, `until`, `inTranslation`, `name`, `title`, `description`, `walls` or `sections`',
  ],
  [
    'an unknown key in a section',
    edited(page, 'numbered: true', 'numberd: true'),
    `${page}:22:5-22:12 unknown-key: unknown key \`numberd\`, did you mean \`numbered\`?`,
    '`kind`, `id`, `displayed`, `draft`, `from`, `until`, `keywords`, `label`, `title`, `text`, `layout`, `numbered`, `items` or `actions`',
  ],
  [
    'an unknown key like no other',
    edited(page, 'numbered: true', 'blinking: true'),
    `${page}:22:5-22:13 unknown-key: unknown key \`blinking\``,
    'remove it, or move it to its place',
  ],
  [
    'a missing key',
    edited(page, '    layout: columns\n', ''),
    `${page}:18:5-18:16 missing-key: \`layout\` is missing`,
    'staggered: blocks in offset rows; columns: side by side; rows: one under the other.',
  ],
  [
    'a missing list',
    edited(page, '    items:\n', '    actions:\n'),
    `${page}:18:5-18:16 missing-key: \`items\` is missing`,
    'add `items:` and, under it, a list whose items start with `- `',
  ],
  [
    'a key whose value is missing',
    edited(page, 'layout: columns', 'layout:'),
    `${page}:21:5-21:11 empty-value: \`layout\` has no value`,
    'staggered: blocks in offset rows; columns: side by side; rows: one under the other.',
  ],
  [
    'a figure whose name cannot be a token',
    edited(figures, 'clients:', 'Clients:'),
    `${figures}:2:1-2:8 wrong-key: \`Clients\` cannot be a key here`,
    'lowercase words joined by hyphens',
  ],
];

const languages: Case[] = [
  [
    'a missing translation',
    edited(page, '  en: A sovereign platform\n', ''),
    `${page}:5:3-5:32 missing-translation: \`en\` is missing: add the English text beside \`fr\``,
    'the same text in French (fr) and in English (en)',
  ],
  [
    'a missing French text',
    edited(page, '{ fr: Accueil, en: Home }', '{ en: Home }'),
    `${page}:3:7-3:19 missing-translation: \`fr\` is missing: add the French text beside \`en\``,
    'the same text in French (fr) and in English (en)',
  ],
  [
    'a text in one language where both belong',
    edited(page, wholeTitle, 'title: Une plateforme'),
    `${page}:4:8-4:22 both-languages: this text stands in one language only`,
    'write this text in both languages: `title: { fr: "Une plateforme", en: … }`',
  ],
  [
    'both languages on a French page',
    edited(frenchPage, 'name: Agents', 'name: { fr: Agents, en: Agents }'),
    `${frenchPage}:4:7-4:33 french-only: this text stands in several languages`,
    'this page is French only: write the French text alone',
  ],
  [
    'both languages inside one language',
    edited(industry, 'title: Banque', 'title: { fr: Banque, en: Banking }'),
    `${industry}:6:12-6:39 one-language: this text stands in several languages`,
    'this stands under `fr` already: write the French text alone',
  ],
  [
    'an entry in no language',
    {
      [industry]:
        String(edited(industry, 'texts:', 'texts: {}')[industry]).split('\n  fr:')[0] ?? '',
    },
    `${industry}:4:1-4:6 no-language: neither \`fr\` nor \`en\` is here`,
    'the French (fr), the English (en), or both',
  ],
];

const values: Case[] = [
  [
    'a version read as a number',
    edited(page, 'fr: Bonjour', 'fr: 1.10'),
    `${page}:12:11-12:15 quotes-needed: \`1.10\` is read as a number`,
    'quote it: `"1.10"`',
  ],
  [
    'a year read as a number',
    edited(page, 'fr: Bonjour', 'fr: 2024'),
    `${page}:12:11-12:15 quotes-needed: \`2024\` is read as a number`,
    'quote it: `"2024"`',
  ],
  [
    'a truth value as text',
    edited(page, 'fr: Bonjour', 'fr: true'),
    `${page}:12:11-12:15 quotes-needed: \`true\` is read as the value true`,
    'quote it: `"true"`',
  ],
  [
    'a text that is missing',
    edited(page, 'fr: Bonjour', 'fr:'),
    `${page}:12:7-12:9 empty-value: \`fr\` has no value`,
    'write it on this line, or on indented lines below',
  ],
  [
    'a text that is empty',
    edited(page, 'fr: Bonjour', 'fr: ""'),
    `${page}:12:11-12:13 empty-value: \`fr\` has no value`,
    'one line of text, not empty',
  ],
  [
    'several lines where one belongs',
    edited(page, 'fr: Bonjour', 'fr: |\n        a\n        b'),
    `${page}:12:11-14:10 wrong-format: \`a b\` has not the form that is needed`,
    'join the lines: write `>-` instead of `|`, or one line in quotes',
  ],
  [
    'a section of an unknown kind',
    edited(page, 'kind: hero', 'kind: heros'),
    `${page}:9:11-9:16 unknown-kind: there is no section of kind \`heros\`, did you mean \`hero\`?`,
    'one of `hero`, `pitch`, ',
  ],
  [
    'a section without a kind',
    edited(page, 'kind: hero\n    id: top', 'id: top'),
    `${page}:9:5-9:12 missing-key: \`kind\` is missing`,
    'start the item with `kind:` and one of hero, pitch, ',
  ],
  [
    'a choice that does not exist',
    edited(page, 'size: full', 'size: ful'),
    `${page}:14:11-14:14 unknown-value: \`ful\` is not possible here, did you mean \`full\`?`,
    '`full` or `page`',
  ],
  [
    'a French yes',
    edited(page, 'numbered: true', 'numbered: oui'),
    `${page}:22:15-22:18 wrong-type: \`oui\` stands where \`true\` or \`false\` belongs`,
    'write `true`',
  ],
  [
    'a quoted truth value',
    edited(page, 'numbered: true', 'numbered: "true"'),
    `${page}:22:15-22:21 quotes-superfluous: \`"true"\` is read as text`,
    'remove the quotes: `true`',
  ],
  [
    'a quoted number',
    edited(figures, 'value: 500', 'value: "500"'),
    `${figures}:2:19-2:24 quotes-superfluous: \`"500"\` is read as text`,
    'remove the quotes: `500`',
  ],
  [
    'a number with spaces',
    edited(figures, 'value: 500', 'value: 10 000'),
    `${figures}:2:19-2:25 wrong-type: \`10 000\` stands where a number belongs`,
    'write the digits alone: `10000`',
  ],
  [
    'a number that is none',
    edited(figures, 'value: 500', 'value: .nan'),
    `${figures}:2:19-2:23 wrong-type: \`.nan\` stands where a number belongs`,
    'a number',
  ],
  [
    'a map where a list belongs',
    edited(page, '    items:\n      - icon', '    items:\n        icon'),
    `${page}:24:9-24:27 wrong-type: a map stands where a list belongs`,
    'start each item on a line of its own with `- `, or write `[item]`',
  ],
  [
    'a list where one thing belongs',
    edited(page, '      fr: Bonjour\n      en: Hello', '      - Bonjour\n      - Hello'),
    `${page}:12:7-12:16 wrong-type: a list stands where a text in both languages belongs`,
    'write a list under `fr:` and another under `en:`',
  ],
  [
    'an empty list',
    edited(industry, 'useCases: [Dossiers]', 'useCases: []'),
    `${industry}:9:15-9:17 wrong-count: there are 0 items`,
    'at least 1',
  ],
  [
    'a word that does not follow its pattern',
    edited(industry, 'icon: landmark', 'icon: Land Mark'),
    `${industry}:3:7-3:16 wrong-format: \`Land Mark\` has not the form that is needed`,
    'the name of an icon, such as `shield-check`',
  ],
  [
    'an address that does not follow its pattern',
    edited(page, 'address: /', 'address: Accueil'),
    `${page}:2:10-2:17 wrong-format: \`Accueil\` has not the form that is needed`,
    'an address such as `/platform`: lowercase words, hyphens, no slash at the end',
  ],
  [
    'a page in a language that is not French',
    edited(frenchPage, '[fr]', '[en]'),
    `${frenchPage}:3:13-3:15 unknown-value: \`en\` is not possible here`,
    '`fr`',
  ],
  [
    'a file that is no map',
    { [page]: '# yaml-language-server: $schema=../../schema/json/page.json\nbonjour\n' },
    `${page}:2:1-2:8 wrong-type: text stands where a map of keys belongs`,
    'A page in French and English.',
  ],
];

describe('what a schema does not accept is told at its place', () => {
  test.each([...keys, ...languages, ...values])('%s', async (_what, files, line, words) => {
    const diagnostics = await diagnose(files);
    expect(diagnostics.map(inLine)).toContain(line);
    const told = diagnostics.find((each) => inLine(each) === line);
    expect(`${told?.expected}\n${told?.hint}`).toContain(words);
  });

  test('a mistyped key is one mistake, not two', async () => {
    const diagnostics = await diagnose(edited(page, 'sections:', 'section:'));
    expect(diagnostics).toHaveLength(1);
  });

  test('a mistyped key in one section hides nothing in another', async () => {
    const diagnostics = await diagnose({
      [page]: String(edited(page, 'layout: columns', 'layot: columns')[page]).replace(
        '    size: full # the largest\n',
        '',
      ),
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '`size` is missing',
      'unknown key `layot`, did you mean `layout`?',
    ]);
  });
});

test('the small project has no mistakes', async () => {
  expect((await diagnose()).map(inLine)).toEqual([]);
});
