import { describe, expect, test, vi } from 'vitest';
import { withoutDeclared } from '../../../scripts/content/doubts/declarations.ts';
import { openDoubtFinder } from '../../../scripts/content/doubts/finder.ts';
import { textsOf } from '../../../scripts/content/doubts/texts.ts';
import { loadContent } from '../../../scripts/content/load.ts';
import type { Diagnostic } from '../../../scripts/content/mistakes/catalogue.ts';
import { resolveAndCheck } from '../../../scripts/content/resolve-and-check.ts';
import { edited as after } from '../../../scripts/studio/edit/edited.ts';
import { setValue } from '../../../scripts/studio/edit/values.ts';
import { type Changes, edited, icons, inLine, writeSite } from '../../pipeline/small-site.ts';
import { slow } from '../../slow.ts';

vi.setConfig(slow);

const home = 'content/pages/home.yaml';
const whole = "fr: C'est nous.\n          en: It is us.";
const indent = '          ';
const legal = 'content/pages/legal.yaml';

/** The legal page with a French text, in lines of its own. */
function legalWith(french: string): Changes {
  return edited(legal, "fr: C'est nous.", french);
}

/** Here is neither a feature nor what an earlier check remembers. */
const finder = openDoubtFinder(import.meta.dirname, false);

/** What is doubted in the small site with changes, beyond what is doubted without them. */
async function doubts(changes: Changes): Promise<Diagnostic[]> {
  const loaded = await loadContent(writeSite(changes));
  const { compiled, diagnostics } = resolveAndCheck(
    loaded,
    { pictures: new Map(), icons },
    undefined,
  );
  if (!compiled) throw new Error(diagnostics.map(inLine).join('\n'));
  return withoutDeclared(await finder.doubtsOf(loaded.files, compiled), loaded.files);
}

let standing: Promise<Diagnostic[]> | undefined;

async function newDoubts(changes: Changes): Promise<string[]> {
  standing ??= doubts({});
  const before = new Set((await standing).map(({ path, code }) => `${path} ${code}`));
  const after = await doubts(changes);
  return after.filter(({ path, code }) => !before.has(`${path} ${code}`)).map(inLine);
}

test('a doubt is told in each kind of file that holds a text for visitors', async () => {
  const { files } = await loadContent(writeSite());
  const doubted = new Map<string, string>();
  for (const file of files) {
    const shown = textsOf(file).find(({ isShown, language }) => isShown && language === 'fr');
    if (shown) {
      const typed = after(file.text, (document) =>
        setValue(document, shown.path, `${shown.value} TODO`),
      );
      doubted.set(file.path, typed);
    }
  }
  const kinds = new Set(
    files.filter((file) => doubted.has(file.path)).map(({ kind }) => kind.name),
  );
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      ...['site', 'navigation', 'knowledge-entry', 'interface', 'page', 'french-page'],
      ...['template', 'agents', 'industries', 'jobs', 'case-studies', 'press', 'conversation'],
    ]),
  );
  const found = (await doubts(Object.fromEntries(doubted))).filter(
    ({ code }) => code === 'unfinished-text',
  );
  expect(new Set(found.map(({ path }) => path))).toEqual(new Set(doubted.keys()));
});

test('the same words in both languages are one text that is not translated', async () => {
  const names = 'Paris, Lille, Lyon, Nantes';
  const same = edited(legal, whole, `fr: ${names}\n${indent}en: ${names}`);
  expect((await newDoubts(same)).join()).toContain(
    'same-text: the same text stands in two languages: one is not translated',
  );
});

test('no word of an address is doubted, wherever a name in braces stands in it', async () => {
  expect(
    await newDoubts(legalWith('fr: Écrivez à {slug}.example, ou à www.{slug}.example.')),
  ).toEqual([]);
});

describe('what an editor means', () => {
  const because = '# sure: brand-typed because it is a quotation';
  const typed = 'fr: Exemple aide vos équipes.';
  test.each([
    ['above the text', legalWith(`${because}\n${indent}${typed}`)],
    ['behind it', legalWith(`${typed} ${because}`)],
    [
      'above the first key, for the whole file',
      { [legal]: legalWith(typed)[legal]?.replace('address:', () => `${because}\naddress:`) },
    ],
  ])('is declared %s', async (_where, changes) => {
    expect(await newDoubts(changes)).toEqual([]);
  });

  test('a comment within a text is part of the text', async () => {
    const changes = legalWith(`fr: "Exemple ${because}"`);
    expect((await newDoubts(changes)).join()).toContain('brand-typed');
  });
});

test('a word that the site has settled otherwise is doubted, whole and in its language', async () => {
  const list = `# yaml-language-server: $schema=../schema/json/spelling.json
instead:
  fr: { par métier: par fonction }
`;
  const found = async (text: string) => {
    const changes = { ...legalWith(`fr: ${text}`), 'content/spelling.yaml': list };
    return (await doubts(changes)).filter(({ code }) => code === 'unwanted-word');
  };
  expect(await found('Nos agents, Par métier.')).toMatchObject([
    {
      severity: 'warning',
      message: '`Par métier` is not written here',
      hint: 'write `par fonction` (docs/words.md says why)',
    },
  ]);
  expect(await found('Nos agents, par métiers.')).toEqual([]);
});

test('a word that begins the one to write is doubted without the rest of it alone', async () => {
  const list = `# yaml-language-server: $schema=../schema/json/spelling.json
instead:
  fr: { vos agents: vos agents IA }
`;
  const found = async (text: string) => {
    const changes = { ...legalWith(`fr: ${text}`), 'content/spelling.yaml': list };
    return (await doubts(changes)).filter(({ code }) => code === 'unwanted-word');
  };
  expect(await found('Voici vos agents.')).toHaveLength(1);
  expect(await found('Voici vos agents IA.')).toEqual([]);
});

test('a phrase in more files than it may stand in is doubted in each', async () => {
  const list = (most: number) => `# yaml-language-server: $schema=../schema/json/spelling.json
seldom:
  fr: { des dossiers comme les vôtres: ${most} }
`;
  const found = async (most: number) => {
    const changes = {
      ...legalWith('fr: Voici des dossiers comme les vôtres.'),
      ...edited(home, 'fr: Bonjour', 'fr: Des dossiers comme les vôtres'),
      'content/spelling.yaml': list(most),
    };
    return (await doubts(changes)).filter(({ code }) => code === 'worn-phrase');
  };
  expect(await found(1)).toHaveLength(2);
  expect(await found(2)).toEqual([]);
});
