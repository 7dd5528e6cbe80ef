import type { $ZodIssue } from 'zod/v4/core';
import { type Diagnostic, mostMistakes, report } from '../mistakes/catalogue.ts';
import type { DataPath } from '../mistakes/place.ts';
import { shorten } from '../mistakes/quote.ts';
import { suggest } from '../mistakes/suggest.ts';
import type { YamlView } from '../read/locate.ts';
import { explainAbsence, explainType } from './explain-type.ts';
import { descriptionOf, keysOf, kindsOf, schemaAt, valueAt } from './schema-at.ts';
import { nameOf, type Subject } from './subject.ts';

/** Says in an editor's words what the schema does not accept. */
export function explainIssue(subject: Subject, issue: $ZodIssue): Diagnostic[] {
  const { view, schema, value } = subject;
  const path = dataPath(issue.path);
  const found = valueAt(value, path);
  const description = descriptionOf(schemaAt(schema, path, value));
  const isKind = issue.code === 'invalid_union' && issue.discriminator !== undefined;
  const absence = isKind ? undefined : explainAbsence(subject, path);
  if (absence) return [absence];
  switch (issue.code) {
    case 'invalid_type':
      return [explainType(subject, path, issue.expected)];
    case 'unrecognized_keys':
      return issue.keys.slice(0, mostMistakes + 1).map((key) => explainKey(subject, path, key));
    case 'invalid_value': {
      const known = issue.values.map(String);
      return [report('unknown-value', view, path, { value: written(found), known })];
    }
    case 'invalid_union':
      return explainUnion(subject, issue, path);
    case 'invalid_format': {
      const expected = wish(issue.message) ?? description ?? `text that matches ${issue.pattern}`;
      return [explainFormat(view, path, String(found), expected)];
    }
    case 'too_small':
    case 'too_big':
      return [explainSize(view, path, found, issue, description)];
    case 'invalid_key': {
      const [reason] = issue.issues;
      const key = String(path.at(-1) ?? '');
      const expected = wish(reason?.message) ?? 'lowercase words joined by hyphens';
      return [report('wrong-key', view, path, { key, expected }, 'key')];
    }
    default:
      return [report('wrong-value', view, path, { problem: issue.message })];
  }
}

export function dataPath(path: readonly PropertyKey[]): DataPath {
  return path.map((step) => (typeof step === 'number' ? step : String(step)));
}

function explainKey(subject: Subject, path: DataPath, key: string): Diagnostic {
  const { view, schema, value } = subject;
  const place = [...path, key];
  const known = keysOf(schemaAt(schema, path, value), valueAt(value, path));
  const hint = keyHint(view, path, place, key, valueAt(value, place));
  const likely = likelyKey(subject, path, key);
  return report(
    'unknown-key',
    view,
    place,
    {
      key,
      known,
      ...(likely !== undefined && { likely }),
      ...(hint !== undefined && { hint }),
    },
    'key',
  );
}

/** The key that was probably meant: one that may stand here and does not yet. */
export function likelyKey({ schema, value }: Subject, path: DataPath, key: string) {
  const here = valueAt(value, path);
  const known = keysOf(schemaAt(schema, path, value), here);
  return suggest(
    key,
    known.filter((each) => valueAt(here, [each]) === undefined),
  );
}

function keyHint(
  view: YamlView,
  path: DataPath,
  place: DataPath,
  key: string,
  value: unknown,
): string | undefined {
  if (/[\u00a0\u202f]/.test(key)) {
    return 'a non-breaking space stands in the key: type a plain one, or none';
  }
  if (value === null && view.isFlow(path) && !view.source(place)) {
    return 'between `{ }` a comma ends the text: put text with a comma in quotes';
  }
  return undefined;
}

type UnionIssue = Extract<$ZodIssue, { code: 'invalid_union' }>;

function explainUnion(subject: Subject, issue: UnionIssue, path: DataPath): Diagnostic[] {
  const { view, schema, value } = subject;
  const found = valueAt(value, path);
  if (issue.discriminator !== undefined) {
    const known = kindsOf(schemaAt(schema, path.slice(0, -1), value));
    if (found !== undefined && found !== null) {
      return [report('unknown-kind', view, path, { kind: written(found), known })];
    }
    const key = issue.discriminator;
    const hint = `start the item with \`${key}:\` and one of ${known.join(', ')}`;
    const description = 'the kind of the section: it decides the other keys';
    return [report('missing-key', view, path, { key, description, hint })];
  }
  const wishes = issue.errors.flat().filter((each) => each.code !== 'invalid_value');
  const reason = wishes.find((each) => each.code !== 'invalid_type') ?? wishes[0];
  if (reason?.code === 'invalid_format' && typeof found === 'string') {
    const description = descriptionOf(schemaAt(schema, path, value));
    const expected = wish(reason.message) ?? description ?? `text that matches ${reason.pattern}`;
    return [explainFormat(view, path, found, expected)];
  }
  return reason
    ? explainIssue(subject, { ...reason, path: [...path, ...reason.path] })
    : [report('wrong-value', view, path, { problem: issue.message })];
}

function explainFormat(
  view: YamlView,
  path: DataPath,
  value: string,
  expected: string,
): Diagnostic {
  if (value.trim() === '') {
    return report('empty-value', view, path, { key: nameOf(path), expected });
  }
  const params = { value: shorten(value, 40), expected };
  if (!/one line/.test(expected)) return report('wrong-format', view, path, params);
  const hint = 'join the lines: write `>-` instead of `|`, or one line in quotes';
  return report('wrong-format', view, path, { ...params, value: shorten(value, 40), hint });
}

type SizeIssue = Extract<$ZodIssue, { code: 'too_small' | 'too_big' }>;

function explainSize(
  view: YamlView,
  path: DataPath,
  found: unknown,
  issue: SizeIssue,
  description: string | undefined,
): Diagnostic {
  if (found === '') {
    const expected = description ?? 'text';
    return report('empty-value', view, path, { key: nameOf(path), expected });
  }
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const side = issue.code === 'too_small' ? 'at least' : 'at most';
  const isList = Array.isArray(found);
  return report('wrong-count', view, path, {
    found: isList ? found.length : String(found).length,
    wanted: `${issue.exact ? 'exactly' : side} ${limit}`,
    unit: isList ? 'item' : 'character',
  });
}

/** The wish in a schema's own message: “expected …”. */
function wish(message: string | undefined): string | undefined {
  return message?.startsWith('expected ') ? message.slice('expected '.length) : undefined;
}

function written(value: unknown): string {
  return shorten(typeof value === 'string' ? value : JSON.stringify(value), 40);
}
