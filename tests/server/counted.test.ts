import { expect, test, vi } from 'vitest';
import type { Answering } from '../../app/server/chat/answering/answering.ts';
import { counted } from '../../app/server/chat/counted.ts';

const kinds = ['sure', 'likely', 'unsure', 'said', 'none'] as const;

test('what is not surely answered is counted, whoever answers', async () => {
  const count = vi.fn();
  const answer = (question: string) => {
    const kind = kinds.find((one) => one === question) ?? 'none';
    return { kind, language: 'fr', content: '', verdicts: [] } as const;
  };
  const answering: Answering = { answer, rankOf: () => () => [] };
  const engine = counted(() => ({ kind: 'answer', content: 'of a model' }), answering, {
    count,
    settled: async () => undefined,
  });
  for (const text of kinds) {
    const { signal } = new AbortController();
    const asked = await engine({ text, language: 'fr', visitor: 'a visitor', signal });
    expect(asked).toEqual({ kind: 'answer', content: 'of a model' });
  }
  expect(count.mock.calls).toEqual([
    ['likely', 'a visitor'],
    ['unsure', 'a visitor'],
    ['none', 'a visitor'],
  ]);
});
