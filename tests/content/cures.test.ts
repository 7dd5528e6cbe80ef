import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { withoutDeclared } from '../../scripts/content/doubts/declarations.ts';
import { openDoubtFinder } from '../../scripts/content/doubts/finder.ts';
import { loadContent } from '../../scripts/content/load.ts';
import { codes, type Diagnostic } from '../../scripts/content/mistakes/catalogue.ts';
import { loadAssets } from '../../scripts/content/resolve/assets.ts';
import { resolveAndCheck } from '../../scripts/content/resolve-and-check.ts';
import { siteFiles } from '../pipeline/site-files.ts';
import { icons } from '../pipeline/small-site.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

/** Files by their path; one that is undefined is not there. */
type Files = Record<string, string | Uint8Array | undefined>;

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';
const block = 'text:\n          fr: Nous vous répondons.\n          en: We answer you.';
const used = ['chat.send', 'chat.count'].map((id) => ({ id, file: 'a.tsx', line: 1, column: 1 }));

/** A small site in which most texts stand on lines of their own. */
const files: Files = {
  ...siteFiles,
  'content/pages/legal.yaml': siteFiles['content/pages/legal.yaml'].replace(
    "text: { fr: C'est nous., en: It is us. }",
    block,
  ),
  'content/images/scenes/wall.svg': svg,
  'content/images/scenes/tower.svg': svg,
  'content/collections/testimonials/bank.yaml': `# yaml-language-server: $schema=../../../schema/json/testimonials.json
order: 10
company: Une banque
industry: { fr: Banque, en: Banking }
quote: { fr: Le gain est réel., en: The gain is real. }
author: Une cliente
role: { fr: Cliente, en: Customer }
logo: scenes/wall.svg
rating: 5
results:
  - { text: { fr: Moins, en: Less } }
  - { text: { fr: Plus, en: More } }
  - { text: { fr: Mieux, en: Better } }
`,
  'content/pages/home.yaml': siteFiles['content/pages/home.yaml'].replace(
    '    size: full',
    '    size: full\n    image: { src: scenes/wall.svg, alt: { fr: Un mur de briques, en: A wall of bricks } }',
  ),
};

const folder = mkdtempSync(join(tmpdir(), 'cures-'));
const root = mkdtempSync(join(tmpdir(), 'cures-'));
const finder = openDoubtFinder(folder, false);
afterAll(() => {
  for (const each of [folder, root]) rmSync(each, { recursive: true, force: true });
});

/** What stands in the site's folder: from one case to the next, only what differs is written. */
const written: Files = {};

function bringTo(wanted: Files): void {
  for (const path of Object.keys(written).filter((one) => wanted[one] === undefined)) {
    rmSync(join(root, path));
    delete written[path];
  }
  for (const [path, text] of Object.entries(wanted)) {
    if (text === undefined || text === written[path]) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    written[path] = text;
  }
}

async function ask(changes: Files): Promise<Diagnostic[]> {
  bringTo({ ...files, ...changes });
  const loaded = await loadContent(root);
  const assets = { ...(await loadAssets(root)), icons };
  const { compiled, diagnostics } = resolveAndCheck(loaded, assets, used);
  const all = [...loaded.diagnostics, ...diagnostics];
  if (!compiled) return all;
  return withoutDeclared(
    [...all, ...(await finder.doubtsOf(loaded.files, compiled))],
    loaded.files,
  );
}

/** A file with one passage replaced. It must stand there. */
function edited(path: string, from: string, to: string): Files {
  const text = String(files[path]);
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  return { [path]: text.replace(from, () => to) };
}

const legal = 'content/pages/legal.yaml';
const home = 'content/pages/home.yaml';
const platform = 'content/pages/platform.yaml';
const french = 'fr: Nous vous répondons.';
const legalWith = (written: string) => edited(legal, french, written);

/**
 * The mistake and, where its cure is told word for word, what the cure says and what the site then holds,
 * unless this is what stood there before.
 */
type Case = [code: string, bad: Files, cure?: string, cured?: Files];

const cities = 'Audit, installation, maintenance, formation';

const inText: Case[] = [
  [
    'unquoted-text',
    legalWith("fr: L'équipe : la nôtre"),
    'write `fr: "L\'équipe : la nôtre"`',
    legalWith(`fr: "L'équipe : la nôtre"`),
  ],
  [
    'text-cut',
    legalWith('fr: Notre point #1 du plan'),
    'write `"Notre point #1 du plan"`',
    legalWith('fr: "Notre point #1 du plan"'),
  ],
  [
    'yaml-syntax',
    legalWith('fr: "Nous vous répondons.'),
    'write `fr: "Nous vous répondons."`',
    legalWith('fr: "Nous vous répondons."'),
  ],
  ['yaml-syntax', edited(home, '  - kind: hero', '    kind: hero'), 'write `- kind: hero`'],
  [
    'yaml-indentation',
    legalWith('  fr: Nous vous répondons.'),
    'indent it by 12 spaces',
    edited(legal, block, block.replaceAll('          ', '            ')),
  ],
  [
    'yaml-alias',
    legalWith('fr: *vous*'),
    'stands in quotes: `"*vous*"`',
    legalWith('fr: "*vous*"'),
  ],
  [
    'yaml-tag',
    legalWith('fr: !nous répondons'),
    'as text, write `"!nous répondons"`',
    legalWith('fr: "!nous répondons"'),
  ],
  [
    'yaml-anchor',
    legalWith('fr: &nous répondons'),
    'put it in quotes',
    legalWith('fr: "&nous répondons"'),
  ],
  [
    'conflict-markers',
    legalWith(`<<<<<<< HEAD\n          ${french}\n=======\n          fr: Nous.\n>>>>>>> other`),
  ],
  ['duplicate-key', legalWith(`${french}\n          fr: Nous.`)],
  ['text-key', edited(legal, 'address: /legal', 'address: /legal\n12: oui')],
  ['forbidden-key', edited(legal, 'address: /legal', 'address: /legal\n__proto__: 1')],
  ['too-deep', legalWith(`fr: ${'['.repeat(80)}${']'.repeat(80)}`)],
  ['yaml-directive', { [legal]: `%YAML 1.2\n---\n${files[legal]}` }],
  ['several-documents', { [legal]: `${files[legal]}---\na: 1\n` }],
  ['line-ends', { [legal]: String(files[legal]).replaceAll('\n', '\r') }],
  ['control-character', legalWith('fr: Nous\u0007 répondons.')],
  ['not-utf8', { [legal]: Buffer.from(String(files[legal]), 'latin1') }],
  ['missing-key', edited(home, '    size: full\n', '')],
  ['missing-translation', edited(legal, '          en: We answer you.\n', '')],
  [
    'no-language',
    edited(
      'content/knowledge/entries/french.yaml',
      '\n  fr: { title: En français, text: Rien en anglais. }',
      ' {}',
    ),
  ],
  ['both-languages', edited(legal, 'name: { fr: Mentions, en: Notice }', 'name: Mentions')],
  [
    'french-only',
    edited('content/pages/agents.yaml', 'name: Agents', 'name: { fr: Agents, en: Agents }'),
  ],
  [
    'one-language',
    edited(
      'content/knowledge/entries/french.yaml',
      'title: En français',
      'title: { fr: En français, en: In French }',
    ),
  ],
  ['unknown-key', edited(home, '    size: full', '    sise: full'), 'did you mean `size`?'],
  ['wrong-key', edited('content/figures.yaml', 'clients:', 'Clients:')],
  ['unknown-kind', edited(home, 'kind: hero', 'kind: heros'), 'did you mean `hero`?'],
  ['unknown-value', edited(home, 'size: full', 'size: ful'), 'did you mean `full`?'],
  ['empty-value', edited(home, 'size: full', 'size:')],
  ['quotes-needed', legalWith('fr: 2026'), 'quote it: `"2026"`', legalWith('fr: "2026"')],
  [
    'quotes-superfluous',
    edited('content/figures.yaml', 'value: 99.9', 'value: "99.9"'),
    'remove the quotes: `99.9`',
  ],
  [
    'wrong-type',
    edited(home, 'layout: columns', 'layout: columns\n    numbered: [oui]'),
    'write `true`',
    edited(home, 'layout: columns', 'layout: columns\n    numbered: true'),
  ],
  [
    'wrong-format',
    edited('content/collections/press/first.yaml', '"2026-03-12"', '"12 mars 2026"'),
    'write `2026-03-12`',
    edited('content/collections/press/first.yaml', '"2026-03-12"', '2026-03-12'),
  ],
  [
    'wrong-count',
    edited('content/collections/press/first.yaml', '[{ fr: Un point, en: A point }]', '[]'),
  ],
];

const inReferences: Case[] = [
  [
    'unknown-token',
    legalWith('fr: "Chez {prodct}, nous répondons."'),
    'did you mean `{product}`?',
    legalWith('fr: "Chez {product}, nous répondons."'),
  ],
  [
    'unknown-fact',
    legalWith('fr: "Nous avons {count.agent} agents."'),
    'did you mean `{count.agents}`?',
    legalWith('fr: "Nous avons {count.agents} agents."'),
  ],
  [
    'unknown-entry',
    edited(
      'content/knowledge/entries/hosting.yaml',
      'page: /platform',
      'page: /platform\nabout: agents/raeder',
    ),
    'did you mean `agents/reader`?',
    edited(
      'content/knowledge/entries/hosting.yaml',
      'page: /platform',
      'page: /platform\nabout: agents/reader',
    ),
  ],
  ['unknown-figure', edited(home, 'figure: clients', 'figure: client'), 'did you mean `clients`?'],
  ['unknown-icon', edited(home, 'shield-check', 'shield-chek'), 'did you mean `shield-check`?'],
  [
    'missing-image',
    edited('content/collections/testimonials/bank.yaml', 'scenes/wall.svg', 'scenes/wal.svg'),
    'did you mean `scenes/wall.svg`?',
  ],
  ['unused-image', { 'content/images/scenes/gate.svg': svg }],
  ['dead-link', edited(home, 'to: /agents', 'to: /agent'), 'did you mean `/agents`?'],
  ['dead-anchor', edited(platform, 'id: timeline', 'id: time-line')],
  [
    'moved-link',
    {
      ...edited(
        'content/pages/agents.yaml',
        'address: /agents',
        'address: /agents\nformerly: [/assistants]',
      ),
      ...edited(home, 'to: /agents', 'to: /assistants'),
    },
    'write `/agents`',
    edited(
      'content/pages/agents.yaml',
      'address: /agents',
      'address: /agents\nformerly: [/assistants]',
    ),
  ],
  [
    'hidden-link',
    edited('content/pages/agents.yaml', 'address: /agents', 'address: /agents\ndraft: true'),
  ],
  [
    'never-shown',
    edited(legal, 'address: /legal', 'address: /legal\nfrom: 2027-02-01\nuntil: 2027-01-01'),
  ],
  [
    'insecure-link',
    edited(
      home,
      '(/platform#timeline)**.\n\n            - un',
      '(http://a.example)**.\n\n            - un',
    ),
  ],
  ['duplicate-id', edited(home, 'id: benefits', 'id: top')],
  ['duplicate-address', edited(legal, 'address: /legal', 'address: /platform')],
  [
    'duplicate-page',
    { 'content/pages/error.yaml': String(files[legal]).replace('/legal', '/legal-2') },
  ],
  [
    'duplicate-title',
    edited(legal, 'La page « Mentions » du site', 'La page « Plateforme » du site'),
  ],
  ['duplicate-description', edited(legal, 'page « Mentions » de ce', 'page « Plateforme » de ce')],
  ['text-length', edited(home, 'title: { fr: Bonjour,', `title: { fr: ${'Bonjour '.repeat(20)}a,`)],
  ['title-length', edited(legal, 'La page « Mentions » du site', 'Mentions')],
  [
    'description-length',
    edited(
      legal,
      'Ce que la page « Mentions » de ce petit site dit à ses visiteurs, en une phrase assez longue.',
      'Court.',
    ),
  ],
  ['missing-template', { 'content/templates/error.yaml': undefined }],
  ['missing-file', { 'content/interface/en.yaml': undefined }],
  [
    'unknown-answer',
    edited(
      platform,
      '  - kind: timeline',
      '  - kind: questions\n    id: more\n    title: { fr: Encore, en: More }\n    items: [{ question: { fr: "Où ?", en: "Where?" }, entry: hostin }]\n  - kind: timeline',
    ),
    'did you mean `hosting`?',
    edited(
      platform,
      '  - kind: timeline',
      '  - kind: questions\n    id: more\n    title: { fr: Encore, en: More }\n    items: [{ question: { fr: "Où ?", en: "Where?" }, entry: hosting }]\n  - kind: timeline',
    ),
  ],
  [
    'unknown-name',
    edited(
      platform,
      '  - kind: timeline',
      '  - kind: walkthrough\n    id: work\n    title: { fr: Au travail, en: At work }\n    case: none\n  - kind: timeline',
    ),
  ],
  [
    'no-entry',
    edited(
      'content/templates/error.yaml',
      '  - kind: statement',
      '  - kind: case-study-detail\n    id: detail\n    situation: { fr: Avant, en: Before }\n    solution: { fr: Pendant, en: Meanwhile }\n    outcome: { fr: Ensuite, en: Then }\n    actions: [{ label: { fr: Ici, en: Here }, to: / }]\n  - kind: statement',
    ),
  ],
  [
    'same-wall',
    {
      ...edited(
        'content/pages/home.yaml',
        'sections:',
        'walls:\n  opening: { bond: stack }\nsections:',
      ),
      ...edited(platform, 'sections:', 'walls:\n  opening: { bond: header }\nsections:'),
    },
  ],
  [
    'unsafe-slug',
    edited(
      'content/collections/industries/health.yaml',
      'title: Santé publique',
      'title: Santé / social',
    ),
  ],
  [
    'press-link',
    edited('content/collections/press/first.yaml', 'link: https://journal.example/article\n', ''),
  ],
  [
    'row-length',
    edited(legal, '{ fr: Durée, en: Time }]', '{ fr: Durée, en: Time }, { fr: Base, en: Ground }]'),
  ],
  ['figure-or-symbol', edited(home, '{ figure: clients, label', '{ label')],
  ['rich-syntax', edited(home, 'Voir **la [plateforme](/platform#timeline)**.', '# Un titre')],
  [
    'open-point',
    edited(legal, block, `${block}\n        openPoints: [{ fr: À voir., en: To be seen. }]`),
  ],
  ['missing-message', edited('content/interface/en.yaml', 'chat.send: Send\n', '')],
  [
    'unknown-message',
    {
      ...edited('content/interface/en.yaml', 'chat.send:', 'chat.sent:'),
      ...edited('content/interface/fr.yaml', 'chat.send:', 'chat.sent:'),
    },
  ],
  [
    'unused-message',
    {
      'content/interface/en.yaml': `${files['content/interface/en.yaml']}chat.more: More\n`,
      'content/interface/fr.yaml': `${files['content/interface/fr.yaml']}chat.more: Plus\n`,
    },
  ],
  [
    'message-arguments',
    edited('content/interface/en.yaml', 'chat.count: "{count', 'chat.count: "{number'),
  ],
  ['message-syntax', edited('content/interface/en.yaml', 'Send', '"Send {"')],
  ['draft', edited(legal, 'address: /legal', 'address: /legal\ndraft: true')],
  ['shown-later', edited(legal, 'address: /legal', 'address: /legal\nfrom: 2099-01-01')],
  ['shown-until', edited(legal, 'address: /legal', 'address: /legal\nuntil: 2099-01-01')],
  ['no-longer-shown', edited(legal, 'address: /legal', 'address: /legal\nuntil: 2020-01-01')],
];

const aboutFiles: Case[] = [
  [
    'unexpected-file',
    {
      'content/knowledge/entries/hosting.yaml': undefined,
      'content/knowledge/hosting.yaml': files['content/knowledge/entries/hosting.yaml'],
    },
    'did you mean `content/knowledge/entries/hosting.yaml`? Rename or move the file',
  ],
  [
    'file-name',
    { [legal]: undefined, 'content/pages/Légal.yaml': files[legal] },
    'rename the file to `legal.yaml`',
  ],
  ['empty-file', { 'content/pages/more.yaml': '' }],
  ['file-too-large', { 'content/pages/more.yaml': '- a\n'.repeat(300_000) }],
  [
    'schema-line',
    { [legal]: String(files[legal]).split('\n').slice(1).join('\n') },
    'paste this as the first line',
  ],
  [
    'picture-name',
    { 'content/images/scenes/tower.svg': undefined, 'content/images/scenes/Tour Été.svg': svg },
    'rename the file to `scenes/tour-ete.svg`',
    { 'content/images/scenes/tower.svg': undefined, 'content/images/scenes/tour-ete.svg': svg },
  ],
  ['unreadable-picture', { 'content/images/scenes/wall.svg': '' }],
  ['sizeless-picture', { 'content/images/scenes/wall.svg': '<svg width="4"></svg>' }],
  ['picture-too-large', { 'content/images/scenes/wall.svg': svg + ' '.repeat(1_000_001) }],
];

const inTranslation = edited(legal, 'address: /legal', 'address: /legal\ninTranslation: true');

const inSense: Case[] = [
  [
    'plain-markup',
    edited(home, 'fr: Bonjour', 'fr: "**Bonjour** vous"'),
    'write `Bonjour`',
    edited(home, 'fr: Bonjour', 'fr: "Bonjour vous"'),
  ],
  [
    'stray-markup',
    edited(home, '- un\n', '- un ** deux**\n'),
    'write `**deux**`',
    edited(home, '- un\n', '- un **deux**\n'),
  ],
  [
    'stray-markup',
    edited(home, '- un\n', '- un [deux (/agents)\n'),
    'write `[deux](/agents)`',
    edited(home, '- un\n', '- un [deux](/agents)\n'),
  ],
  [
    'half-token',
    edited(home, 'fr: Bonjour', 'fr: "Bonjour product}"'),
    'write `{product}`',
    edited(home, 'fr: Bonjour', 'fr: "Bonjour {product}"'),
  ],
  ['empty-link', edited(home, '- un\n', '- un [](/agents)\n')],
  ['no-letters', edited(home, 'fr: Bonjour', 'fr: …')],
  ['invisible-character', edited(home, 'fr: Bonjour', 'fr: Bon\u200bjour')],
  [
    'accent-apart',
    legalWith('fr: Nous vous re\u0301pondons.'),
    'write `répondons.`',
    legalWith(french),
  ],
  ['broken-letters', legalWith('fr: Nous vous rÃ©pondons.'), 'write `répondons.`'],
  [
    'own-origin',
    edited(home, 'to: /agents', 'to: https://www.exemple.example/agents'),
    'write `/agents`',
  ],
  ['mail-address', edited(home, 'to: /agents', 'to: mailto:contact@')],
  [
    'brand-typed',
    legalWith('fr: "Chez Exemple, nous répondons."'),
    'write `{product}`',
    legalWith('fr: "Chez {product}, nous répondons."'),
  ],
  [
    'figure-typed',
    legalWith('fr: "Nos 12 500+ clients sont avec nous."'),
    'write `{figure.clients}`',
    legalWith('fr: "Nos {figure.clients} clients sont avec nous."'),
  ],
  ['unfinished-text', legalWith('fr: TODO nous répondons.')],
  ['other-language', legalWith('fr: This sentence stands in the wrong field.')],
  [
    'same-text',
    edited(
      legal,
      `${french}\n          en: We answer you.`,
      `fr: ${cities}\n          en: ${cities}`,
    ),
  ],
  [
    'spelling',
    legalWith('fr: Nous vous répondonns.'),
    'write `répondons`, or add `répondonns` to content/spelling.yaml',
  ],
  ['vague-link', legalWith('fr: Pour lire la suite, [cliquez ici](/agents).')],
  [
    'typography',
    legalWith('fr: Nous répondons répondons.'),
    'write `répondons`',
    legalWith('fr: Nous répondons.'),
  ],
  [
    'typography',
    legalWith('fr: Nous vous répondons 👋, toujours.'),
    'write `répondons, toujours.`',
    legalWith('fr: Nous vous répondons, toujours.'),
  ],
  [
    'typography',
    legalWith('fr: Nous vous répondons →'),
    'write `répondons`',
    legalWith('fr: Nous vous répondons'),
  ],
  [
    'typography',
    legalWith("fr: NOUS PARLONS DE L'IA ET DU RGPD."),
    "write `Nous parlons de l'IA et du RGPD.`",
    legalWith("fr: Nous parlons de l'IA et du RGPD."),
  ],
  [
    'bare-address',
    legalWith('fr: Voir le site www.journal.example.'),
    'write `[www.journal.example](https://www.journal.example)`',
    legalWith('fr: Voir le site [www.journal.example](https://www.journal.example).'),
  ],
  ['no-headline', edited(home, 'size: full', 'size: full\n    displayed: false')],
  [
    'second-headline',
    edited(
      home,
      '  - kind: cards',
      '  - kind: hero\n    id: other\n    size: page\n    title: { fr: Suite, en: More }\n  - kind: cards',
    ),
  ],
  ['equal-order', edited('content/collections/press/second.yaml', 'order: 20', 'order: 10')],
  ['picture-alternative', edited(home, 'fr: Un mur de briques', 'fr: wall.svg')],
  [
    'unwanted-word',
    {
      ...legalWith('fr: Nous répondons par métier.'),
      'content/spelling.yaml':
        '# yaml-language-server: $schema=../schema/json/spelling.json\ninstead:\n  fr: { par métier: par fonction }\n',
    },
    'write `par fonction` (docs/words.md says why)',
    legalWith('fr: Nous répondons par fonction.'),
  ],
  [
    'worn-phrase',
    {
      ...legalWith('fr: Nous répondons à tous.'),
      ...edited(home, 'fr: Bonjour', 'fr: Nous répondons'),
      'content/spelling.yaml':
        '# yaml-language-server: $schema=../schema/json/spelling.json\nseldom:\n  fr: { nous répondons: 1 }\n',
    },
  ],
  [
    'unused-declaration',
    legalWith(`# sure: spelling because it is meant\n          ${french}`),
    'remove the comment',
  ],
  ['declaration-form', legalWith(`# sure: spelling\n          ${french}`)],
  [
    'in-translation',
    { [legal]: String(inTranslation[legal]).replace('en: We answer you.', 'en:') },
  ],
  ['translated', inTranslation],
];

/** What cannot be set up with files, and where it is told instead. */
const elsewhere: Readonly<Record<string, string>> = {
  'schema-drift': 'for developers: tests/content/json-schema.test.ts',
  placeholder: 'for a site that goes public: tests/content/placeholders.test.ts',
  'more-mistakes': 'the mistakes before it are to be fixed',
  'not-a-file': 'a folder or pipe: tests/content/file-mistakes.test.ts',
  'promised-address': 'needs rules: tests/content/doubts/promises.test.ts',
  'promised-count': 'needs rules: tests/content/doubts/promises.test.ts',
  'promised-figure': 'needs rules: tests/content/doubts/promises.test.ts',
  'promised-order': 'needs rules: tests/content/doubts/promises.test.ts',
  'symbolic-link': 'a link: tests/content/file-mistakes.test.ts',
  'unreadable-file': 'permissions: tests/content/file-mistakes.test.ts',
  'stale-translation': 'needs a history: tests/content/doubts/doubts.test.ts',
  'wrong-value': 'no schema has such a rule',
};

const cases = [...inText, ...inReferences, ...aboutFiles, ...inSense];

/** What is told of the small site as it stands. */
let standing: Promise<Set<string>> | undefined;

test.each(cases)('%s is told, and its cure works', async (code, bad, cure, cured) => {
  const told = await toldOf(code, bad);
  expect(told.hint).not.toBe('');
  if (cure !== undefined) expect(nameOf(told)).toContain(cure);
  if (cured === undefined) return;
  const left = (await newIn(cured)).filter(
    (each) => each.code === code || each.severity === 'error',
  );
  expect(left.map(nameOf)).toEqual([]);
});

test('each code that there is has its case', () => {
  const covered = new Set([...cases.map(([code]) => code), ...Object.keys(elsewhere)]);
  expect([...covered].toSorted()).toEqual(codes);
});

/** What is told of a change alone. */
async function newIn(changes: Files): Promise<Diagnostic[]> {
  standing ??= ask({}).then((all) => new Set(all.map(nameOf)));
  const before = await standing;
  return (await ask(changes)).filter((each) => !before.has(nameOf(each)));
}

async function toldOf(code: string, bad: Files): Promise<Diagnostic> {
  const found = await newIn(bad);
  const told = found.find((each) => each.code === code);
  if (!told) throw new Error(`not told, but: ${found.map(nameOf).join('\n')}`);
  return told;
}

function nameOf({ path, code, message, hint }: Diagnostic): string {
  return `${path} ${code}: ${message} (${hint})`;
}
