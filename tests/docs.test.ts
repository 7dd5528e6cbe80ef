import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { interfaceMessages } from '#schema/interface.ts';
import { sections } from '#schema/sections/index.ts';
import { bilingual } from '#schema/text.ts';
import { expected, readEnvironment } from '../app/server/environment.ts';

const root = path.resolve(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).toSorted();
const rooms = '{app,content,deploy,features,schema,scripts,tests}';
const readmes = globSync(`${rooms}/**/README.md`, { cwd: root }).toSorted();
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

/** Folders of the repository, and those that its commands make. */
const folders = /^(?:content|schema|scripts|app|features|tests|docs|\.github|\.ci)\//;
const made = /^(?:app\/generated|build|public|var)(?:\/|$)/;
const files = /^[\w.-]+\.(?:json|jsonc|ts|mjs)$/;
/** A README in a folder names files and folders beside it, or by their whole path. */
const besides = /^(?:\.\.\/)*\w[\w./-]*(?:\.(?:json|tsx?|mjs|css|conf|ya?ml|md)|\/)$/;

describe.each([...pages, ...readmes])('%s', (page) => {
  const text = read(page);
  const prose = proseOf(page);

  test('links to what exists', () => {
    const links = [...prose.matchAll(/\]\((?<to>[^)\s]+)\)/gu)].map((match) => match[1] ?? '');
    const relative = links.filter((to) => !/^(?:https:|mailto:|lang:|\/)/.test(to));
    expect(relative.filter((to) => !isReached(page, to))).toEqual([]);
  });

  test('names npm commands that exist', () => {
    const named = [...text.matchAll(/\bnpm (?<command>start|test|run [\w:-]+)/gu)];
    const commands = named.map((match) => (match[1] ?? '').replace('run ', ''));
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

test('the guide of editors shows each kind of section that a page may have', () => {
  const kinds = sections(bilingual).options.map(({ shape }) => shape.kind.value);
  const [, table = ''] = /^\| kind \|[^\n]*\n((?:\|.*\n)+)/mu.exec(read('docs/editors.md')) ?? [];
  const shown = [...table.matchAll(/`([a-z-]+)`/gu)].map(([, kind]) => kind);
  expect(kinds.filter((kind) => !shown.includes(kind))).toEqual([]);
});

test.each(pages)('%s names files that exist', (page) => {
  const prose = proseOf(page);
  const code = [...prose.matchAll(/`(?<code>[^`\n]+)`/gu)].map((match) => match[1] ?? '');
  const paths = code.filter((name) => folders.test(name) || files.test(name));
  const wanted = paths.filter((name) => !made.test(name) && !/[{<…\s]/u.test(name));
  expect(
    wanted.filter((name) => globSync(atRootOrBelow(name), { cwd: root }).length === 0),
  ).toEqual([]);
});

test.each(readmes)('%s names files that exist', (page) => {
  const folder = path.posix.dirname(page);
  const code = [...read(page).matchAll(/`(?<code>[^`\n]+)`/gu)].map((match) => match[1] ?? '');
  const named = code.filter((name) => besides.test(name) && !made.test(name));
  const places = ['.', folder, path.posix.dirname(folder)];
  const exists = (name: string) => places.some((place) => existsSync(path.join(root, place, name)));
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

test('every decision says context, options, choice and cost, and has its own number', () => {
  const decisions = pages.filter(isDecision);
  expect(decisions.length).toBeGreaterThan(0);
  const numbers = decisions.map((page) => /\/(\d{4})-/.exec(page)?.[1]);
  expect(new Set(numbers).size).toBe(decisions.length);
  for (const page of decisions) {
    const titles = [...read(page).matchAll(/^## (?<title>.+)$/gmu)].map((match) => match[1]);
    expect([page, ...titles]).toEqual([page, 'Context', 'Options', 'Choice', 'Cost']);
  }
});

test('operators are told of every setting its default, and what it takes, in the words of a refusal', () => {
  const rows = [...read('docs/operating.md').matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (.+?) \|/gmu)];
  const told = rows.map(([, name, unset, takes]) => [name, unset, takes]);
  const defaults = new Map(Object.entries(readEnvironment({})));
  const settings = Object.entries(expected).map(([name, takes]) => {
    const unset = String(defaults.get(name) ?? '');
    return [name, unset ? `\`${unset}\`` : expect.stringMatching(/^unset: /), takes];
  });
  expect(told).toEqual(settings);
});

test('operators are told every message of the log', () => {
  const sources = globSync('app/server/**/*.ts', { cwd: root }).map(read).join('\n');
  const calls = [...sources.matchAll(/\blog\.(?:info|warn|error)\((?<said>[^;]+?)\);/gu)];
  const said = calls.map(
    (call) => /(['"])(?<message>(?:(?!\1).)+)\1$/u.exec(call[1] ?? '')?.groups?.message,
  );
  expect(said.length).toBeGreaterThan(10);
  expect(said).not.toContain(undefined);
  const told = read('docs/operating.md');
  expect(said.filter((message) => !told.includes(`\`${message}\``))).toEqual([]);
});

test('the names that others rely on are those of the interface', () => {
  const row = /^\|[^|]*\| `(?<id>[\w.]+)` \| (?<fr>[^|]+) \| (?<en>[^|]+) \|$/gmu;
  const told = [...read('docs/interface.md').matchAll(row)].map(([, id = '', fr, en]) => [
    id,
    fr,
    en,
  ]);
  const words = interfaceMessages.parse(parse(read('content/interface.yaml')));
  expect(told.length).toBeGreaterThan(25);
  expect(told).toEqual(told.map(([id = '']) => [id, words[id]?.fr, words[id]?.en]));
});

function isDecision(page: string): boolean {
  return page.startsWith('docs/decisions/');
}

/** The text of a page without its code blocks. */
function proseOf(page: string): string {
  return read(page).replaceAll(/^```[\s\S]*?^```/gmu, '');
}

function read(name: string): string {
  return readFileSync(path.join(root, name), 'utf8');
}

/** Whether a relative link leads to a file or folder, and its hash to a headline there. */
function isReached(page: string, to: string): boolean {
  const [file = '', hash] = to.split('#');
  const target = path.posix.join(path.posix.dirname(page), file || path.posix.basename(page));
  if (!existsSync(path.join(root, target))) return false;
  return hash === undefined || anchorsOf(read(target)).includes(hash);
}

/** Headlines as GitHub makes anchors of them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (?<title>.+)$/gmu)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** A file without its folder may stand at the root or in the folder the text is about. */
function atRootOrBelow(name: string): string {
  return name.includes('/') ? name.replace(/\/$/, '') : `{.,schema/json,app/server}/${name}`;
}
