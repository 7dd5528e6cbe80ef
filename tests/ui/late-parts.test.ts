import { expect, test, vi } from 'vitest';
import { awaitPart, whenPartsAreHere } from '../../app/ui/late-parts.ts';

test('nothing is awaited at first', () => {
  const here = vi.fn();
  whenPartsAreHere(here);
  expect(here).toHaveBeenCalledTimes(1);
});

test('a page is whole with the last of its parts, each counted once', () => {
  const [first, second] = [awaitPart(), awaitPart()];
  const here = vi.fn();
  whenPartsAreHere(here);
  first();
  first();
  expect(here).not.toHaveBeenCalled();
  second();
  expect(here).toHaveBeenCalledTimes(1);
  awaitPart()();
  expect(here).toHaveBeenCalledTimes(1);
});

test('who no longer waits is not told', () => {
  const arrive = awaitPart();
  const here = vi.fn();
  whenPartsAreHere(here)();
  arrive();
  expect(here).not.toHaveBeenCalled();
});
