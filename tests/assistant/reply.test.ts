import { expect, test } from 'vitest';
import { type Reply, readReply } from '../../app/assistant/reply.ts';

const text = (said: string): Reply => ({ kind: 'text', text: said });

test.each<[string, Reply]>([
  [JSON.stringify({ message: { role: 'assistant', content: 'Hello' } }), text('Hello')],
  [JSON.stringify({ content: 'Hello' }), text('Hello')],
  [JSON.stringify({ message: { content: 'First' }, content: 'Second' }), text('First')],
  [JSON.stringify({ message: {}, content: 'Second' }), text('Second')],
  [JSON.stringify({ message: { content: 3 }, content: 'Second' }), text('Second')],
  [JSON.stringify({ error: 'x', message: { content: 'Sentence' } }), text('Sentence')],
  ['{"other":1}', text('{"other":1}')],
  ['"a JSON string"', text('"a JSON string"')],
  ['null', text('null')],
  ['Plain words', text('Plain words')],
  ['{"message": cut off', text('{"message": cut off')],
  ['<b>bold</b>', text('<b>bold</b>')],
  [JSON.stringify({ content: ' Hello \n' }), text('Hello')],
  [JSON.stringify({ content: 'so BEGIN_JSON {"a":1} END_JSON there' }), text('{"a":1}')],
  ['BEGIN_JSON one\ntwo END_JSON', text('one\ntwo')],
  ['BEGIN_JSON without an end', text('BEGIN_JSON without an end')],
  ['END_JSON before BEGIN_JSON', text('END_JSON before BEGIN_JSON')],
  [JSON.stringify({ message: { content: 'END' } }), { kind: 'greeting' }],
  [JSON.stringify({ content: ' END\n' }), { kind: 'greeting' }],
  ['BEGIN_JSON END END_JSON', { kind: 'greeting' }],
  ['THE END', text('THE END')],
  [JSON.stringify({ message: { content: '' } }), { kind: 'empty' }],
  [JSON.stringify({ message: { content: '<think>I look.</think>Hello' } }), text('Hello')],
  [JSON.stringify({ message: { content: '<think>I look.' } }), { kind: 'empty' }],
  [JSON.stringify({ message: { content: '<think>I look.</think>END' } }), { kind: 'greeting' }],
  [
    JSON.stringify({
      message: { content: '<think>BEGIN_JSON a END_JSON</think>BEGIN_JSON b END_JSON' },
    }),
    text('b'),
  ],
  [
    JSON.stringify({ message: { content: 'Hel' }, done_reason: 'length' }),
    { kind: 'text', text: 'Hel', isCut: true },
  ],
  [JSON.stringify({ message: { content: 'Hello' }, done_reason: 'stop' }), text('Hello')],
  [JSON.stringify({ content: ' \n' }), { kind: 'empty' }],
  ['BEGIN_JSON END_JSON', { kind: 'empty' }],
  ['', { kind: 'empty' }],
  ['<!doctype html><title>404</title>', { kind: 'page' }],
  ['\uFEFF\r\n<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">', { kind: 'page' }],
  ['<html>\r\n<head><title>405 Not Allowed</title></head>', { kind: 'page' }],
  ['<HTML lang="en"><body>Not found', { kind: 'page' }],
  ['<?xml version="1.0"?>\n<!DOCTYPE html><html></html>', { kind: 'page' }],
  ['<htmlish>', text('<htmlish>')],
  ['A page begins with <!doctype html>', text('A page begins with <!doctype html>')],
  [JSON.stringify({ message: { content: '<html></html>' } }), text('<html></html>')],
])('%j says %o', (body, expected) => {
  expect(readReply(body)).toEqual(expected);
});
