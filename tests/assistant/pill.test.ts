import { describe, expect, test } from 'vitest';
import {
  canSend,
  initialPill,
  type Pill,
  type PillEvent,
  pillReducer,
} from '../../app/assistant/pill.ts';
import { fc } from '../fast-check.ts';

const collapsed = (draft = ''): Pill => ({ kind: 'collapsed', draft });
const expanded = (draft = ''): Pill => ({ kind: 'expanded', draft });

describe('the pill', () => {
  test.each<[Pill, PillEvent, Pill]>([
    [collapsed(), { type: 'opened' }, expanded()],
    [collapsed('kept'), { type: 'opened' }, expanded('kept')],
    [expanded('kept'), { type: 'opened' }, expanded('kept')],
    [expanded(), { type: 'typed', draft: 'a' }, expanded('a')],
    [expanded('a'), { type: 'escaped' }, expanded()],
    [expanded(), { type: 'escaped' }, collapsed()],
    [expanded(' '), { type: 'escaped' }, expanded()],
    [expanded('kept'), { type: 'left' }, collapsed('kept')],
    [expanded('question'), { type: 'sent' }, collapsed()],
    [expanded('  '), { type: 'sent' }, expanded('  ')],
    [expanded('gone'), { type: 'reset' }, collapsed()],
    [collapsed('gone'), { type: 'reset' }, collapsed()],
    [collapsed('kept'), { type: 'sent' }, collapsed('kept')],
    [collapsed('kept'), { type: 'typed', draft: 'late' }, collapsed('kept')],
    [collapsed('kept'), { type: 'escaped' }, collapsed('kept')],
  ])('%o after %o is %o', (pill, event, expected) => {
    expect(pillReducer(pill, event)).toEqual(expected);
  });

  test('a reset of a resting pill changes nothing, so that scrolling draws nothing anew', () => {
    const pill = collapsed();
    expect(pillReducer(pill, { type: 'reset' })).toBe(pill);
  });

  test.each([
    ['', false],
    [' \n\t\u00a0', false],
    [' a ', true],
  ])('%j can be sent: %s', (draft, expected) => {
    expect(canSend(draft)).toBe(expected);
  });
});

test('whatever happens, only the visitor changes what was typed, and nothing typed is lost by leaving', () => {
  const event = fc.oneof<fc.Arbitrary<PillEvent>[]>(
    fc.constantFrom<PillEvent>(
      { type: 'opened' },
      { type: 'escaped' },
      { type: 'left' },
      { type: 'sent' },
      { type: 'reset' },
    ),
    fc.record({ type: fc.constant('typed' as const), draft: fc.string({ maxLength: 5 }) }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 50 }), (events) => {
      let pill = initialPill;
      for (const next of events) {
        const before = pill;
        pill = pillReducer(before, next);
        if (next.type === 'opened') expect(pill.kind).toBe('expanded');
        if (next.type === 'left' || next.type === 'reset') expect(pill.kind).toBe('collapsed');
        if (next.type === 'opened' || next.type === 'left') expect(pill.draft).toBe(before.draft);
        if (next.type === 'reset') expect(pill.draft).toBe('');
        if (next.type === 'escaped' && before.draft !== '') expect(pill.kind).toBe(before.kind);
        if (before.kind === 'collapsed' && next.type !== 'opened')
          expect(pill.kind).toBe('collapsed');
      }
    }),
  );
});
