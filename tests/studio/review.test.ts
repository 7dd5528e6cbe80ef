import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { namedCommit, openGit } from '../../scripts/content/read/git.ts';
import { changedTexts, textAt } from '../../scripts/studio/review/content-history.ts';
import { asMarkdown } from '../../scripts/studio/review/in-words.ts';
import { toldChanges } from '../../scripts/studio/review/told-changes.ts';
import { wordChanges } from '../../scripts/studio/review/word-changes.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

const run = promisify(execFile);
const page = 'content/pages/home.yaml';
const before = `sections:
  - id: hero
    title: { fr: Un titre, en: A title }
  - id: end
    title: { fr: Fin, en: End }
    items: [un, deux]
`;

describe('what was changed', () => {
  test('is told value by value, with its language; moved sections are not changes', () => {
    const after = `sections:
  - id: end
    title: { fr: Fin, en: End }
    items: [un, trois]
  - id: hero
    title: { fr: Un beau titre, en: A title }
`;
    expect(wordChanges(new Map([[page, before]]), new Map([[page, after]]))).toEqual([
      {
        file: page,
        place: 'sections, #end, items, 2',
        language: undefined,
        at: ['sections', 0, 'items', 1],
        before: 'deux',
        after: 'trois',
      },
      {
        file: page,
        place: 'sections, #hero, title',
        language: 'fr',
        at: ['sections', 1, 'title', 'fr'],
        before: 'Un titre',
        after: 'Un beau titre',
      },
    ]);
  });

  test('tells the translation alone where a page in French only gets one', () => {
    const french = 'languages: [fr]\nname: Accueil\nsections:\n  - id: hero\n    title: Un titre\n';
    const both =
      'inTranslation: true\nname: { fr: Accueil, en: Home }\nsections:\n  - id: hero\n    title:\n      fr: Un titre\n      en:\n';
    const changes = wordChanges(new Map([[page, french]]), new Map([[page, both]]));
    expect(changes.map(({ place, language, after }) => [place, language, after])).toEqual([
      ['inTranslation', undefined, 'true'],
      ['name', 'en', 'Home'],
      ['languages, 1', undefined, undefined],
    ]);
  });

  test('knows new files, files that went, and files that cannot be read', () => {
    const changes = wordChanges(
      new Map([
        ['a.yaml', 'x: 1'],
        ['b.yaml', 'y: 2'],
      ]),
      new Map([
        ['b.yaml', 'y: "2'],
        ['c.yaml', 'z: 3'],
      ]),
    );
    expect(changes.map(({ file, before: was, after: is }) => [file, was, is])).toEqual([
      ['a.yaml', '1', undefined],
      ['b.yaml', undefined, 'y: "2'],
      ['b.yaml', '2', undefined],
      ['c.yaml', undefined, '3'],
    ]);
  });
});

describe('what a colleague reads', () => {
  const pages = {
    'content/pages/press.yaml': 'address: /press\nname: { fr: La presse, en: Press }\n',
  };
  const told = (was: Record<string, string>, is: Record<string, string>, language: 'fr' | 'en') =>
    toldChanges(
      new Map(Object.entries({ ...pages, ...was })),
      new Map(Object.entries({ ...pages, ...is })),
      language,
    ).map((change) => `${change.before ?? ''} → ${change.after ?? ''}`);

  test('of a new or removed entry is its words, dates, links and figures, and no value for machines', () => {
    const job = `order: 70
from: 2027-01-01
icon: mail-open
remote: false
type: part-time
department: Produit
title: { fr: Rédacteur, en: Writer }
link: /press
keywords: [rédaction technique]
walls: { opening: { bond: running } }
tags: [Services B2B]
figure: { value: 12, unit: count }
`;
    const said = ['Rédacteur', 'Writer', 'Produit', 'Services B2B', '12'];
    expect(told({}, { 'a.yaml': job }, 'fr').toSorted()).toEqual(
      [...said, '1er janvier 2027', 'La presse (/press)'].map((text) => ` → ${text}`).toSorted(),
    );
    expect(told({ 'a.yaml': job }, {}, 'en').toSorted()).toEqual(
      [...said, '1 January 2027', 'Press (/press)'].map((text) => `${text} → `).toSorted(),
    );
  });

  test('of a changed setting is its choice, in words', () => {
    const was = { 'a.yaml': 'type: full-time\ntitle: Un\n' };
    const is = { 'a.yaml': 'type: part-time\ntitle: Un\nremote: true\n' };
    expect(told(was, is, 'fr')).toEqual(['temps plein → temps partiel', ' → oui']);
    expect(told(was, is, 'en')).toEqual(['full time → part time', ' → yes']);
  });

  test('of words for search that now stand under their language is nothing', () => {
    const was = { 'a.yaml': 'title: Un\nkeywords: [un mot]\n' };
    const is = { 'a.yaml': 'title: Un\nkeywords: { fr: [un mot] }\n' };
    expect(told(was, is, 'fr')).toEqual([]);
  });
});

describe('a file of a repository', () => {
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'review-'));
    await mkdir(path.join(root, 'content/pages'), { recursive: true });
    // A byte order mark, as some editors write it, is no part of the texts.
    await writeFile(path.join(root, page), `\ufeff${before}`);
    const git = (...args: string[]) =>
      run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root });
    await git('init', '-q', '-b', 'main');
    await git('add', '.');
    await git('commit', '-q', '-m', 'a');
    const after = before.replace('Un titre', 'Un <beau> titre');
    await writeFile(path.join(root, page), `\ufeff${after}`);
  });

  afterAll(() => rm(root, { recursive: true }));

  test('is known as it was when its translation was written', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect(await textAt(root, page, now + 60)).toBe(before);
    expect(await textAt(root, page, now - 86_400)).toBe('');
  });

  test('is told in Markdown for a pull request, in which nothing of the text is markup', async () => {
    const { before: was, after: is } = await changedTexts(root);
    expect(asMarkdown(toldChanges(was, is, 'en'), 'en')).toBe(
      `### \`${page}\`\n\n- **hero › title (Français)**<br>Un <ins>&lt;beau> </ins>titre\n`,
    );
  });

  test.each(['nowhere', '--output=x'])('a commit that git does not know: %s', async (name) => {
    await expect(namedCommit(openGit(root), name)).rejects.toThrow(
      `git knows no commit named ${name}`,
    );
  });
});
