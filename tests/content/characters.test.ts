import { describe, expect, test } from 'vitest';
import { loadText } from '../../scripts/content/load.ts';
import { candidateAt } from '../../scripts/content/read/list-files.ts';
import { cleanLine, cleanLines, markdownOf } from '../../scripts/studio/page/text/pasted.ts';
import { type SiteFile, siteFiles } from '../pipeline/site-files.ts';

type Path = SiteFile;

/** What is told of a file whose passage is replaced, and the passages that it is told of. */
function told(path: Path, from: string, to: string) {
  const text: string = siteFiles[path];
  const candidate = candidateAt(path);
  if (!candidate || !text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  const changed = text.replace(from, () => to);
  const { diagnostics, file } = loadText(candidate, changed);
  expect(file === undefined).toBe(diagnostics.length > 0);
  const lines = changed.split('\n');
  return diagnostics.map(({ code, position, hint }) => ({
    code,
    at: lines[position.line - 1]?.slice(position.column - 1, position.endColumn - 1),
    hint,
  }));
}

/** Each kind of character, as an escape and, where YAML can be read with it, as it is. */
const kinds: readonly [kind: string, written: string, hint: string][] = [
  ['half of a pair', String.raw`\ud83d`, 'delete the word and type it anew'],
  ['no character', String.raw`\uffff`, 'delete the word and type it anew'],
  ['a NUL', String.raw`\0`, 'write `Bonjour`'],
  ['a bell', String.raw`\a`, 'write `Bonjour`'],
  ['a control of Latin 1', String.raw`\x9b`, 'write `Bonjour`'],
  ['a next line', String.raw`\N`, 'write a space, or begin a new line'],
  ['a line separator', String.raw`\L`, 'write a space, or begin a new line'],
  ['a paragraph separator', String.raw`\u2029`, 'write a space, or begin a new line'],
  [
    'Word’s bullet',
    String.raw`\uf0b7`,
    'make it a list, each line of which begins with `- `, or choose an icon',
  ],
  ['a logo of one font', String.raw`\uf8ff`, 'write the word for it'],
  ['the place of a picture', String.raw`\ufffc`, 'remove it: a picture has a place of its own'],
  ['a space without width', String.raw`\u200b`, 'write `Bonjour`'],
  ['an override', String.raw`\u202e`, 'write `Bonjour`'],
  ['a filler', String.raw`\u3164`, 'write `Bonjour`'],
];

/** A text in each kind of file. */
const places: readonly [kind: string, path: Path, from: string, to: (text: string) => string][] = [
  ['a line', 'content/pages/home.yaml', 'fr: Bonjour', (text) => `fr: ${text}`],
  [
    'a description',
    'content/pages/home.yaml',
    'fr: Ce que la page « Accueil » de ce petit site dit à ses visiteurs, en une phrase assez longue.',
    (text) => `fr: ${text}`,
  ],
  [
    'a name of a French page',
    'content/pages/agents.yaml',
    'title: Les agents\n',
    (text) => `title: ${text}\n`,
  ],
  [
    'an entry',
    'content/collections/industries/banking.yaml',
    'text: Elles gagnent du temps.',
    (text) => `text: ${text}`,
  ],
  [
    'a word of a list',
    'content/collections/industries/banking.yaml',
    '[Dossiers]',
    (text) => `[${text}]`,
  ],
  [
    'knowledge',
    'content/knowledge/entries/hosting.yaml',
    'text: Chez vous, avec {figure.clients} clients.',
    (text) => `text: ${text}`,
  ],
  ['the interface', 'content/interface.yaml', 'Send', (text) => text],
  ['a figure', 'content/figures.yaml', 'claim: Clients', (text) => `claim: ${text}`],
  ['a template', 'content/templates/not-found.yaml', 'fr: Une phrase.', (text) => `fr: ${text}`],
];

describe('a character that no text may hold is told at its place', () => {
  test.each(kinds)('%s: %s', (_, written, hint) => {
    const found = told('content/pages/home.yaml', 'fr: Bonjour', `fr: "Bonj${written}our tous"`);
    expect(found).toEqual([{ code: 'invisible-character', at: `Bonj${written}our`, hint }]);
  });

  test.each(kinds.filter(([, written]) => /u(?!d83d|ffff)/.test(written)))(
    '%s, as it is',
    (_, written, hint) => {
      const raw: string = JSON.parse(`"${written}"`);
      const found = told('content/pages/home.yaml', 'fr: Bonjour', `fr: Bonj${raw}our tous`);
      expect(found).toEqual([
        { code: 'invisible-character', at: expect.stringContaining(raw), hint },
      ]);
    },
  );

  test.each(places)('in %s', (_, path, from, to) => {
    const found = told(path, from, to('"Un\uf0b7 mot"'));
    expect(found).toEqual([
      expect.objectContaining({ code: 'invisible-character', at: 'Un\uf0b7' }),
    ]);
  });

  test('in a text of several lines, each of them', () => {
    const found = told(
      'content/pages/home.yaml',
      'Voir **la [plateforme](/platform#timeline)**.',
      '\uf0b7 Un\n            \uf0b7 deux\ufffc.',
    );
    expect(found.map(({ at }) => at)).toEqual(['\uf0b7', '\uf0b7', 'deux\ufffc.']);
  });
});

test('accents that are written apart are told with the word that was meant', () => {
  const found = told('content/pages/home.yaml', 'fr: Bonjour', 'fr: L’e\u0301ducation d’abord');
  expect(found).toEqual([
    { code: 'accent-apart', at: 'L’e\u0301ducation', hint: 'write `L’éducation`' },
  ]);
});

test.each([
  '👨‍👩‍👧‍👦 ❤️ 🏳️‍🌈',
  'می\u200cخواهم',
  'Une administra\u00adtion',
  'שָׂרָה',
  '1\u202f000\u00a0€',
])('what belongs to a word or an emoji is left: %s', (text) => {
  expect(told('content/pages/home.yaml', 'fr: Bonjour', `fr: "${text}"`)).toEqual([]);
});

describe('what is pasted into the studio loses what a text may not hold', () => {
  test('in a line', () => {
    const pasted = '\u202aL’e\u0301cole\u2028\0 des\u200b \uf8ffmac\u00adons\ufffc\ud83d';
    expect(cleanLine(pasted)).toBe('L’école des macons');
  });

  test('and a list of Word is one in a rich text, and lines of their own in a list of words', () => {
    const word = 'Deux points :\r\n\uf0b7\tle premier\r\n\uf0a7\tle second';
    expect(markdownOf('', word)).toBe('Deux points :\n- le premier\n- le second');
    expect(cleanLines(word)).toBe('Deux points :\nle premier\nle second');
  });

  test('so that the check has nothing to say of it', () => {
    for (const [, written] of kinds.filter(([, one]) => one.startsWith(String.raw`\u`))) {
      const text = cleanLine(`Bonj${JSON.parse(`"${written}"`)}our tous e\u0301`);
      expect(told('content/pages/home.yaml', 'fr: Bonjour', `fr: ${JSON.stringify(text)}`)).toEqual(
        [],
      );
    }
  });
});
