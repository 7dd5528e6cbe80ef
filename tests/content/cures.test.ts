import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { obey } from '../../scripts/bench/mutations/obey.ts';
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

/** What was asked for, done: in the text of the file, or with the file itself. */
function obeyed(changes: Files, diagnostic: Diagnostic): Files | undefined {
  const { code, path, hint = '', expected = '' } = diagnostic;
  const text = changes[path] ?? files[path];
  if (text === undefined) return undefined;
  const name = /^(?:rename the file to|did you mean) `([^`]+\.[a-z]+)`/u.exec(hint)?.[1];
  if (name !== undefined && code !== 'missing-image') {
    const to = name.startsWith('content/') ? name : path.replace(/[^/]+$/u, name);
    return {
      ...changes,
      [path]: undefined,
      [path.startsWith('content/images') ? imageAt(name) : to]: text,
    };
  }
  if (hint.startsWith('paste this as the first line'))
    return { ...changes, [path]: `${expected}\n${text}` };
  const now = obey(String(text), diagnostic);
  return now === undefined ? undefined : { ...changes, [path]: now };
}

function imageAt(name: string): string {
  return `content/images/${name}`;
}

const legal = 'content/pages/legal.yaml';
const home = 'content/pages/home.yaml';
const platform = 'content/pages/platform.yaml';
const french = 'fr: Nous vous répondons.';
const legalWith = (written: string) => edited(legal, french, written);

/** The mistake and, where its cure is words for a person, what this one then does. */
type Case = [code: string, bad: Files, byHand?: Files];

const none: Files = {};
const cities = 'Audit, installation, maintenance, formation';

const inText: Case[] = [
  ['unquoted-text', legalWith("fr: L'équipe : la nôtre")],
  ['text-cut', legalWith('fr: Notre point #1 du plan')],
  ['yaml-syntax', legalWith('fr: "Nous vous répondons.')],
  ['yaml-syntax', edited(home, '  - kind: hero', '    kind: hero')],
  ['yaml-indentation', legalWith('  fr: Nous vous répondons.')],
  ['yaml-alias', legalWith('fr: *vous*')],
  ['yaml-tag', legalWith('fr: !nous répondons')],
  ['yaml-anchor', legalWith('fr: &nous répondons'), legalWith('fr: "&nous répondons"')],
  [
    'conflict-markers',
    legalWith(`<<<<<<< HEAD\n          ${french}\n=======\n          fr: Nous.\n>>>>>>> other`),
    none,
  ],
  ['duplicate-key', legalWith(`${french}\n          fr: Nous.`), none],
  ['text-key', edited(legal, 'address: /legal', 'address: /legal\n12: oui'), none],
  ['forbidden-key', edited(legal, 'address: /legal', 'address: /legal\n__proto__: 1'), none],
  ['too-deep', legalWith(`fr: ${'['.repeat(80)}${']'.repeat(80)}`), none],
  ['yaml-directive', { [legal]: `%YAML 1.2\n---\n${files[legal]}` }, none],
  ['several-documents', { [legal]: `${files[legal]}---\na: 1\n` }, none],
  ['line-ends', { [legal]: String(files[legal]).replaceAll('\n', '\r') }, none],
  ['control-character', legalWith('fr: Nous\u0007 répondons.'), none],
  ['not-utf8', { [legal]: Buffer.from(String(files[legal]), 'latin1') }, none],
  ['missing-key', edited(home, '    size: full\n', ''), none],
  ['missing-translation', edited(legal, '          en: We answer you.\n', ''), none],
  [
    'no-language',
    edited(
      'content/knowledge/entries/french.yaml',
      '\n  fr: { title: En français, text: Rien en anglais. }',
      ' {}',
    ),
    none,
  ],
  ['both-languages', edited(legal, 'name: { fr: Mentions, en: Notice }', 'name: Mentions'), none],
  [
    'french-only',
    edited('content/pages/agents.yaml', 'name: Agents', 'name: { fr: Agents, en: Agents }'),
    none,
  ],
  [
    'one-language',
    edited(
      'content/knowledge/entries/french.yaml',
      'title: En français',
      'title: { fr: En français, en: In French }',
    ),
    none,
  ],
  ['unknown-key', edited(home, '    size: full', '    sise: full')],
  ['wrong-key', edited('content/figures.yaml', 'clients:', 'Clients:'), none],
  ['unknown-kind', edited(home, 'kind: hero', 'kind: heros')],
  ['unknown-value', edited(home, 'size: full', 'size: ful')],
  ['empty-value', edited(home, 'size: full', 'size:'), none],
  ['quotes-needed', legalWith('fr: 2026')],
  ['quotes-superfluous', edited('content/figures.yaml', 'value: 99.9', 'value: "99.9"')],
  ['wrong-type', edited(home, 'layout: columns', 'layout: columns\n    numbered: [oui]')],
  [
    'wrong-format',
    edited('content/collections/press/first.yaml', '"2026-03-12"', '"12 mars 2026"'),
  ],
  [
    'wrong-count',
    edited('content/collections/press/first.yaml', '[{ fr: Un point, en: A point }]', '[]'),
    none,
  ],
];

const inReferences: Case[] = [
  ['unknown-token', legalWith('fr: "Chez {prodct}, nous répondons."')],
  ['unknown-fact', legalWith('fr: "Nous avons {count.agent} agents."')],
  [
    'unknown-entry',
    edited(
      'content/knowledge/entries/hosting.yaml',
      'page: /platform',
      'page: /platform\nabout: agents/raeder',
    ),
  ],
  ['unknown-figure', edited(home, 'figure: clients', 'figure: client')],
  ['unknown-icon', edited(home, 'shield-check', 'shield-chek')],
  [
    'missing-image',
    edited('content/collections/testimonials/bank.yaml', 'scenes/wall.svg', 'scenes/wal.svg'),
  ],
  ['unused-image', { 'content/images/scenes/gate.svg': svg }, none],
  ['dead-link', edited(home, 'to: /agents', 'to: /agent')],
  ['dead-anchor', edited(platform, 'id: timeline', 'id: time-line'), none],
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
  ],
  [
    'hidden-link',
    edited('content/pages/agents.yaml', 'address: /agents', 'address: /agents\ndraft: true'),
    none,
  ],
  [
    'never-shown',
    edited(legal, 'address: /legal', 'address: /legal\nfrom: 2027-02-01\nuntil: 2027-01-01'),
    none,
  ],
  [
    'insecure-link',
    edited(
      home,
      '(/platform#timeline)**.\n\n            - un',
      '(http://a.example)**.\n\n            - un',
    ),
    none,
  ],
  ['duplicate-id', edited(home, 'id: benefits', 'id: top'), none],
  ['duplicate-address', edited(legal, 'address: /legal', 'address: /platform'), none],
  [
    'duplicate-page',
    { 'content/pages/error.yaml': String(files[legal]).replace('/legal', '/legal-2') },
    none,
  ],
  [
    'duplicate-title',
    edited(legal, 'La page « Mentions » du site', 'La page « Plateforme » du site'),
    none,
  ],
  [
    'duplicate-description',
    edited(legal, 'page « Mentions » de ce', 'page « Plateforme » de ce'),
    none,
  ],
  [
    'text-length',
    edited(home, 'title: { fr: Bonjour,', `title: { fr: ${'Bonjour '.repeat(20)}a,`),
    none,
  ],
  ['title-length', edited(legal, 'La page « Mentions » du site', 'Mentions'), none],
  [
    'description-length',
    edited(
      legal,
      'Ce que la page « Mentions » de ce petit site dit à ses visiteurs, en une phrase assez longue.',
      'Court.',
    ),
    none,
  ],
  ['missing-template', { 'content/templates/error.yaml': undefined }, none],
  ['missing-file', { 'content/interface/en.yaml': undefined }, none],
  [
    'unknown-answer',
    edited(
      platform,
      '  - kind: timeline',
      '  - kind: questions\n    id: more\n    title: { fr: Encore, en: More }\n    items: [{ question: { fr: "Où ?", en: "Where?" }, entry: hostin }]\n  - kind: timeline',
    ),
  ],
  [
    'unknown-name',
    edited(
      platform,
      '  - kind: timeline',
      '  - kind: walkthrough\n    id: work\n    title: { fr: Au travail, en: At work }\n    case: none\n  - kind: timeline',
    ),
    none,
  ],
  [
    'no-entry',
    edited(
      'content/templates/error.yaml',
      '  - kind: statement',
      '  - kind: case-study-detail\n    id: detail\n    situation: { fr: Avant, en: Before }\n    solution: { fr: Pendant, en: Meanwhile }\n    outcome: { fr: Ensuite, en: Then }\n    actions: [{ label: { fr: Ici, en: Here }, to: / }]\n  - kind: statement',
    ),
    none,
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
    none,
  ],
  [
    'unsafe-slug',
    edited(
      'content/collections/industries/health.yaml',
      'title: Santé publique',
      'title: Santé / social',
    ),
    none,
  ],
  [
    'press-link',
    edited('content/collections/press/first.yaml', 'link: https://journal.example/article\n', ''),
    none,
  ],
  [
    'row-length',
    edited(legal, '{ fr: Durée, en: Time }]', '{ fr: Durée, en: Time }, { fr: Base, en: Ground }]'),
    none,
  ],
  ['figure-or-symbol', edited(home, '{ figure: clients, label', '{ label'), none],
  [
    'rich-syntax',
    edited(home, 'Voir **la [plateforme](/platform#timeline)**.', '# Un titre'),
    none,
  ],
  [
    'open-point',
    edited(legal, block, `${block}\n        openPoints: [{ fr: À voir., en: To be seen. }]`),
    none,
  ],
  ['missing-message', edited('content/interface/en.yaml', 'chat.send: Send\n', ''), none],
  [
    'unknown-message',
    {
      ...edited('content/interface/en.yaml', 'chat.send:', 'chat.sent:'),
      ...edited('content/interface/fr.yaml', 'chat.send:', 'chat.sent:'),
    },
    none,
  ],
  [
    'unused-message',
    {
      'content/interface/en.yaml': `${files['content/interface/en.yaml']}chat.more: More\n`,
      'content/interface/fr.yaml': `${files['content/interface/fr.yaml']}chat.more: Plus\n`,
    },
    none,
  ],
  [
    'message-arguments',
    edited('content/interface/en.yaml', 'chat.count: "{count', 'chat.count: "{number'),
    none,
  ],
  ['message-syntax', edited('content/interface/en.yaml', 'Send', '"Send {"'), none],
  ['draft', edited(legal, 'address: /legal', 'address: /legal\ndraft: true'), none],
  ['shown-later', edited(legal, 'address: /legal', 'address: /legal\nfrom: 2099-01-01'), none],
  ['shown-until', edited(legal, 'address: /legal', 'address: /legal\nuntil: 2099-01-01'), none],
  ['no-longer-shown', edited(legal, 'address: /legal', 'address: /legal\nuntil: 2020-01-01'), none],
];

const aboutFiles: Case[] = [
  [
    'unexpected-file',
    {
      'content/knowledge/entries/hosting.yaml': undefined,
      'content/knowledge/hosting.yaml': files['content/knowledge/entries/hosting.yaml'],
    },
  ],
  ['file-name', { [legal]: undefined, 'content/pages/Légal.yaml': files[legal] }],
  ['empty-file', { 'content/pages/more.yaml': '' }, none],
  ['file-too-large', { 'content/pages/more.yaml': '- a\n'.repeat(300_000) }, none],
  ['schema-line', { [legal]: String(files[legal]).split('\n').slice(1).join('\n') }],
  [
    'picture-name',
    { 'content/images/scenes/tower.svg': undefined, 'content/images/scenes/Tour Été.svg': svg },
  ],
  ['unreadable-picture', { 'content/images/scenes/wall.svg': '' }, none],
  ['sizeless-picture', { 'content/images/scenes/wall.svg': '<svg width="4"></svg>' }, none],
  ['picture-too-large', { 'content/images/scenes/wall.svg': svg + ' '.repeat(1_000_001) }, none],
];

const inTranslation = edited(legal, 'address: /legal', 'address: /legal\ninTranslation: true');

const inSense: Case[] = [
  ['plain-markup', edited(home, 'fr: Bonjour', 'fr: "**Bonjour** vous"')],
  ['stray-markup', edited(home, '- un\n', '- un ** deux**\n')],
  ['stray-markup', edited(home, '- un\n', '- un [deux (/agents)\n')],
  ['half-token', edited(home, 'fr: Bonjour', 'fr: "Bonjour product}"')],
  ['empty-link', edited(home, '- un\n', '- un [](/agents)\n'), none],
  ['no-letters', edited(home, 'fr: Bonjour', 'fr: …'), none],
  ['invisible-character', edited(home, 'fr: Bonjour', 'fr: Bon\u200bjour'), none],
  ['broken-letters', legalWith('fr: Nous vous rÃ©pondons.')],
  ['own-origin', edited(home, 'to: /agents', 'to: https://www.exemple.example/agents')],
  ['mail-address', edited(home, 'to: /agents', 'to: mailto:contact@'), none],
  ['brand-typed', legalWith('fr: "Chez Exemple, nous répondons."')],
  ['figure-typed', legalWith('fr: "Nos 12 500+ clients sont avec nous."')],
  ['unfinished-text', legalWith('fr: TODO nous répondons.'), none],
  ['other-language', legalWith('fr: This sentence stands in the wrong field.'), none],
  [
    'same-text',
    edited(
      legal,
      `${french}\n          en: We answer you.`,
      `fr: ${cities}\n          en: ${cities}`,
    ),
    none,
  ],
  ['spelling', legalWith('fr: Nous vous répondonns.')],
  ['vague-link', legalWith('fr: Pour lire la suite, [cliquez ici](/agents).'), none],
  ['typography', legalWith('fr: Nous répondons répondons.')],
  ['typography', legalWith('fr: Nous vous répondons 👋, toujours.')],
  ['typography', legalWith('fr: Nous vous répondons →')],
  ['typography', legalWith("fr: NOUS PARLONS DE L'IA ET DU RGPD.")],
  ['bare-address', legalWith('fr: Voir le site www.journal.example.')],
  ['no-headline', edited(home, 'size: full', 'size: full\n    displayed: false'), none],
  [
    'second-headline',
    edited(
      home,
      '  - kind: cards',
      '  - kind: hero\n    id: other\n    size: page\n    title: { fr: Suite, en: More }\n  - kind: cards',
    ),
    none,
  ],
  ['equal-order', edited('content/collections/press/second.yaml', 'order: 20', 'order: 10'), none],
  ['picture-alternative', edited(home, 'fr: Un mur de briques', 'fr: wall.svg'), none],
  [
    'unwanted-word',
    {
      ...legalWith('fr: Nous répondons par métier.'),
      'content/spelling.yaml':
        '# yaml-language-server: $schema=../schema/json/spelling.json\ninstead:\n  fr: { par métier: par fonction }\n',
    },
  ],
  [
    'worn-phrase',
    {
      ...legalWith('fr: Nous répondons à tous.'),
      ...edited(home, 'fr: Bonjour', 'fr: Nous répondons'),
      'content/spelling.yaml':
        '# yaml-language-server: $schema=../schema/json/spelling.json\nseldom:\n  fr: { nous répondons: 1 }\n',
    },
    none,
  ],
  ['unused-declaration', legalWith(`# sure: spelling because it is meant\n          ${french}`)],
  ['declaration-form', legalWith(`# sure: spelling\n          ${french}`), none],
  [
    'in-translation',
    { [legal]: String(inTranslation[legal]).replace('en: We answer you.', 'en:') },
    none,
  ],
  ['translated', inTranslation, none],
];

/** What cannot be set up with files, and where it is obeyed instead. */
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
const leftToAPerson = cases.filter(([, , byHand]) => byHand === none);
const curable = cases.filter(([, , byHand]) => byHand !== none);

/** What is told of the small site as it stands. */
let standing: Promise<Set<string>> | undefined;

describe('a printed cure works when it is obeyed', () => {
  test.each(curable)('%s', async (code, bad, byHand) => {
    const told = await toldOf(code, bad);
    const cured = byHand ?? obeyed(bad, told);
    if (!cured) throw new Error(`no cure that can be done word for word: ${told.hint}`);
    const left = (await newIn(cured)).filter(
      (each) => each.code === code || each.severity === 'error',
    );
    expect(left.map(nameOf)).toEqual([]);
  });
});

describe('a mistake that a person has to cure is told', () => {
  test.each(leftToAPerson)('%s', async (code, bad) => {
    const told = await toldOf(code, bad);
    expect(told.hint).not.toBe('');
    expect(obeyed(bad, told), 'its cure can be done word for word').toBeUndefined();
  });
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
