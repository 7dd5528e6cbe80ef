import { defaultLanguage, isLanguage, languages } from '#schema/languages.ts';
import { sameWords, type Words } from '#schema/words.ts';
import { type Diagnostic, report } from '../mistakes/catalogue.ts';
import type { DataPath } from '../mistakes/place.ts';
import { quote, shorten, toWriteInFile } from '../mistakes/quote.ts';
import { descriptionOf, isLocalized, schemaAt, typeOf, valueAt } from './schema-at.ts';
import { nameOf, type Subject } from './subject.ts';

const names = {
  list: { en: 'a list', fr: 'une liste' },
  map: { en: 'a map', fr: 'un groupe de clés' },
  keys: { en: 'a map of keys', fr: 'un groupe de clés' },
  text: { en: 'text', fr: 'du texte' },
  number: { en: 'a number', fr: 'un nombre' },
  boolean: { en: '`true` or `false`', fr: '`true` ou `false`' },
  localized: { en: 'a text in both languages', fr: 'un texte dans les deux langues' },
} satisfies Record<string, Words>;

const wantedNames: Record<string, Words> = {
  array: names.list,
  tuple: names.list,
  object: names.keys,
  record: names.keys,
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
    wanted: wantedNames[expected] ?? sameWords(expected),
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
function addition(key: string, schema: Parameters<typeof typeOf>[0]): Words {
  if (isLocalized(schema))
    return add(`${key}: { ${languages.map((one) => `${one}: …`).join(', ')} }`);
  switch (typeOf(schema)) {
    case 'array':
      return {
        en: `add \`${key}:\` and, under it, a list whose items start with \`- \``,
        fr: `ajoutez \`${key}:\` et, dessous, une liste dont les éléments commencent par \`- \``,
      };
    case 'object':
    case 'record':
      return {
        en: `add \`${key}:\` and, indented under it, its keys`,
        fr: `ajoutez \`${key}:\` et, en retrait dessous, ses clés`,
      };
    case 'boolean':
      return {
        en: `add \`${key}: true\` or \`${key}: false\``,
        fr: `ajoutez \`${key}: true\` ou \`${key}: false\``,
      };
    default:
      return add(`${key}: …`);
  }
}

function add(text: string): Words {
  return { en: `add \`${text}\``, fr: `ajoutez \`${text}\`` };
}

function explainText({ view, isFrench, ...subject }: Subject, path: DataPath, found: unknown) {
  const source = view.source(path) ?? String(found);
  if (typeof found !== 'object' || found === null) {
    const read =
      typeof found === 'number'
        ? names.number
        : { en: `the value ${String(found)}`, fr: `la valeur ${String(found)}` };
    return report('quotes-needed', view, path, { source, read, fixed: `"${source}"` });
  }
  if (languages.some((language) => language in found)) {
    if (isFrench) return report('french-only', view, path, undefined);
    const language = languages.find((one) => path.includes(one));
    return report('one-language', view, path, language === undefined ? {} : { language });
  }
  if (view.isFlow(path)) {
    const mark = source.startsWith('[') ? '[' : '{';
    const meaning = mark === '[' ? names.list : names.map;
    return report('unquoted-text', view, path, {
      problem: {
        en: `text that starts with \`${mark}\` is read as ${meaning.en}`,
        fr: `un texte qui commence par \`${mark}\` est lu comme ${meaning.fr}`,
      },
      fixed: quote(source),
    });
  }
  const description = descriptionOf(schemaAt(subject.schema, path, subject.value));
  return report('wrong-type', view, path, {
    found: typeName(found),
    wanted: names.text,
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
    wanted: names.localized,
    hint: {
      en: 'write a list under `fr:` and another under `en:`',
      fr: 'écrivez une liste sous `fr:` et une autre sous `en:`',
    },
  });
}

function explainScalar(
  { view }: Subject,
  path: DataPath,
  found: unknown,
  expected: 'number' | 'boolean',
): Diagnostic {
  const wanted = names[expected];
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
    found: typeof found === 'object' ? typeName(found) : sameWords(`\`${shorten(source, 40)}\``),
    wanted,
    ...(hint !== undefined && { hint }),
  });
}

function numberHint(text: string): Words | undefined {
  const plain = text.replace(/[\s\p{Zs}_'’]/gu, '').replace(',', '.');
  const digits = /^[+-]?\d+(?:\.\d+)?(?=\D*$)/.exec(plain)?.[0];
  if (digits === undefined) return undefined;
  return {
    en: `write the digits alone: \`${digits}\``,
    fr: `écrivez les chiffres seuls : \`${digits}\``,
  };
}

function booleanHint(text: string): Words | undefined {
  if (/^(?:yes|y|oui|vrai|on|1)$/i.test(text)) return toWriteInFile('true');
  if (/^(?:no|n|non|faux|off|0)$/i.test(text)) return toWriteInFile('false');
  return undefined;
}

function listHint(found: unknown, expected: string): { hint?: Words } {
  const wantsList = expected === 'array' || expected === 'tuple';
  if (wantsList && typeof found === 'string' && /^-\S/.test(found)) {
    return {
      hint: {
        en: 'a space is missing after the dash: `- item`',
        fr: 'il manque une espace après le tiret : `- élément`',
      },
    };
  }
  if (wantsList && typeof found === 'string' && /^[\p{L}\d][^:#{}[\]"]*$/u.test(found)) {
    return { hint: toWriteInFile(`[${found}]`) };
  }
  if (wantsList) {
    return {
      hint: {
        en: 'start each item on a line of its own with `- `, or write `[item]`',
        fr: 'commencez chaque élément par `- ` sur sa propre ligne, ou écrivez `[élément]`',
      },
    };
  }
  if (!Array.isArray(found)) return {};
  return {
    hint: {
      en: 'only one belongs here: remove the `- `',
      fr: 'il n’en faut qu’un ici : retirez le `- `',
    },
  };
}

function typeName(value: unknown): Words {
  if (Array.isArray(value)) return names.list;
  if (typeof value === 'object') return names.map;
  if (typeof value === 'string') return names.text;
  return typeof value === 'number' ? names.number : sameWords(`\`${String(value)}\``);
}
