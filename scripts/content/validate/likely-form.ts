import { type $ZodType, safeParse } from 'zod/v4/core';

/** What was probably meant by a text of a wrong form: the first of its likely forms that is right. */
export function likelyForm(schema: $ZodType | undefined, written: string): string | undefined {
  if (!schema) return undefined;
  const text = written.trim();
  return formsOf(text).find((form) => form !== written && safeParse(schema, form).success);
}

function formsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const day = dayOf(plain);
  if (day !== undefined) return [day];
  if (/^[^\s/@:]+@[^\s/@:]+$/u.test(text)) return [`mailto:${text}`];
  if (/^http:\/\//u.test(text)) return [text.replace('http:', 'https:')];
  if (/^www\./u.test(text)) return [`https://${text}`];
  if (/^[a-z]+:/iu.test(text)) return [text.replaceAll(/\s/gu, '')];
  const words = plain.replace(/[^a-z0-9./#-]+/gu, '-').replace(/-(?=\.)|^-|-$/gu, '');
  return [
    plain,
    words,
    words.replace(/\/$/u, ''),
    `/${words}`.replace(/\/$/u, ''),
    text.toUpperCase(),
  ];
}

const months = [
  ...['janvier', 'fevrier', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'aout', 'septembre', 'octobre', 'novembre', 'decembre'],
];
const englishMonths = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** `12/03/2026`, `1er janvier 2027` or `1 January 2027` as year, month and day. */
function dayOf(text: string): string | undefined {
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(text);
  if (numbers) return asDay(numbers[3], numbers[2], numbers[1]);
  const named = /^(\d{1,2})(?:er|st|nd|rd|th)? ([a-z]+) (\d{4})$/u.exec(text);
  const [, day, month = '', year] = named ?? [];
  const index = Math.max(months.indexOf(month), englishMonths.indexOf(month));
  return index === -1 ? undefined : asDay(year, String(index + 1), day);
}

function asDay(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
