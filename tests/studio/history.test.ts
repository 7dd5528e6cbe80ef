import { expect, test } from 'vitest';
import type { Deed } from '../../scripts/studio/api.ts';
import { makeHistory, type Step } from '../../scripts/studio/edit/history.ts';

const deed: Deed = { act: 'text', file: 'content/figures.yaml', at: [] };
const step = (after: string): Step => ({ deed, before: '', after });

test('a change that was taken back is made again, until something else is changed', () => {
  const history = makeHistory();
  const [one, two, three] = [step('1'), step('2'), step('3')];
  history.done(one);
  history.done(two);
  history.moved('undo');
  expect(history.next('redo')).toBe(two);
  history.moved('redo');
  history.moved('undo');
  history.moved('undo');
  expect(history.next('redo')).toBe(one);
  history.done(three);
  expect(history.next('redo')).toBeUndefined();
  expect(history.next('undo')).toBe(three);
});
