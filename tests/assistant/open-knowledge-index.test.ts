import { expect, test, vi } from 'vitest';
import { openKnowledgeIndex } from '../../app/assistant/open-knowledge-index.ts';

const lines = [
  { title: 'Prix', text: 'Sur devis.', page: '/platform#price' },
  { title: 'Santé', text: 'Hôpitaux.', page: '/industries/sant%C3%A9-&-social' },
];

function answering(response: Response) {
  const fetching = vi.fn(async () => response);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

test('knows the entries of the file and the pages they come from', async () => {
  const file = `${lines.map((line) => JSON.stringify(line)).join('\n')}\nbad line\n`;
  const fetching = answering(new Response(file));
  const knowledgeIndex = await openKnowledgeIndex('/knowledge.jsonl');
  expect(fetching).toHaveBeenCalledWith('/knowledge.jsonl', expect.anything());
  expect(knowledgeIndex.search('le prix ?')).toEqual([lines[0]]);
  expect(knowledgeIndex.titlesOf('/platform')).toEqual(['Prix']);
  expect(knowledgeIndex.titlesOf('/unknown')).toEqual([]);
});

test('indexes every entry of a long file', async () => {
  const file = Array.from({ length: 95 }, (_, place) =>
    JSON.stringify({ title: `entry n${place}`, text: '', page: '/' }),
  ).join('\n');
  answering(new Response(file));
  const knowledgeIndex = await openKnowledgeIndex('/knowledge.jsonl');
  expect(knowledgeIndex.search('n94')).toHaveLength(1);
});

test.each([404, 503])('an answer of %i is no knowledge file', async (status) => {
  answering(new Response(JSON.stringify(lines[0]), { status }));
  await expect(openKnowledgeIndex('/knowledge.jsonl')).rejects.toThrow(String(status));
});
