import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeRules } from '../../../scripts/studio/rules/rules.ts';

const file = 'features/consent/refusals.feature';

vi.mock('../../../scripts/studio/rules/player.ts', () => ({
  makePlayer: () => ({ sentences: () => new Promise(() => undefined), close: () => undefined }),
}));

test('a rule is opened and saved before the sentences are known', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'features/consent'), { recursive: true });
  for (const source of ['features/clauses.yaml', 'features/origins.yaml', file]) {
    cpSync(source, path.join(root, source));
  }
  const rules = makeRules(root);

  const { text, version, tables } = await rules.open(file);
  expect(tables[0]?.heads).toEqual(['months']);
  expect(text).toBe(readFileSync(file, 'utf8'));
  const saved = await rules.save(file, version, text.replace('six months', 'twelve months'));
  expect(saved.state).toBe('saved');
  expect(readFileSync(path.join(root, file), 'utf8')).toContain('twelve months');
  await expect(rules.save(file, version, text)).resolves.toMatchObject({ state: 'conflict' });
});
