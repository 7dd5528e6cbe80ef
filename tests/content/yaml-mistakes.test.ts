import { describe, expect, test } from 'vitest';
import { diagnose, edited, type Files, inLine } from './small-project.ts';

const page = 'content/pages/home.yaml';

/** The page with the French title, in line 5, written otherwise. */
function frenchTitle(written: string): Files {
  return edited(page, '  fr: Une plateforme souveraine', written);
}

function nameLine(written: string): Files {
  return edited(page, 'name: { fr: Accueil, en: Home }', written);
}

type Case = [what: string, files: Files, expected: string, hint: string];

const quoted: Case[] = [
  [
    'a colon',
    frenchTitle("  fr: L'IA : souveraine"),
    '5:7-5:24 unquoted-text: the text holds `: `, which YAML reads as the end of a key',
    'write `fr: "L\'IA : souveraine"`',
  ],
  [
    'a colon at the end',
    frenchTitle('  fr: Voici :'),
    '5:7-5:14 unquoted-text: the text holds `: `, which YAML reads as the end of a key',
    'write `fr: "Voici :"`',
  ],
  [
    'a brace and more',
    frenchTitle('  fr: {nom} est là'),
    '5:7-5:19 unquoted-text: text that starts with `{` is read as a map',
    'write `fr: "{nom} est là"`',
  ],
  [
    'a brace alone',
    frenchTitle('  fr: {nom}'),
    '5:7-5:12 unquoted-text: text that starts with `{` is read as a map',
    'write `"{nom}"`',
  ],
  [
    'a bracket',
    frenchTitle('  fr: [texte](/lien) suit'),
    '5:7-5:26 unquoted-text: text that starts with `[` is read as a list',
    'write `fr: "[texte](/lien) suit"`',
  ],
  [
    'a bracket alone',
    frenchTitle('  fr: [texte]'),
    '5:7-5:14 unquoted-text: text that starts with `[` is read as a list',
    'write `"[texte]"`',
  ],
  [
    'stars',
    frenchTitle('  fr: **gras** et'),
    '5:7-5:18 unquoted-text: text that starts with `*` is read as an alias',
    'write `fr: "**gras** et"`',
  ],
  [
    'an ampersand',
    frenchTitle('  fr: & co'),
    '5:7-5:11 unquoted-text: text that starts with `&` is read as an anchor',
    'write `fr: "& co"`',
  ],
  [
    'an at sign',
    frenchTitle('  fr: @home'),
    '5:7-5:12 unquoted-text: text cannot start with `@` without quotes',
    'write `fr: "@home"`',
  ],
  [
    'a percent sign',
    frenchTitle('  fr: % de plus'),
    '5:7-5:16 unquoted-text: text cannot start with `%` without quotes',
    'write `fr: "% de plus"`',
  ],
  [
    'a bar',
    frenchTitle('  fr: | texte'),
    '5:7-5:14 unquoted-text: text that starts with `|` is read as the start of a text on the lines below',
    'write `fr: "| texte"`',
  ],
  [
    'a comparison',
    frenchTitle('  fr: > 90 %'),
    '5:7-5:13 unquoted-text: text that starts with `>` is read as the start of a text on the lines below',
    'write `fr: "> 90 %"`',
  ],
  [
    'a dash',
    frenchTitle('  fr: - abc'),
    '5:7-5:12 unquoted-text: text that starts with `-` is read as a list item',
    'write `fr: "- abc"`',
  ],
  [
    'a stray brace, without the noise that follows it',
    frenchTitle('  fr: }a'),
    '5:7-5:9 unquoted-text: text cannot start with `}` without quotes',
    'write `fr: "}a"`',
  ],
  [
    'a quotation mark inside quotation marks',
    frenchTitle('  fr: "Il dit "oui" et non"'),
    '5:7-5:28 unquoted-text: a quotation mark inside the text ends it too early',
    'write `\'Il dit "oui" et non\'`',
  ],
  [
    'an apostrophe inside apostrophes',
    frenchTitle("  fr: 'L'IA est là'"),
    '5:7-5:20 unquoted-text: an apostrophe inside the text ends it too early',
    'write `"L\'IA est là"`',
  ],
  [
    'text after its closing quote',
    frenchTitle('  fr: "Socle" est'),
    '5:7-5:18 unquoted-text: text goes on after its closing quote',
    'write `\'"Socle" est\'`',
  ],
  [
    'a colon between braces',
    nameLine('name: { fr: Accueil : site, en: Home }'),
    '3:13-3:27 unquoted-text: the text holds `: `, which YAML reads as the end of a key',
    'write `"Accueil : site"`',
  ],
  [
    'a number sign between braces',
    nameLine('name: { fr: Accueil #1, en: Home }'),
    '3:7-3:35 yaml-syntax: the `{` that opens here is not closed',
    'from ` #` on, the line is read as a comment: put the text in quotes',
  ],
  [
    'a comma between braces',
    nameLine('name: { fr: Accueil, le site, en: Home }'),
    '3:22-3:29 unknown-key: unknown key `le site`',
    'between `{ }` a comma ends the text: put text with a comma in quotes',
  ],
];

const broken: Case[] = [
  [
    'the quotes of a word processor',
    frenchTitle('  fr: “L’IA : souveraine”'),
    '5:7-5:26 unquoted-text: the text holds `: `, which YAML reads as the end of a key',
    'write `fr: "L’IA : souveraine"`',
  ],
  [
    'a closing quote that is left',
    frenchTitle('  fr: {nom} : le nôtre"'),
    '5:7-5:24 yaml-syntax: the text that ends here has no opening "',
    'write `fr: "{nom} : le nôtre"`',
  ],
  [
    'the bullets of a word processor',
    {
      [page]: String(edited(page, '  - kind: hero', '  • kind: hero')[page]).replace(
        '  - kind: cards',
        '  • kind: cards',
      ),
    },
    '9:3-9:15 yaml-syntax: `•` is no dash: YAML reads it as a letter',
    'write `- kind: hero`',
  ],
  [
    'a tab before one key',
    edited(page, '    id: top', '\tid: top'),
    '10:1-10:2 yaml-indentation: a tab stands in the indentation',
    'indent it by 4 spaces',
  ],
  [
    'a tab in the indentation',
    frenchTitle('\tfr: Une'),
    '5:1-5:2 yaml-indentation: a tab stands in the indentation',
    'indent it by 2 spaces',
  ],
  [
    'a line indented too much',
    frenchTitle('   fr: Une'),
    '5:4-5:11 yaml-indentation: this line is indented by 3 spaces, and belongs at 2',
    'indent it by 2 spaces',
  ],
  [
    'a line indented too little',
    frenchTitle(' fr: Une'),
    '5:2-5:9 yaml-indentation: this line is indented by 1 space, and belongs at 2',
    'indent it by 2 spaces',
  ],
  [
    'a quotation mark that is never closed',
    frenchTitle('  fr: "Une'),
    '5:7-5:11 yaml-syntax: the text that starts here has no closing "',
    'write `fr: "Une"`',
  ],
  [
    'a quotation mark that is never opened',
    frenchTitle('  fr: Une : deux"'),
    '5:7-5:18 yaml-syntax: the text that ends here has no opening "',
    'write `fr: "Une : deux"`',
  ],
  [
    'a quotation mark that is never closed, another text in quotes below',
    edited(page, '      fr: Bonjour\n      en: Hello', '      fr: "Bonjour\n      en: "Hello"'),
    '12:11-12:19 yaml-syntax: the text that starts here has no closing "',
    'write `fr: "Bonjour"`',
  ],
  [
    'a quotation mark that is never closed in a list, whole texts in quotes further below',
    edited(
      page,
      '      fr: Bonjour\n      en: Hello',
      '      fr: Bonjour\n      en:\n        - "Hello\n        - "Hi"\n        - "Hey"',
    ),
    '14:11-14:17 yaml-syntax: the text that starts here has no closing "',
    'write `"Hello"`',
  ],
  [
    'a list whose first item has no dash',
    edited(page, '  - kind: hero', '    kind: hero'),
    '9:3-9:15 yaml-syntax: the item of the list that begins here has no `- `',
    'write `- kind: hero`',
  ],
  [
    'a key that is indented into the text above it',
    edited(page, '    layout: columns', '      layout: columns'),
    '21:7-21:22 yaml-indentation: this line is indented by 6 spaces, and belongs at 4',
    'indent it by 4 spaces',
  ],
  [
    'an item whose dash is too deep',
    edited(page, '  - kind: cards', '    - kind: cards'),
    '18:5-18:18 yaml-indentation: this line is indented by 4 spaces, and belongs at 2',
    'indent it by 2 spaces',
  ],
  [
    'a non-breaking space in the indentation',
    edited(page, '    layout: columns', '\u00a0\u00a0  layout: columns'),
    '21:1-21:2 yaml-syntax: a space that is no plain one stands before the colon or in the indentation',
    'write the line as `    layout: columns`',
  ],
  [
    'an ideographic space behind a dash',
    edited(page, '  - kind: cards', '  -\u3000kind: cards'),
    '18:4-18:5 yaml-syntax: a space that is no plain one stands before the colon or in the indentation',
    'write the line as `  - kind: cards`',
  ],
  [
    'an em space in the indentation',
    edited(page, '    layout: columns', '\u2003\u2003  layout: columns'),
    '21:1-21:2 yaml-syntax: a space that is no plain one stands before the colon or in the indentation',
    'write the line as `    layout: columns`',
  ],
  [
    'a conflict that git left',
    edited(
      page,
      '    layout: columns',
      '<<<<<<< HEAD\n    layout: columns\n=======\n    layout: rows\n>>>>>>> other',
    ),
    '21:1-21:13 conflict-markers: git left both versions of this passage in the file: two people changed it',
    'keep what is right of the two, and remove the three marked lines',
  ],
  [
    'a brace that is never closed',
    nameLine('name: { fr: Accueil, en: Home'),
    '3:7-3:30 yaml-syntax: the `{` that opens here is not closed',
    'add `}`, or put text that starts with `{` in quotes',
  ],
  [
    'a comma that is missing between braces',
    nameLine('name: { fr: Accueil en: Home }'),
    '3:13-3:29 yaml-syntax: a comma is missing before `en:`',
    'write `Accueil, en: Home`',
  ],
  [
    'no space after a colon',
    frenchTitle('  fr:valeur'),
    '5:3-5:12 yaml-syntax: the space after `fr:` is missing',
    'write `fr: valeur`',
  ],
  [
    'a non-breaking space after a colon',
    frenchTitle('  fr:\u00a0valeur'),
    '5:3-5:13 yaml-syntax: the space after `fr:` is no plain one: YAML takes it for text',
    'write `fr: valeur`',
  ],
  [
    'a non-breaking space before a colon',
    frenchTitle('  fr\u00a0: valeur'),
    '5:3-5:5 unknown-key: unknown key `fr\u00a0`, did you mean `fr`?',
    'a space that is no plain one stands in the key: type a plain one, or none',
  ],
  [
    'a thin space before a colon',
    frenchTitle('  fr\u2009: valeur'),
    '5:3-5:5 unknown-key: unknown key `fr\u2009`, did you mean `fr`?',
    'a space that is no plain one stands in the key: type a plain one, or none',
  ],
  [
    'no space after a dash within a list of words',
    edited(
      page,
      '      fr: Bonjour\n      en: Hello',
      '      fr: Bonjour\n      en: Hello\n    keywords:\n      fr:\n        - un\n        - deux\n        -trois\n      en: [one]',
    ),
    '18:9-18:15 yaml-syntax: the space after `-` is missing',
    'write `- trois`',
  ],
  [
    'no space after a dash',
    edited(page, '      - figure: clients', '      -figure: clients'),
    '16:7-16:23 yaml-syntax: the space after `-` is missing',
    'write `- figure: clients`',
  ],
  [
    'a backslash between quotation marks',
    frenchTitle('  fr: "C:\\dossier"'),
    '5:10-5:12 yaml-syntax: `\\d` means nothing between double quotes',
    'write `\\\\d`, or put the text between apostrophes',
  ],
  [
    'a line that is neither key nor item',
    frenchTitle('  fr: a\n  bonjour'),
    '6:3-6:10 yaml-syntax: `bonjour` is neither a key with its value nor a list item',
    'a text that goes on from the line above is indented under its key, after `key: >-`',
  ],
  [
    'a key that stands twice',
    frenchTitle('  fr: a\n  fr: b'),
    '6:3-6:5 duplicate-key: the key `fr` stands twice',
    'the first one is in line 5: keep one of them',
  ],
  [
    'a key that is no word',
    frenchTitle('  fr: a\n  1: b'),
    '6:3-6:4 text-key: the key `1` is no word',
    'for a key that looks like a number, write it in quotes: `"1":`',
  ],
  [
    'a key that JavaScript treats otherwise',
    frenchTitle('  fr: a\n  __proto__: b'),
    '6:3-6:12 forbidden-key: `__proto__` cannot be a key',
    'choose another word',
  ],
  [
    'a tag',
    frenchTitle('  fr: !foo bar'),
    '5:7-5:11 yaml-tag: `!foo` is read as a YAML tag',
    'as text, write `"!foo bar"`; else remove `!foo`',
  ],
  [
    'a tag that YAML knows',
    frenchTitle('  fr: !!str 2024'),
    '5:7-5:12 yaml-tag: `!!str` is read as a YAML tag',
    'as text, write `"!!str 2024"`; else remove `!!str`',
  ],
  [
    'a tag on a map',
    edited(page, 'title:\n  fr: Une', 'title: !foo\n  fr: Une'),
    '4:8-4:12 yaml-tag: `!foo` is read as a YAML tag',
    'as text, write `"!foo …"`; else remove `!foo`',
  ],
  [
    'an anchor',
    frenchTitle('  fr: &co suit'),
    '5:7-5:10 yaml-anchor: `&co` is read as a YAML anchor',
    'as text, put it in quotes; else write the value where it is needed',
  ],
  [
    'an alias',
    frenchTitle('  fr: *gras*'),
    '5:7-5:13 yaml-alias: `*gras*` is read as a YAML alias',
    'text that starts with `*` stands in quotes: `"*gras*"`',
  ],
  [
    'two documents',
    edited(page, 'sections:', '---\nsections:'),
    '8:1-8:4 several-documents: the file holds several documents',
    'remove the `---` or `...`, or move what follows to a file of its own',
  ],
  [
    'a text cut by ` #`',
    frenchTitle('  fr: Le point #1 du plan'),
    '5:7-5:15 text-cut: the text ends before ` #`: “1 du plan” is read as a comment',
    'write `"Le point #1 du plan"`, or move the comment above',
  ],
];

describe('what YAML cannot read, or reads otherwise than meant, is told at its place', () => {
  test.each([...quoted, ...broken])('%s', async (_what, files, expected, hint) => {
    const diagnostics = await diagnose(files);
    expect(diagnostics.map(inLine)).toEqual([`${page}:${expected}`]);
    expect(diagnostics[0]?.hint).toBe(hint);
  });

  test('a number with a comma between braces', async () => {
    const [told, ...others] = await diagnose(
      edited('content/figures.yaml', 'value: 99.9', 'value: 99,9'),
    );
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      message: 'the comma of `99,9` ends the value: a number has a point',
      hint: 'write `99.9`',
    });
  });

  test('a key that is indented into the text above it, and read as its words', async () => {
    const entry = 'content/knowledge/entries/hosting.yaml';
    const swallowed = (keywords: string) =>
      edited(entry, '    text: Chez vous.', `    text: >-\n      Chez vous.\n${keywords}`);
    const [told, ...others] = await diagnose(swallowed('      keywords:\n      - serveur'));
    expect(others).toEqual([]);
    expect(told && inLine(told)).toBe(
      `${entry}:8:7-8:16 yaml-indentation: this line is indented by 6 spaces, and belongs at 4`,
    );
    expect(told?.hint).toBe('indent it by 4 spaces');
    expect(await diagnose(swallowed('      Les keywords: ceux-ci.'))).toEqual([]);
  });

  test('a directive', async () => {
    const diagnostics = await diagnose({ [page]: '%YAML 1.1\n---\naddress: /\n' });
    expect(diagnostics.map(inLine)).toContain(
      `${page}:1:1-1:10 yaml-directive: \`%YAML 1.1\` is read as a YAML directive`,
    );
  });

  test('a text over several lines, cut by ` #`', async () => {
    const diagnostics = await diagnose(frenchTitle('  fr: Le point #1\n    du plan'));
    expect(diagnostics.map(inLine)).toEqual([
      `${page}:5:16-5:18 text-cut: the text ends before \` #\`: “1” is read as a comment`,
    ]);
  });

  test('several mistakes in several files, all at once', async () => {
    const diagnostics = await diagnose({
      ...frenchTitle('  fr: @home'),
      ...edited('content/figures.yaml', 'unit: count', 'unit: counts'),
    });
    expect(diagnostics.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'content/figures.yaml unknown-value',
      `${page} unquoted-text`,
    ]);
  });
});

describe('what is deliberate is left alone', () => {
  test.each<[string, Files]>([
    ['a comment after a number', edited('content/figures.yaml', '99.9,', '99.9, # measured\n ')],
    ['a comment after a choice', edited(page, 'size: full', 'size: full # the home page')],
    ['a comment after an anchor', edited(page, 'id: benefits', 'id: benefits # linked')],
    ['a comment after a quoted text', frenchTitle('  fr: "Une plateforme" # short')],
    ['a comment on a line of its own', frenchTitle('  # short\n  fr: Une plateforme')],
    ['a number sign without a space', frenchTitle('  fr: Le point n°#1')],
    ['Windows line breaks', { [page]: windows(edited(page, 'size: full', 'size: page')) }],
    ['a byte order mark', { [page]: `\ufeff${edited(page, 'size: full', 'size: page')[page]}` }],
  ])('%s', async (_what, files) => {
    expect((await diagnose(files)).map(inLine)).toEqual([]);
  });
});

function windows(files: Files): string {
  return String(files[page]).replaceAll('\n', '\r\n');
}
