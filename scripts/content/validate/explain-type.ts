import { defaultLanguage, isLanguage, languages } from '#schema/languages.ts';
import { type Diagnostic, report } from '../mistakes/catalogue.ts';
import type { DataPath } from '../mistakes/place.ts';
import { quote, shorten } from '../mistakes/quote.ts';
import { descriptionOf, isLocalized, schemaAt, typeOf, valueAt } from './schema-at.ts';
import { nameOf, type Subject } from './subject.ts';

const wantedNames: Record<string, string> = {
  array: 'a list',
  tuple: 'a list',
  object: 'a map of keys',
  record: 'a map of keys',
};

/** Says that a value is missing or empty; undefined when it is neither. */
export function explainAbsence(subject: Subject, path: DataPath): Diagnostic | undefined {
  const { view, schema, value } = subject;
  const found = valueAt(value, path);
  if (found === undefined) return explainMissing(subject, path);
  if (found !== null) return undefined;
  const expected = descriptionOf(schemaAt(schema, path, value));
  return report('empty-value', view, path, {
    key: nameOf(path),
    ...(expected !== undefined && { expected }),
  });
}

/** Says that a value is of another type than its schema wants. */
export function explainType(subject: Subject, path: DataPath, expected: string): Diagnostic {
  const { view, schema, value } = subject;
  const found = valueAt(value, path);
  const place = schemaAt(schema, path, value);
  const description = descriptionOf(place);
  if (expected === 'string') return explainText(subject, path, found);
  if (isLocalized(place)) return explainLocalized(subject, path, found);
  if (expected === 'number' || expected === 'boolean') {
    return explainScalar(subject, path, found, expected);
  }
  return report('wrong-type', view, path, {
    found: typeName(found),
    wanted: wantedNames[expected] ?? expected,
    ...listHint(found, expected),
    ...(description !== undefined && { description }),
  });
}

function explainMissing({ view, schema, value }: Subject, path: DataPath): Diagnostic {
  const key = nameOf(path);
  const place = schemaAt(schema, path, value);
  if (isLanguage(key) && isLocalized(schemaAt(schema, path.slice(0, -1), value))) {
    return report('missing-translation', view, path, { language: key });
  }
  const description = descriptionOf(place);
  return report('missing-key', view, path, {
    key,
    ...(description !== undefined && { description }),
    hint: addition(key, place),
  });
}

/** How to add a missing key. */
function addition(key: string, schema: Parameters<typeof typeOf>[0]): string {
  if (isLocalized(schema))
    return `add \`${key}: { ${languages.map((one) => `${one}: …`).join(', ')} }\``;
  switch (typeOf(schema)) {
    case 'array':
      return `add \`${key}:\` and, under it, a list whose items start with \`- \``;
    case 'object':
    case 'record':
      return `add \`${key}:\` and, indented under it, its keys`;
    case 'boolean':
      return `add \`${key}: true\` or \`${key}: false\``;
    default:
      return `add \`${key}: …\``;
  }
}

function explainText({ view, isFrench, ...subject }: Subject, path: DataPath, found: unknown) {
  const source = view.source(path) ?? String(found);
  if (typeof found !== 'object' || found === null) {
    const read = typeof found === 'number' ? 'a number' : `the value ${String(found)}`;
    return report('quotes-needed', view, path, { source, read, fixed: `"${source}"` });
  }
  if (languages.some((language) => language in found)) {
    if (isFrench) return report('french-only', view, path, undefined);
    const language = languages.find((one) => path.includes(one));
    return report('one-language', view, path, language === undefined ? {} : { language });
  }
  if (view.isFlow(path)) {
    const mark = source.startsWith('[') ? '[' : '{';
    const meaning = mark === '[' ? 'a list' : 'a map';
    return report('unquoted-text', view, path, {
      problem: `text that starts with \`${mark}\` is read as ${meaning}`,
      fixed: quote(source),
    });
  }
  const description = descriptionOf(schemaAt(subject.schema, path, subject.value));
  return report('wrong-type', view, path, {
    found: typeName(found),
    wanted: 'text',
    ...(description !== undefined && { description }),
  });
}

function explainLocalized({ view }: Subject, path: DataPath, found: unknown): Diagnostic {
  const key = nameOf(path);
  if (typeof found !== 'object') {
    const text = typeof found === 'string' ? found : (view.source(path) ?? String(found));
    const start = typeof path.at(-1) === 'number' ? '-' : `${key}:`;
    const fixed = `${start} { ${languages.map((one) => `${one}: ${one === defaultLanguage ? quote(shorten(text)) : '…'}`).join(', ')} }`;
    return report('both-languages', view, path, { fixed });
  }
  return report('wrong-type', view, path, {
    found: typeName(found),
    wanted: 'a text in both languages',
    hint: 'write a list under `fr:` and another under `en:`',
  });
}

function explainScalar(
  { view }: Subject,
  path: DataPath,
  found: unknown,
  expected: 'number' | 'boolean',
): Diagnostic {
  const wanted = expected === 'number' ? 'a number' : '`true` or `false`';
  const source = view.source(path) ?? String(found);
  if (typeof found === 'string' && /^["']/.test(source)) {
    const plain = found.trim();
    if (
      expected === 'number'
        ? plain !== '' && !Number.isNaN(Number(plain))
        : /^(?:true|false)$/.test(plain)
    ) {
      return report('quotes-superfluous', view, path, { source, wanted, fixed: plain });
    }
  }
  const hint = expected === 'number' ? numberHint(String(found)) : booleanHint(String(found));
  return report('wrong-type', view, path, {
    found: typeof found === 'object' ? typeName(found) : `\`${shorten(source, 40)}\``,
    wanted,
    ...(hint !== undefined && { hint }),
  });
}

function numberHint(text: string): string | undefined {
  const plain = text.replace(/[\s\p{Zs}_'’]/gu, '').replace(',', '.');
  const digits = /^[+-]?\d+(?:\.\d+)?(?=\D*$)/.exec(plain)?.[0];
  return digits === undefined ? undefined : `write the digits alone: \`${digits}\``;
}

function booleanHint(text: string): string | undefined {
  if (/^(?:yes|y|oui|vrai|on|1)$/i.test(text)) return 'write `true`';
  if (/^(?:no|n|non|faux|off|0)$/i.test(text)) return 'write `false`';
  return undefined;
}

function listHint(found: unknown, expected: string): { hint?: string } {
  const wantsList = expected === 'array' || expected === 'tuple';
  if (wantsList && typeof found === 'string' && /^-\S/.test(found)) {
    return { hint: 'a space is missing after the dash: `- item`' };
  }
  if (wantsList)
    return { hint: 'start each item on a line of its own with `- `, or write `[item]`' };
  if (Array.isArray(found)) return { hint: 'only one belongs here: remove the `- `' };
  return {};
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'a number' : `\`${String(value)}\``;
}
