import { expect, test } from 'vitest';
import { parseKnowledge } from '../../app/assistant/knowledge.ts';

const good = { title: 'Title', text: 'Text', page: '/page', keywords: ['word'] };
const bare = { title: 'Title', text: 'Text', page: '/page' };

test.each<[string, readonly unknown[]]>([
  [JSON.stringify(good), [good]],
  [`${JSON.stringify(good)}\r\n${JSON.stringify(bare)}\n`, [good, bare]],
  [`not json\n${JSON.stringify(bare)}`, [bare]],
  [`{"title":"cut off\n\n  \n${JSON.stringify(bare)}`, [bare]],
  ['null\n3\n"text"\n[]\n{}', []],
  [JSON.stringify({ ...good, text: 3 }), []],
  [JSON.stringify({ ...good, page: null }), []],
  [JSON.stringify({ ...good, keywords: 'word' }), []],
  [JSON.stringify({ ...good, keywords: [3] }), []],
  ['<!doctype html><title>Not found</title>', []],
  ['', []],
])('of %j remains %j', (file, expected) => {
  expect(parseKnowledge(file)).toEqual(expected);
});
