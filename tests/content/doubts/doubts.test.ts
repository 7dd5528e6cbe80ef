import { describe, expect, test, vi } from 'vitest';
import { withoutDeclared } from '../../../scripts/content/doubts/declarations.ts';
import { findDoubts } from '../../../scripts/content/doubts/finder.ts';
import { textsOf } from '../../../scripts/content/doubts/texts.ts';
import { loadContent } from '../../../scripts/content/load.ts';
import { type Diagnostic, inLanguage } from '../../../scripts/content/mistakes/catalogue.ts';
import { resolveAndCheck } from '../../../scripts/content/resolve-and-check.ts';
import { setValue } from '../../../scripts/studio/edit/set-value.ts';
import {
  type Changes,
  edited,
  icons,
  inLine,
  placeIn,
  writeSite,
} from '../../pipeline/small-site.ts';
import { slow } from '../../slow.ts';

vi.setConfig(slow);

const home = 'content/pages/home.yaml';
const whole = "text: { fr: C'est nous., en: It is us. }";
const indent = '          ';
const legal = 'content/pages/legal.yaml';

/** The legal page with a French text, in lines of its own. */
function legalWith(french: string): Changes {
  return edited(legal, whole, `text:\n${indent}${french}\n${indent}en: It is us.`);
}

/** What is doubted in the small site with changes, beyond what is doubted without them. */
async function doubts(changes: Changes): Promise<Diagnostic[]> {
  const root = writeSite(changes);
  const loaded = await loadContent(root);
  const { compiled, diagnostics } = resolveAndCheck(
    loaded,
    { pictures: new Map(), icons },
    undefined,
  );
  if (!compiled) throw new Error(diagnostics.map(inLine).join('\n'));
  return withoutDeclared(await findDoubts(root, loaded.files, compiled), loaded.files);
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
    if (shown) doubted.set(file.path, setValue(file.text, shown.path, `${shown.value} TODO`));
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

describe('doubted', () => {
  test.each<[what: string, written: string, at: string, said: string]>([
    [
      'the product’s name, typed out',
      'fr: Exemple aide vos équipes.',
      'Exemple',
      'brand-typed: the name `Exemple` is typed out: when the product is renamed, it stays here',
    ],
    [
      'a figure, typed out',
      'fr: Déjà 12 500+ clients avec nous.',
      '12 500+',
      'figure-typed: `12 500+` is the figure `clients`, typed out: when the figure changes, it stays here',
    ],
    [
      'a figure, typed as the other language writes it',
      'fr: Déjà 12,500+ clients avec nous.',
      '12,500+',
      'figure-typed: `12,500+` is the figure `clients`, typed out: when the figure changes, it stays here',
    ],
    [
      'a text that is not finished',
      'fr: TODO écrire cette phrase',
      'TODO',
      'unfinished-text: `TODO`: this text says that it is not finished',
    ],
    [
      'a gap in brackets',
      'fr: "Une phrase [à compléter] ici."',
      'à compléter',
      'unfinished-text: `à compléter`: this text says that it is not finished',
    ],
    [
      'a first text of the studio',
      'fr: "Nouveau texte : ce que vos lecteurs apprennent ici."',
      'Nouveau texte',
      'unfinished-text: `Nouveau texte`: this text says that it is not finished',
    ],
    [
      'a remark behind two slashes',
      'fr: Une phrase ici. // à revoir avec Paul',
      '// à revoir avec Paul',
      'unfinished-text: `// à revoir avec Paul`: this text says that it is not finished',
    ],
    [
      'a sentence in capitals',
      'fr: NOUS VOUS RÉPONDONS TOUJOURS.',
      'NOUS VOUS RÉPONDONS TOUJOURS.',
      'typography: `NOUS VOUS RÉPONDONS TOUJOURS.`: the text is set in capitals',
    ],
    [
      'a link whose words do not say where it leads',
      'fr: Pour lire la suite, [cliquez ici](/agents).',
      '[cliquez ici](/agents)',
      'vague-link: the words `cliquez ici` do not say where the link leads',
    ],
    [
      'English in the French field',
      'fr: This sentence stands in the wrong field.',
      'This sentence stands in the wrong field.',
      'other-language: this reads like English, and stands where French belongs',
    ],
    [
      'a word that no dictionary knows',
      'fr: Une phrase avec une fuate.',
      'fuate',
      'spelling: no French dictionary knows `fuate`',
    ],
    [
      'a quotation mark that is not closed',
      'fr: Une phrase « sans fin.',
      'Une phrase « sans fin.',
      'typography: a quotation mark is not closed, or not opened',
    ],
    [
      'a word that stands twice',
      'fr: Une phrase avec avec une faute.',
      'avec avec',
      'typography: `avec avec`: a word stands twice',
    ],
    [
      'an emoji',
      'fr: Une phrase 👩‍💻 avec un dessin.',
      'phrase 👩‍💻 avec',
      'typography: `phrase 👩‍💻 avec`: screen readers read out the name of an emoji, and each device draws another one',
    ],
    [
      'an arrow at the end of a label',
      'fr: Une phrase →',
      'phrase →',
      'typography: `phrase →`: the site draws the arrows of links and buttons, and screen readers read out this one',
    ],
    [
      'an address that is no link',
      'fr: Une phrase sur www.journal.example.',
      'www.journal.example',
      'bare-address: nobody can follow `www.journal.example`: it is no link',
    ],
  ])('%s', async (_what, written, at, said) => {
    const changes = legalWith(written);
    expect(await newDoubts(changes)).toEqual([`${legal}:${placeIn(changes[legal], at)} ${said}`]);
  });
});

describe('told with what to write instead, in both languages', () => {
  test.each([
    [
      "NOUS PARLONS DE L'IA ET DU RGPD. PARIS AUSSI.",
      "Nous parlons de l'IA et du RGPD. Paris aussi.",
    ],
    ['Une phrase 👩‍💻 avec un dessin.', 'phrase avec'],
    ['Une phrase avec un dessin 👋, ici.', 'dessin, ici.'],
    ['🚀 Une phrase avec un dessin.', 'Une'],
    ['Une phrase avec une flèche ->', 'flèche'],
    ['Sur www.journal.example/un.', '[www.journal.example/un](https://www.journal.example/un)'],
    ['Sur http://journal.example.', '[http://journal.example](https://journal.example)'],
  ])('%s', async (written, fixed) => {
    const all = await doubts(legalWith(`fr: ${JSON.stringify(written)}`));
    const told = all.find(({ code }) => code === 'typography' || code === 'bare-address');
    expect(told).toMatchObject({ hint: `write \`${fixed}\`` });
    expect(told && inLanguage(told, 'fr').hint).toBe(`écrivez \`${fixed}\``);
  });

  test.each([
    'Voir [www.journal.example](https://www.journal.example).',
    'Les droits © et les marques ™ restent, comme 20 % → 30 % de gain.',
  ])('nothing of %s', async (written) => {
    const told = await newDoubts(legalWith(`fr: ${JSON.stringify(written)}`));
    expect(told).toEqual([]);
  });
});

describe('doubted as well', () => {
  test('the same sentence in both languages', async () => {
    const changes = edited(
      legal,
      whole,
      `text:\n${indent}fr: Nous vous répondons toujours.\n${indent}en: Nous vous répondons toujours.`,
    );
    // Told as French where English belongs: that says more.
    expect((await newDoubts(changes)).join()).toMatch(/legal\.yaml:\d+:\d+-\d+:\d+ other-language/);
    const names = 'Paris, Lille, Lyon, Nantes';
    const same = edited(legal, whole, `text:\n${indent}fr: ${names}\n${indent}en: ${names}`);
    expect((await newDoubts(same)).join()).toContain(
      'same-text: the same text stands in two languages: one is not translated',
    );
  });

  test('two entries of a list with the same order', async () => {
    const second = 'content/collections/press/second.yaml';
    expect(await newDoubts(edited(second, 'order: 20', 'order: 10'))).toEqual([
      `${second}:2:8-2:10 equal-order: another entry has \`order: 10\`: which one comes first is left to the names of their files`,
    ]);
  });
});

test('a token with spaces in its braces is no word', async () => {
  expect(await newDoubts(legalWith('fr: "Bienvenue à { product }."'))).toEqual([]);
});

test('a list in brackets without a comma is one text', async () => {
  const agent = 'content/collections/agents/reader.yaml';
  const changes = edited(agent, 'sectors: [Banque]', 'sectors: [Banque; Assurance]');
  expect(await newDoubts(changes)).toEqual([
    `${agent}:${placeIn(changes[agent], 'Banque; Assurance')} typography: \`Banque; Assurance\`: a comma separates the items of a list`,
  ]);
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

  test('is told when nothing is doubted', async () => {
    const changes = legalWith(`${because}\n${indent}fr: C'est nous.`);
    expect(await newDoubts(changes)).toEqual([
      `${legal}:${placeIn(changes[legal], because)} unused-declaration: nothing here is doubted as \`brand-typed\` any more`,
    ]);
  });

  test('may say that a translation is still right, which ends the doubt by itself', async () => {
    const still = '# sure: stale-translation because only the comma was moved';
    expect(await newDoubts(legalWith(`${still}\n${indent}fr: C'est nous.`))).toEqual([]);
  });

  test.each(['# sure: brand-typed', '# sure: dead-link because', '# sure: I mean it'])(
    'needs a name and a reason: %s',
    { timeout: 60_000 },
    async (comment) => {
      const changes = legalWith(`${comment}\n${indent}fr: C'est nous.`);
      expect(await newDoubts(changes)).toEqual([
        `${legal}:${placeIn(changes[legal], comment)} declaration-form: \`${comment}\` declares nothing`,
      ]);
    },
  );

  test('a comment within a text is part of the text', async () => {
    const changes = legalWith(`fr: "Exemple ${because}"`);
    expect((await newDoubts(changes)).join()).toContain('brand-typed');
  });
});

test('a second main headline, and none', async () => {
  const second = edited(
    home,
    '  - kind: cards',
    '  - kind: hero\n    id: other\n    size: page\n    title: { fr: Suite, en: More }\n  - kind: cards',
  );
  expect((await newDoubts(second)).join()).toContain('second-headline');
  const none = edited(home, '    size: full\n', '    size: full\n    displayed: false\n');
  expect((await newDoubts(none)).join()).toContain('no-headline');
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
