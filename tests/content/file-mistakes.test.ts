import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../scripts/content/load.ts';
import { makeTextReader } from '../../scripts/content/read/read-text.ts';
import { siteFiles } from '../pipeline/site-files.ts';
import { type AnyChanges, diagnose, edited, inLine, writeSite } from '../pipeline/small-site.ts';

const page = 'content/pages/home.yaml';

describe('files that cannot be content', () => {
  test.each<[string, AnyChanges, string, string]>([
    [
      'a file with the wrong ending',
      { 'content/pages/about.yml': 'a: 1\n' },
      'content/pages/about.yml:1:1-1:1 unexpected-file: no content belongs at content/pages/about.yml',
      'did you mean `content/pages/about.yaml`? Rename or move the file',
    ],
    [
      'a folder with a typing error',
      { 'content/page/about.yaml': 'a: 1\n' },
      'content/page/about.yaml:1:1-1:1 unexpected-file: no content belongs at content/page/about.yaml',
      'did you mean `content/pages/about.yaml`? Rename or move the file',
    ],
    [
      'an entry outside of its folder',
      { 'content/knowledge/support.yaml': 'a: 1\n' },
      'content/knowledge/support.yaml:1:1-1:1 unexpected-file: no content belongs at content/knowledge/support.yaml',
      'did you mean `content/knowledge/entries/support.yaml`? Rename or move the file',
    ],
    [
      'a file of another kind',
      { 'content/pages/notes.txt': 'hello' },
      'content/pages/notes.txt:1:1-1:1 unexpected-file: no content belongs at content/pages/notes.txt',
      'move the file to its folder, or out of content/',
    ],
    [
      'a name that cannot stand in an address',
      { 'content/pages/À propos.yaml': 'a: 1\n' },
      'content/pages/À propos.yaml:1:1-1:1 file-name: the file name `À propos.yaml` cannot stand in an address',
      'rename the file to `a-propos.yaml`',
    ],
    [
      'an empty file',
      { [page]: '' },
      `${page}:1:1-1:1 empty-file: the file holds no data`,
      'fill the file or remove it',
    ],
    [
      'a file of comments',
      { [page]: '# to be written\n' },
      `${page}:1:1-1:1 empty-file: the file holds no data`,
      'fill the file or remove it',
    ],
    [
      'a file of 10 MB',
      { [page]: Buffer.alloc(10 * 1024 * 1024, '- a\n') },
      `${page}:1:1-1:1 file-too-large: the file has 10485760 bytes`,
      'split it; pictures and films do not belong in YAML',
    ],
    [
      'a file in Latin 1',
      { [page]: Buffer.from('a: b\nnom: H\u00e9l\u00e8ne\n', 'latin1') },
      `${page}:2:7-2:8 not-utf8: the file is not UTF-8: byte 0xE9 at offset 11`,
      'in the editor: “save with encoding”, UTF-8',
    ],
    [
      'a file in UTF-8, then Latin 1',
      { [page]: Buffer.concat([Buffer.from('é: \ufffd\n'), Buffer.from([0x61, 0xe8, 0x0a])]) },
      `${page}:2:2-2:3 not-utf8: the file is not UTF-8: byte 0xE8 at offset 9`,
      'in the editor: “save with encoding”, UTF-8',
    ],
    [
      'a file that does not name its schema',
      edited(page, '# yaml-language-server: $schema=../../schema/json/page.json\n', ''),
      `${page}:1:1-1:11 schema-line: the first line does not name the schema of the file`,
      'paste this as the first line: editors then complete and explain the keys',
    ],
    [
      'a French page that names the schema of the others',
      edited('content/pages/agents.yaml', 'french-page.json', 'page.json'),
      'content/pages/agents.yaml:1:1-1:60 schema-line: the first line does not name the schema of the file',
      'paste this as the first line: editors then complete and explain the keys',
    ],
    [
      'a file with the line ends of old Macintoshes',
      { [page]: siteFiles[page].replaceAll('\n', '\r') },
      `${page}:1:1-1:1 line-ends: the lines end in CR alone, as on old Macintoshes: the file is one long line`,
      'in the editor: “line endings”, LF; then save',
    ],
  ])('%s', async (_what, files, expected, hint) => {
    const diagnostics = await diagnose(files);
    expect(diagnostics.map(inLine)).toEqual([expected]);
    expect(diagnostics[0]?.hint).toBe(hint);
  });

  test('the line to paste is the one expected', async () => {
    const files = edited('content/pages/agents.yaml', 'french-page.json', 'page.json');
    const [diagnostic] = await diagnose(files);
    expect(diagnostic?.expected).toBe(siteFiles['content/pages/agents.yaml'].split('\n')[0]);
  });

  test.each([
    'content/figures.yaml',
    'content/site.yaml',
    'content/interface.yaml',
    'content/knowledge/conversation.yaml',
  ])('%s is missing', async (path) => {
    const diagnostics = await diagnose({}, [path]);
    expect(diagnostics.map(inLine)).toEqual([`${path}:1:1-1:1 missing-file: ${path} is missing`]);
  });

  test('no page at all', async () => {
    const pages = Object.keys(siteFiles).filter((path) => path.startsWith('content/pages/'));
    const diagnostics = await diagnose({}, pages);
    expect(diagnostics.map(({ message }) => message)).toEqual(['content/pages/*.yaml is missing']);
  });

  test('no content at all', async () => {
    const root = writeSite();
    rmSync(join(root, 'content'), { recursive: true });
    const { diagnostics } = await loadContent(root);
    expect(diagnostics.map(inLine)).toContainEqual(
      expect.stringContaining('content:1:1-1:1 unreadable-file: the file cannot be read: ENOENT'),
    );
  });
});

describe('what stands in place of a file', () => {
  async function diagnoseWith(place: (root: string) => void): Promise<string[]> {
    const root = writeSite();
    place(root);
    return (await loadContent(root)).diagnostics.map(inLine);
  }

  test('a folder', async () => {
    const found = await diagnoseWith((root) => mkdirSync(join(root, 'content/pages/about.yaml')));
    expect(found).toEqual([
      'content/pages/about.yaml:1:1-1:1 not-a-file: a folder stands where a file should be',
    ]);
  });

  test('a pipe, which would never answer', async () => {
    const found = await diagnoseWith((root) => {
      execFileSync('mkfifo', [join(root, 'content/pages/about.yaml')]);
    });
    expect(found).toEqual([
      'content/pages/about.yaml:1:1-1:1 not-a-file: a device, pipe or socket stands where a file should be',
    ]);
  });

  test.each([
    ['out of content/', '/etc/passwd', 'to /etc/passwd'],
    ['to another file of content/', 'home.yaml', 'to home.yaml'],
    ['to nothing', 'gone.yaml', 'to gone.yaml, which is not there'],
    ['to itself', 'about.yaml', 'to about.yaml, which leads back to itself'],
  ])('a link %s', async (_where, target, told) => {
    const found = await diagnoseWith((root) => {
      symlinkSync(target, join(root, 'content/pages/about.yaml'));
    });
    expect(found).toEqual([
      `content/pages/about.yaml:1:1-1:1 symbolic-link: the file is a symbolic link ${told}`,
    ]);
  });

  test.each([
    'Thumbs.db',
    'desktop.ini',
    '~$home.yaml',
    '.DS_Store',
    '.home.yaml.swp',
    'home.yaml~',
  ])('what a system or an editor leaves there is nobody’s: %s', async (name) => {
    const found = await diagnoseWith((root) => {
      writeFileSync(join(root, 'content/pages', name), Buffer.from([0, 0xff]));
    });
    expect(found).toEqual([]);
  });

  test('a link to a folder is not followed', async () => {
    const found = await diagnoseWith((root) => symlinkSync('..', join(root, 'content/images')));
    expect(found).toEqual([
      'content/images:1:1-1:1 symbolic-link: the file is a symbolic link to ..',
    ]);
  });

  test('a file that vanished or may not be read', () => {
    expect(makeTextReader(writeSite())('content/gone.yaml')).toMatchObject({
      code: 'unreadable-file',
      message: expect.stringContaining('ENOENT'),
    });
  });
});

test('a byte order mark is no mistake', async () => {
  const marked = { [page]: `\ufeff${siteFiles[page]}` };
  expect(await diagnose(marked)).toEqual([]);
});

test('a file that is wrong all over shows a hundred mistakes, and says that there are more', async () => {
  const keys = Array.from({ length: 150 }, (_, at) => `unknown-${at}: 1\n`).join('');
  const told = await diagnose({ [page]: `${siteFiles[page]}${keys}` });
  expect(told).toHaveLength(101);
  expect(told.map(({ code }) => code)).toContain('more-mistakes');
});

test('pictures, hidden files, backups and READMEs are no content', async () => {
  const root = writeSite({
    'content/images/a.svg': '<svg/>',
    'content/README.md': '# Content',
    'content/.DS_Store': '',
    'content/pages/home.yaml~': 'old',
  });
  writeFileSync(join(root, 'content/pages/.home.yaml.swp'), '');
  expect((await loadContent(root)).diagnostics).toEqual([]);
});

test('valid files are sorted by path and can tell where their data stand', async () => {
  const { files } = await loadContent(writeSite());
  expect(files.map(({ path }) => path)).toEqual(files.map(({ path }) => path).toSorted());
  const home = files.find(({ path }) => path === page);
  expect(home).toMatchObject({ id: 'home', kind: { name: 'page' } });
  expect(home?.locate(['sections', 0, 'title', 'fr'])).toMatchObject({ line: 11, column: 18 });
  expect(home?.locate(['sections', 0, 'title', 'fr'], 'key')).toMatchObject({
    line: 11,
    column: 14,
  });
  expect(home?.locate(['title', 'fr'], { text: 'Accueil' })).toEqual({
    line: 4,
    column: 24,
    endLine: 4,
    endColumn: 31,
  });
  expect(home?.locate(['sections', 0, 'text', 'fr'])).toMatchObject({ line: 9, column: 5 });
});
