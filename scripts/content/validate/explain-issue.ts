import type { $ZodIssue, $ZodType } from 'zod/v4/core';
import { leastLength, limitOf, limits } from '#schema/limits.ts';
import { sameWords, type Words, wishIn } from '#schema/words.ts';
import { type Diagnostic, mostMistakes, report } from '../mistakes/catalogue.ts';
import type { DataPath } from '../mistakes/place.ts';
import { quote, shorten, toWriteInFile } from '../mistakes/quote.ts';
import { suggest } from '../mistakes/suggest.ts';
import type { YamlView } from '../read/locate.ts';
import { otherSpace } from '../read/slips/spaces.ts';
import { explainAbsence, explainType } from './explain-type.ts';
import { likelyForm } from './likely-form.ts';
import {
  descriptionOf,
  isLine,
  keysOf,
  kindsOf,
  required,
  schemaAt,
  valueAt,
} from './schema-at.ts';
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
      const expected = wishIn(issue.message) ?? description ?? matching(issue.pattern);
      return [explainFormat(subject, path, String(found), expected)];
    }
    case 'too_small':
    case 'too_big':
      return [explainSize(view, path, found, issue, description)];
    case 'invalid_key': {
      const [reason] = issue.issues;
      const key = String(path.at(-1) ?? '');
      const expected = wishIn(reason?.message) ?? wordsAndHyphens;
      return [report('wrong-key', view, path, { key, expected }, 'key')];
    }
    default:
      return [report('wrong-value', view, path, { problem: sameWords(issue.message) })];
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
  const [language = ''] = key.toLowerCase().split(/[-_]/u);
  return suggest(
    known.includes(language) ? language : key,
    known.filter((each) => valueAt(here, [each]) === undefined),
  );
}

function keyHint(
  view: YamlView,
  path: DataPath,
  place: DataPath,
  key: string,
  value: unknown,
): Words | undefined {
  if (otherSpace.test(key)) {
    return {
      en: 'a space that is no plain one stands in the key: type a plain one, or none',
      fr: 'il y a dans la clé une espace qui n’est pas ordinaire : tapez une espace ordinaire, ou aucune',
    };
  }
  if (value === null && view.isFlow(path) && !view.source(place)) {
    return {
      en: 'between `{ }` a comma ends the text: put text with a comma in quotes',
      fr: 'entre `{ }`, une virgule termine le texte : mettez entre guillemets droits un texte à virgule',
    };
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
    const hint = {
      en: `start the item with \`${key}:\` and one of ${known.join(', ')}`,
      fr: `commencez l’élément par \`${key}:\` et l’un des noms suivants : ${known.join(', ')}`,
    };
    const description = {
      en: 'the kind of the section: it decides the other keys',
      fr: 'le genre de la section : il décide des autres clés',
    };
    return [report('missing-key', view, path, { key, description, hint })];
  }
  const wishes = issue.errors.flat().filter((each) => each.code !== 'invalid_value');
  const reason = wishes.find((each) => each.code !== 'invalid_type') ?? wishes[0];
  if (reason?.code === 'invalid_format' && typeof found === 'string') {
    const description = descriptionOf(schemaAt(schema, path, value));
    const expected = wishIn(reason.message) ?? description ?? matching(reason.pattern);
    return [explainFormat(subject, path, found, expected)];
  }
  return reason
    ? explainIssue(subject, { ...reason, path: [...path, ...reason.path] })
    : [report('wrong-value', view, path, { problem: sameWords(issue.message) })];
}

function explainFormat(
  { view, schema, value: data }: Subject,
  path: DataPath,
  value: string,
  expected: Words,
): Diagnostic {
  if (value.trim() === '') {
    return report('empty-value', view, path, { key: nameOf(path), expected, isEmptyText: true });
  }
  const limit = limitAt(schema, path, data);
  const length = leastLength(value);
  if (limit && length > limits[limit].characters) {
    return report('text-length', view, path, { length, limit });
  }
  const params = { value: shorten(value, 40), expected };
  const place = schemaAt(schema, path, data);
  if (!isLine(place)) {
    const likely = likelyForm(place, value);
    if (likely === undefined) return report('wrong-format', view, path, params);
    const cure = { instead: value, write: likely };
    const hint = { ...toWriteInFile(asWritten(likely)), cure };
    return report('wrong-format', view, path, { ...params, hint });
  }
  const hint = {
    en: 'join the lines: write `>-` instead of `|`, or one line in quotes',
    fr: 'réunissez les lignes : écrivez `>-` au lieu de `|`, ou une ligne entre guillemets droits',
  };
  return report('wrong-format', view, path, { ...params, hint });
}

function limitAt(schema: $ZodType, path: DataPath, data: unknown) {
  const place = schemaAt(schema, path, data);
  return place && limitOf.get(required(place, undefined).schema)?.limit;
}

/** In quotes where YAML would read it otherwise. */
function asWritten(text: string): string {
  return /^#/u.test(text) ? quote(text) : text;
}

type SizeIssue = Extract<$ZodIssue, { code: 'too_small' | 'too_big' }>;

function explainSize(
  view: YamlView,
  path: DataPath,
  found: unknown,
  issue: SizeIssue,
  description: Words | undefined,
): Diagnostic {
  if (found === '') {
    const expected = description ?? { en: 'text', fr: 'du texte' };
    return report('empty-value', view, path, { key: nameOf(path), expected, isEmptyText: true });
  }
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const bound = issue.code === 'too_small' ? 'least' : 'most';
  const reason = wishIn(issue.message);
  if (typeof found === 'number') {
    const expected = reason ?? numberBound(bound, limit);
    return report('wrong-format', view, path, { value: String(found), expected });
  }
  const isList = Array.isArray(found);
  return report('wrong-count', view, path, {
    found: isList ? found.length : String(found).length,
    limit,
    bound: issue.exact ? 'exactly' : bound,
    unit: isList ? 'item' : 'character',
    ...(reason && { reason }),
  });
}

function numberBound(bound: 'least' | 'most', limit: number): Words {
  return bound === 'least'
    ? { en: `a number from ${limit} on`, fr: `un nombre à partir de ${limit}` }
    : { en: `a number up to ${limit}`, fr: `un nombre jusqu’à ${limit}` };
}

const wordsAndHyphens: Words = {
  en: 'lowercase words joined by hyphens',
  fr: 'des mots en minuscules joints par des traits d’union',
};

function matching(pattern: unknown): Words {
  return { en: `text that matches ${pattern}`, fr: `un texte conforme à ${pattern}` };
}

function written(value: unknown): string {
  return shorten(typeof value === 'string' ? value : JSON.stringify(value), 40);
}
