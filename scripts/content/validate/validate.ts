import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core';
import { marks } from '#schema/marks.ts';
import { shapeOf } from '#schema/reflect.ts';
import type { Kind } from '#schema/registry.ts';
import { type Diagnostic, mostMistakes, report, reportAt } from '../mistakes/catalogue.ts';
import type { DataPath } from '../mistakes/place.ts';
import { quote, shorten } from '../mistakes/quote.ts';
import { makeView } from '../read/locate.ts';
import type { Cut, Parsed } from '../read/parse.ts';
import { makePositions } from '../read/positions.ts';
import { dataPath, explainIssue, likelyKey } from './explain-issue.ts';
import { schemaAt, valueAt } from './schema-at.ts';
import type { Subject } from './subject.ts';
import { swallowedKeys } from './swallowed-keys.ts';

export type Verdict = { value: unknown; diagnostics: Diagnostic[] };

/** Holds the data of a file against its schema. */
export function validate(path: string, text: string, kind: Kind, parsed: Parsed): Verdict {
  const result = kind.schema.safeParse(parsed.value);
  const diagnostics: Diagnostic[] = [];
  diagnostics.push(...cutTexts(path, text, kind, parsed));
  diagnostics.push(...absentLanguages(path, text, kind, parsed.value));
  if (result.success) diagnostics.push(...swallowedKeys(path, text, kind.schema, parsed.value));
  else {
    const view = makeView(path, text);
    const isFrench = kind.name === 'french-page';
    const subject: Subject = { view, schema: kind.schema, value: parsed.value, isFrench };
    const mistyped = mistypedKeys(subject, result.error.issues);
    for (const issue of result.error.issues) {
      if (diagnostics.length > mostMistakes) break;
      const place = dataPath(issue.path);
      if (isSpoiled(place, parsed.spoiled) || mistyped.has(JSON.stringify(place))) continue;
      for (const each of explainIssue(subject, issue)) {
        if (!isToldAlready(each, diagnostics)) diagnostics.push(each);
      }
    }
  }
  return { value: result.success ? result.data : parsed.value, diagnostics };
}

/** Two rules of one value may say the same of it. */
function isToldAlready(
  { code, message, position }: Diagnostic,
  told: readonly Diagnostic[],
): boolean {
  return told.some(
    (each) =>
      each.code === code &&
      each.message === message &&
      each.position.line === position.line &&
      each.position.column === position.column,
  );
}

/** The places whose key is mistyped: that the right one is missing goes without saying. */
function mistypedKeys(subject: Subject, issues: readonly $ZodIssue[]): Set<string> {
  const places = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const path = dataPath(issue.path);
    for (const key of issue.keys.slice(0, mostMistakes)) {
      const likely = likelyKey(subject, path, key);
      if (likely !== undefined) places.add(JSON.stringify([...path, likely]));
    }
  }
  return places;
}

function isSpoiled(path: DataPath, spoiled: readonly DataPath[]): boolean {
  return spoiled.some((place) => place.every((step, index) => path[index] === step));
}

/** Texts that a ` #` may have cut: where the longer text would be right as well. */
function cutTexts(path: string, text: string, kind: Kind, { value, cuts }: Parsed): Diagnostic[] {
  const positions = makePositions(text);
  return cuts.slice(0, mostMistakes).flatMap((cut) => {
    if (!acceptsMore(kind.schema, value, cut)) return [];
    const lost = shorten(cut.lost);
    const fixed = quote(`${String(valueAt(value, cut.path))} #${cut.lost}`);
    return [reportAt('text-cut', path, positions(cut.start, cut.end), { lost, fixed })];
  });
}

function acceptsMore(schema: $ZodType, value: unknown, cut: Cut): boolean {
  const place = schemaAt(schema, cut.path, value);
  const longer = `${String(valueAt(value, cut.path))} #${cut.lost}`;
  return place !== undefined && safeParse(place, longer).success;
}

/** Entries that may be in one language must be in one at least. */
function absentLanguages(path: string, text: string, kind: Kind, value: unknown): Diagnostic[] {
  return partlyLocalizedKeys(kind.schema).flatMap((key) => {
    const found = valueAt(value, [key]);
    const isEmpty = typeof found === 'object' && found !== null && Object.keys(found).length === 0;
    return isEmpty ? [report('no-language', makeView(path, text), [key], undefined, 'key')] : [];
  });
}

/** The keys of a file whose texts may be absent in one language. */
function partlyLocalizedKeys(schema: $ZodType): string[] {
  const shape = shapeOf(schema);
  if (shape.type !== 'object') return [];
  return Object.entries(shape.keys).flatMap(([key, part]) =>
    marks.get(part)?.mark === 'spread' ? [key] : [],
  );
}
