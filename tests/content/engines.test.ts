import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { type Kind, kinds } from '#schema/registry.ts';
import { sections } from '#schema/sections/index.ts';
import { bilingual, plain } from '#schema/text.ts';
import { loadContent } from '../../scripts/content/load.ts';
import { times } from '../endurance.ts';
import { fc } from '../fast-check.ts';
import { slow } from '../slow.ts';
import { sample, sectionSamples } from './sample.ts';
import { validatorOf } from './second-engine.ts';

vi.setConfig(slow);

type Data = { [key: string]: Data } | Data[] | string | number | boolean | null;

const Json = z.json();

/** A value of a kind with all its optional keys; pages hold a section of each kind. */
function fullSample({ name, schema }: Kind): Data {
  const value = z.record(z.string(), Json).parse(sample(schema, 'most'));
  if (!('sections' in value)) return value;
  const union = name === 'french-page' ? sections(plain) : sections(bilingual);
  return { ...value, sections: Json.parse(sectionSamples(union, 'most')) };
}

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
  test('both engines accept what is right', () => {
    for (const value of [sample(kind.schema), fullSample(kind)]) {
      expect(kind.schema.safeParse(value).error?.issues ?? []).toEqual([]);
      expect(validatorOf(kind)(value)).toBe(true);
    }
  });

  test('both engines give the same verdict on what was changed', () => {
    const value = fullSample(kind);
    const places = placesOf(value);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...changes), (place, change) => {
        const changed = structuredClone(value);
        apply(changed, place, change);
        expect({ accepted: validatorOf(kind)(changed), changed }).toEqual({
          accepted: kind.schema.safeParse(changed).success,
          changed,
        });
      }),
      { numRuns: times(50, 150) },
    );
  });
});

test('what editors’ programs know accepts every file of the site', async () => {
  const { files } = await loadContent(path.resolve(import.meta.dirname, '../..'));
  expect(files.length).toBeGreaterThan(100);
  const refused = files.filter(({ kind, value }) => !validatorOf(kind)(value));
  expect(refused.map(({ path: file }) => file)).toEqual([]);
});

type Place = readonly (string | number)[];
type Change = { remove: true } | { add: string } | { twice: true } | { put: Data };

const changes: Change[] = [
  { remove: true },
  { twice: true },
  { add: 'unknown' },
  { add: 'constructor' },
  { add: 'en' },
  ...[
    null,
    '',
    ' ',
    '\n',
    'a\nb',
    'É',
    '🧱',
    'Texte',
    'texte',
    '/texte',
    '//texte',
    'http://texte',
    '1.10',
    'hero',
    0,
    -1,
    1.5,
    true,
    false,
    [],
    {},
    ['Texte'],
    { fr: 'Texte', en: 'Text' },
    { fr: 'Texte' },
  ].map((put) => ({ put })),
];

function placesOf(value: Data, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return steps.flatMap((step) => {
    const place = [...at, step];
    return [place, ...placesOf(childOf(value, step), place)];
  });
}

function apply(value: Data, place: Place, change: Change): void {
  const parent = place.slice(0, -1).reduce<Data>(childOf, value);
  const last = place.at(-1);
  if (typeof parent !== 'object' || parent === null || last === undefined) return;
  if ('put' in change) {
    Object.assign(parent, { [last]: structuredClone(change.put) });
  } else if ('add' in change) {
    const target = childOf(parent, last);
    if (typeof target === 'object' && target !== null) Object.assign(target, { [change.add]: 'a' });
  } else if (Array.isArray(parent)) {
    const index = Number(last);
    const [item] = parent.splice(index, 1);
    if ('twice' in change && item !== undefined) parent.splice(index, 0, item, item);
  } else if ('remove' in change) {
    delete parent[last];
  }
}

function childOf(value: Data, step: string | number): Data {
  if (Array.isArray(value)) return value[Number(step)] ?? null;
  return typeof value === 'object' && value !== null ? (value[step] ?? null) : null;
}
