import { globSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';

/** A touch screen would keep them on what was tapped last. */
test('looks of a pointer that hovers stand under the query for one', () => {
  const files = globSync('app/**/*.css');
  expect(files).not.toEqual([]);
  expect(files.filter((file) => withoutHoverQueries(file).includes(':hover'))).toEqual([]);
});

function withoutHoverQueries(file: string): string {
  const { code } = transform({
    filename: file,
    code: readFileSync(file),
    visitor: {
      Rule: {
        media({ value: { query } }) {
          const isHover = query.mediaQueries.some(
            ({ condition }) => condition?.type === 'feature' && condition.value.name === 'hover',
          );
          return isHover ? [] : undefined;
        },
      },
    },
  });
  return code.toString();
}
