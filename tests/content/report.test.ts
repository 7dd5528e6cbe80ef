import { describe, expect, test } from 'vitest';
import { reportAt } from '../../scripts/content/mistakes/catalogue.ts';
import { formatReport, summarise } from '../../scripts/content/report/report.ts';
import { diagnose, edited, writeSite } from '../pipeline/small-site.ts';

const page = 'content/pages/home.yaml';
const files = edited(page, 'size: full', 'size: ful');

test('a block says the place, the mistake, the lines around it, what was expected', async () => {
  const root = writeSite(files);
  const report = formatReport(await diagnose(files), 'text', { root });
  expect(report).toBe(`${page}:12:11 error unknown-value
  \`ful\` is not possible here, did you mean \`full\`?
    10 |     id: top
    11 |     title: { fr: Bonjour, en: Hello }
  > 12 |     size: ful
       |           ^^^
    13 |     figures:
    14 |       - { figure: clients, label: { fr: clients, en: customers } }
  expected: \`full\` or \`page\`

1 mistake in 1 file
`);
});

test('a hint is the last line of its block', async () => {
  const broken = edited(page, 'fr: Bonjour', "fr: L'IA : oui");
  const root = writeSite(broken);
  const report = formatReport(await diagnose(broken), 'text', { root });
  expect(report).toContain('  hint: write `"L\'IA : oui"`\n\n1 mistake in 1 file\n');
});

test('colours are for terminals', async () => {
  const root = writeSite(files);
  const diagnostics = await diagnose(files);
  expect(formatReport(diagnostics, 'text', { root })).not.toContain('\u001b[');
  expect(formatReport(diagnostics, 'text', { root, colours: true })).toContain('\u001b[31m');
});

test('carets stand under their text, tabs and long lines included', async () => {
  const long = edited(page, 'fr: Bonjour', `fr: ${'x'.repeat(300)} : y`);
  const report = formatReport(await diagnose(long), 'text', { root: writeSite(long) });
  const tabbed = edited(page, 'fr: Bonjour', 'fr: "a\tb" c');
  const other = formatReport(await diagnose(tabbed), 'text', { root: writeSite(tabbed) });
  const frame = report.split('\n').filter((line) => / \| /.test(line));
  expect(frame).toHaveLength(6);
  expect(Math.max(...frame.map(({ length }) => length))).toBeLessThan(180);
  expect(other).toContain('fr: "a→b" c, en: Hello }\n       |                  ^^^^^^^\n');
});

test('annotations for a pull request', async () => {
  const broken = edited(page, 'fr: Bonjour', 'fr: "100 %" : oui');
  const report = formatReport(await diagnose(broken), 'github', { root: '.' });
  expect(report).toMatch(/^::error file=content\/pages\/home\.yaml,line=11,col=\d+,/);
  expect(report).toContain('100 %25');
  expect(report).toContain('%0Aexpected: ');
  expect(report.split('\n')).toHaveLength(2);
});

test('an annotation’s properties escape commas and colons', () => {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const diagnostic = reportAt('empty-file', 'content/a,b:c.yaml', place, undefined);
  expect(formatReport([diagnostic], 'github', { root: '.' })).toMatch(
    /^::error file=content\/a%2Cb%3Ac\.yaml,line=1,col=1,title=empty-file::/,
  );
});

test('one JSON object a line', async () => {
  const report = formatReport(await diagnose(files), 'json', { root: '.' });
  expect(
    report
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      path: page,
      line: 12,
      column: 11,
      endLine: 12,
      endColumn: 14,
      severity: 'error',
      code: 'unknown-value',
      message: '`ful` is not possible here, did you mean `full`?',
      expected: '`full` or `page`',
    },
  ]);
});

describe('the closing count', () => {
  const at = (line: number) => ({ line, column: 1, endLine: line, endColumn: 2 });
  const mistake = (path: string) => reportAt('empty-file', path, at(1), undefined);
  const note = reportAt('open-point', 'c.yaml', at(2), undefined);

  test.each([
    [[], 'no mistakes'],
    [[note], 'no mistakes, 1 note'],
    [[mistake('a.yaml')], '1 mistake in 1 file'],
    [
      [mistake('a.yaml'), mistake('a.yaml'), mistake('b.yaml'), note, note],
      '3 mistakes in 2 files, 2 notes',
    ],
  ])('%#', (diagnostics, words) => {
    expect(summarise(diagnostics)).toBe(words);
  });

  test('as text, notes come first, a line each', () => {
    const report = formatReport([mistake('a.yaml'), note, note], 'text', { root: '.' });
    const [first, second, third, fourth] = report.split('\n');
    expect(first).toMatch(/^c\.yaml:2:1 note open-point: an open point .* \(settle it, .*\)$/);
    expect(second).toBe(first);
    expect(third).toBe('');
    expect(fourth).toMatch(/^a\.yaml:1:1 error empty-file$/);
  });

  test('many notes of one kind are one line, unless all are wanted', () => {
    const notes = ['c.yaml', 'c.yaml', 'd.yaml', 'e.yaml'].map((path, index) =>
      reportAt('open-point', path, at(index + 1), undefined),
    );
    expect(formatReport(notes, 'text', { root: '.' })).toBe(
      'open-point: 4 notes in 3 files (`npm run content:check -- --notes` lists them)\n\nno mistakes, 4 notes\n',
    );
    expect(formatReport(notes, 'text', { root: '.', language: 'fr' })).toContain(
      'open-point: 4 remarques dans 3 fichiers',
    );
    const all = formatReport(notes, 'text', { root: '.', allNotes: true });
    expect(all.match(/^\w\.yaml:/gm)).toHaveLength(4);
  });

  test('what is said of many places in the same words is said once, and buries nothing', () => {
    const links = [3, 5, 8, 9].map((line) =>
      reportAt('dead-link', 'a.yaml', at(line), { address: '/platform', behind: '', known: [] }),
    );
    const other = reportAt('duplicate-address', 'b.yaml', at(2), {
      address: '/agents',
      first: 'c.yaml:2',
    });
    const report = formatReport([...links, other], 'text', { root: '.' });
    expect(report.match(/error/g)).toHaveLength(2);
    expect(report).toContain('\n  the same at 3 other places: a.yaml:5, a.yaml:8, a.yaml:9\n');
    expect(report).toContain('5 mistakes in 2 files');
  });

  test('notes are notices, and sorted among the mistakes', () => {
    const report = formatReport([note, mistake('d.yaml'), mistake('a.yaml')], 'github', {
      root: '.',
    });
    expect(report.split('\n').map((line) => line.slice(0, 20))).toEqual([
      '::error file=a.yaml,',
      '::notice file=c.yaml',
      '::error file=d.yaml,',
      '',
    ]);
  });
});
