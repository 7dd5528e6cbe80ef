import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeRules } from '../../../scripts/studio/rules/rules.ts';

const file = 'features/consent/validity.feature';

vi.mock('../../../scripts/studio/rules/player.ts', () => ({
  makePlayer: () => ({
    prepare: () => undefined,
    sentences: () => new Promise(() => undefined),
    close: () => undefined,
  }),
}));

test('a rule is opened and saved before the sentences are known', async () => {
  const rules = makeRules(projectOf('clauses', 'origins'), async () => []);

  const { text, version } = await rules.openFeature({ file });
  expect(text).toBe(readFileSync(file, 'utf8'));
  const saved = await rules.saveFeature({
    file,
    version,
    text: text.replace('six months', 'twelve months'),
  });
  expect(saved.state).toBe('saved');
  expect((await rules.openFeature({ file })).text).toContain('twelve months');
  await expect(rules.saveFeature({ file, version, text })).resolves.toMatchObject({
    state: 'conflict',
  });
});

test('the rules are those of the project that the studio edits', async () => {
  const root = projectOf('chapters', 'clauses', 'origins', 'search-words');
  const { chapters, wishes } = await makeRules(root, async () => []).rules();
  const files = [...chapters.flatMap(({ rules }) => rules), ...wishes].map((rule) => rule.file);
  expect(new Set(files)).toEqual(new Set([file]));
});

test('a rule that was changed, and a wish, are told by their titles', async () => {
  const root = projectOf('chapters', 'clauses', 'origins');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, env, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('commit', '--message', 'first');
  const rules = makeRules(root, async () => []);
  expect(await rules.changedRules()).toEqual([]);

  const { text, version } = await rules.openFeature({ file });
  const wish = '\n  @wish\n  Rule: It is told\n';
  const reworded = text.replace('holds for six', 'holds for twelve');
  await rules.saveFeature({ file, version, text: reworded + wish });
  const was = 'A choice about cookies holds for six months';
  expect(await rules.changedRules()).toEqual([
    { kind: 'reworded', title: 'A choice about cookies holds for twelve months', was },
    { kind: 'wish', title: 'It is told' },
  ]);
});

const person = { NAME: 'Tester', EMAIL: 'tester@site.example' };
const env = {
  ...process.env,
  ...Object.fromEntries(
    Object.entries(person).flatMap(([name, value]) => [
      [`GIT_AUTHOR_${name}`, value],
      [`GIT_COMMITTER_${name}`, value],
    ]),
  ),
};

/** A project with one feature, and some of the tables beside it. */
function projectOf(...tables: string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const source of [...tables.map((name) => `features/${name}.yaml`), file]) {
    cpSync(source, path.join(root, source));
  }
  return root;
}
