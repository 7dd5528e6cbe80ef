import { expect, test, vi } from 'vitest';
import { emptyKnowledgeIndex } from '../../app/assistant/knowledge-index.ts';
import { rememberKnowledge } from '../../app/assistant/knowledge-memory.ts';

const known = { ...emptyKnowledgeIndex };

test('knowledge is loaded once, however often it is needed', async () => {
  const load = vi.fn(async () => known);
  const open = rememberKnowledge(load);
  await Promise.all([open(), open()]);
  expect(await open()).toBe(known);
  expect(load).toHaveBeenCalledTimes(1);
});

test('knowledge that did not come is none, and loaded again at the next need', async () => {
  const load = vi.fn(async () => known).mockRejectedValueOnce(new Error('cut off'));
  const open = rememberKnowledge(load);
  expect(await Promise.all([open(), open()])).toEqual([emptyKnowledgeIndex, emptyKnowledgeIndex]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await open()).toBe(known);
  expect(load).toHaveBeenCalledTimes(2);
});
