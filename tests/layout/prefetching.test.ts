import { expect, test } from 'vitest';
import {
  type Ahead,
  aheadReducer,
  maxPagesOnSight,
  mayPrefetch,
  nothingAhead,
  type Reason,
} from '../../app/layout/prefetching.ts';

test.each([
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ saveData: true }, false],
])('on a line that says %o pages may be fetched ahead: %s', (line, allowed) => {
  expect(mayPrefetch(line)).toBe(allowed);
});

function wanted(pages: readonly string[], reason: Reason, from: Ahead = nothingAhead): Ahead {
  return pages.reduce((ahead, page) => aheadReducer(ahead, { page, reason }), from);
}

const many = Array.from({ length: maxPagesOnSight + 3 }, (_, index) => `/page-${index}`);

test('a few pages are fetched on sight, and no more', () => {
  expect(wanted(many, 'sight').pages).toEqual(many.slice(0, maxPagesOnSight));
});

test('what a visitor is about to open is fetched whatever was seen', () => {
  const seen = wanted(many, 'sight');
  expect(wanted(['/careers'], 'intent', seen).pages).toContain('/careers');
});

test('each page is fetched once', () => {
  const twice = wanted(['/platform', '/platform'], 'intent');
  expect(twice.pages).toEqual(['/platform']);
  expect(wanted(['/platform'], 'sight', twice)).toBe(twice);
});
