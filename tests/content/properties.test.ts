import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { isMap, LineCounter, parseDocument, stringify } from 'yaml';
import type { $ZodType } from 'zod/v4/core';
import { isOptional, shapeOf } from '#schema/reflect.ts';
import { type Kind, kinds } from '#schema/registry.ts';
import { loadText, unread } from '../../scripts/content/load.ts';
import { candidateAt } from '../../scripts/content/read/list-files.ts';
import { makeTextReader } from '../../scripts/content/read/read-text.ts';
import { times } from '../endurance.ts';
import { fc } from '../fast-check.ts';
import { siteFiles } from '../pipeline/site-files.ts';
import { writeSite } from '../pipeline/small-site.ts';
import { slow } from '../slow.ts';
import { checkText } from './check-text.ts';
import { editedAtRandom, randomEdits } from './random-edits.ts';
import { sample } from './sample.ts';

vi.setConfig(slow);

type Place = readonly (string | number)[];

/** The places of the keys that a schema needs, in a sample of it. */
function neededKeys(schema: $ZodType, at: Place = []): Place[] {
  const shape = shapeOf(schema);
  switch (shape.type) {
    case 'object':
      return Object.entries(shape.keys).flatMap(([key, part]) => {
        const below = neededKeys(part, [...at, key]);
        return isOptional(part) ? below : [[...at, key], ...below];
      });
    case 'array':
      return neededKeys(shape.element, [...at, 0]);
    case 'optional':
      return neededKeys(shape.inner, at);
    case 'union': {
      const [first] = shape.options;
      return first ? neededKeys(first, at) : [];
    }
    default:
      return [];
  }
}

/** A sample of a kind as YAML without one key, and the line of the map that it is missing in. */
function withoutKey({ schema }: Kind, place: Place): { text: string; line: number } {
  const document = parseDocument(stringify(sample(schema, 'most')));
  document.deleteIn(place);
  const text = document.toString();
  const lines = new LineCounter();
  const parent = parseDocument(text, { lineCounter: lines }).getIn(place.slice(0, -1), true);
  if (!isMap(parent) || !parent.range) throw new Error('the parent is a map');
  return { text, line: lines.linePos(parent.range[0]).line };
}

describe.each(
  kinds
    .filter(({ schema }) => neededKeys(schema).length > 0)
    .map((kind) => [kind.name, kind] as const),
)('a %s', (_name, kind) => {
  test('without any one of its needed keys is caught, at its line', () => {
    const places = neededKeys(kind.schema);
    fc.assert(
      fc.property(fc.constantFrom(...places), (place) => {
        const { text, line } = withoutKey(kind, place);
        const { diagnostics } = checkText(kind, text);
        expect(diagnostics).toEqual([
          expect.objectContaining({
            code: expect.stringMatching(/^missing-(?:key|translation)$/),
            position: expect.objectContaining({ line }),
            message: expect.stringContaining(`\`${String(place.at(-1))}\` is missing`),
          }),
        ]);
      }),
      { numRuns: 25 },
    );
  });
});

const texts = Object.entries(siteFiles).map(([path, text]) => ({ path, text: String(text) }));
describe('a text changed at random', () => {
  test('never stops the check; what is accepted is valid; every place is in the file', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), randomEdits(1000), ({ path, text }, changes) => {
        const kind = kindOf(path);
        const changed = editedAtRandom(text, changes);
        const { value, diagnostics } = checkText(kind, changed);
        if (diagnostics.length === 0) expect(kind.schema.safeParse(value).success).toBe(true);
        const lines = changed.split('\n');
        for (const { position, message } of diagnostics) {
          expect(message).not.toMatch(/undefined|\[object/);
          expect(position.line).toBeGreaterThanOrEqual(1);
          expect(position.line).toBeLessThanOrEqual(lines.length);
          expect(position.column).toBeGreaterThanOrEqual(1);
          expect(position.column).toBeLessThanOrEqual((lines[position.line - 1]?.length ?? 0) + 1);
          expect(position.endLine).toBeGreaterThanOrEqual(position.line);
        }
      }),
      { numRuns: times(300, 1500) },
    );
  });

  test('byte by byte, on the disk', () => {
    const root = writeSite();
    const readText = makeTextReader(root);
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(1000),
        fc.uint8Array({ maxLength: 3 }),
        ({ path, text }, at, bytes) => {
          const whole = Buffer.from(text);
          const start = at % whole.length;
          const changed = [whole.subarray(0, start), bytes, whole.subarray(start + 1)];
          writeFileSync(join(root, path), Buffer.concat(changed));
          const read = readText(path);
          const candidate = candidateAt(path);
          if (!candidate) throw new Error(`no content belongs at ${path}`);
          const { file, diagnostics } =
            typeof read === 'string' ? loadText(candidate, read) : unread(read);
          expect(diagnostics.length > 0).toBe(file === undefined);
        },
      ),
      { numRuns: times(100, 500) },
    );
  });
});

function kindOf(path: string): Kind {
  const folder = path.replace(/[^/]+$/, '*.yaml').replace('content/', '');
  const isFrench = path.endsWith('agents.yaml');
  const kind = kinds.find(
    ({ name, files }) =>
      (files === folder || `content/${files}` === path) && (name === 'french-page') === isFrench,
  );
  if (!kind) throw new Error(`${path} has no kind`);
  return kind;
}
