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
  expect(knowledgeIndex.isPage('/platform')).toBe(true);
  expect(knowledgeIndex.isPage('/industries/sant%C3%A9-&-social')).toBe(true);
  expect(knowledgeIndex.isPage('/unknown')).toBe(false);
});

test.each([
  ['/platform', '/en/platform', true],
  ['/en/platform', '/platform', true],
  ['/', '/en', true],
  ['/en', '/', true],
  ['/platform', '/en/unknown', false],
  ['/en/industries/healthcare', '/industries/healthcare', false],
  ['/industries/industrie', '/en/industries/industrie', false],
])('from an entry of %s, whether %s is a page too: %s', async (page, path, expected) => {
  answering(new Response(JSON.stringify({ title: 'x', text: 'y', page })));
  const knowledgeIndex = await openKnowledgeIndex('/knowledge.jsonl');
  expect(knowledgeIndex.isPage(path)).toBe(expected);
});

test('indexes every entry of a long file', async () => {
  const file = Array.from({ length: 95 }, (_, place) =>
    JSON.stringify({ title: `entry n${place}`, text: '', page: '/' }),
  ).join('\n');
  answering(new Response(file));
  const knowledgeIndex = await openKnowledgeIndex('/knowledge.jsonl');
  expect(knowledgeIndex.search('n94')).toHaveLength(1);
});

test('a missing file is an empty knowledge index', async () => {
  answering(new Response(JSON.stringify(lines[0]), { status: 404 }));
  const knowledgeIndex = await openKnowledgeIndex('/knowledge.jsonl');
  expect(knowledgeIndex.search('prix')).toEqual([]);
});
