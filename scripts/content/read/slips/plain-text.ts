import type { Words } from '#schema/words.ts';
import { quote, shorten } from '../../mistakes/quote.ts';
import { lineAround } from '../positions.ts';
import { colonEndsKey, isNoEntry, type Line, type Slip, startsTrouble } from './slip.ts';

const textBelow: Words = {
  en: 'the start of a text on the lines below',
  fr: 'le début d’un texte sur les lignes suivantes',
};

const meanings: Record<string, Words> = {
  '*': { en: 'an alias', fr: 'un renvoi' },
  '&': { en: 'an anchor', fr: 'une ancre' },
  '!': { en: 'a tag', fr: 'une étiquette' },
  '{': { en: 'a map', fr: 'un groupe de clés' },
  '[': { en: 'a list', fr: 'une liste' },
  '|': textBelow,
  '>': textBelow,
  '- ': { en: 'a list item', fr: 'un élément de liste' },
  '? ': { en: 'a complex key', fr: 'une clé complexe' },
};

/** `titre: *gras* et`, `titre: {nom} est là`, `titre: > 90 %`, `titre: @home` */
export const specialStart: Slip = {
  explain: ({ error, report, entry, text }) => {
    const place = entry ?? itemOf(lineAround(text, error.pos[0]));
    if (!place) return undefined;
    const mark = /^(?:[-?] |[*&!{}[\]|>@`%,])/.exec(place.value)?.[0];
    if (mark === undefined || !startsTrouble(error, place)) return undefined;
    const { value, start, end } = place;
    const meaning = meanings[mark];
    const key = 'key' in place ? `${place.key}: ` : '- ';
    return report('unquoted-text', start, end, {
      problem:
        meaning === undefined
          ? {
              en: `text cannot start with \`${mark.trim()}\` without quotes`,
              fr: `un texte ne peut commencer par \`${mark.trim()}\` sans guillemets droits`,
            }
          : {
              en: `text that starts with \`${mark.trim()}\` is read as ${meaning.en}`,
              fr: `un texte qui commence par \`${mark.trim()}\` est lu comme ${meaning.fr}`,
            },
      fixed: `${key}${quote(meant(value))}`,
    });
  },
};

/** `titre: L'IA : souveraine` */
export const colonInText: Slip = {
  explain: ({ error, report, entry }) => {
    if (!entry || !/: |:$/.test(entry.value) || !startsTrouble(error, entry)) return undefined;
    return report('unquoted-text', entry.start, entry.end, {
      problem: colonEndsKey,
      fixed: `${entry.key}: ${quote(meant(entry.value))}`,
    });
  },
};

/** A text over several lines, cut by a comment. */
export const commentInText: Slip = {
  explain: ({ error, report, text, line }) => {
    if (!isNoEntry(error)) return undefined;
    const above = text.slice(0, line.start).trimEnd();
    const previous = lineAround(text, above.length);
    const comment = / #.*$/.exec(previous.text);
    if (!comment || /^\s*[\w-]+:(?:\s|$)/.test(line.text)) return undefined;
    // A comment on a line of its own cuts nothing.
    if (previous.text.trimStart().startsWith('#')) return undefined;
    const start = previous.start + comment.index + 1;
    return report('text-cut', start, start + comment[0].length - 1, {
      lost: shorten(comment[0].slice(2)),
      fixed: '|',
    });
  },
};

/** Without the quotes of a word processor around it, or a straight one left at its end. */
function meant(text: string): string {
  const pasted = /^[“„‘](?<inside>[^“”„]*)[”“’]$/u.exec(text)?.groups?.inside;
  return pasted ?? /^(?<inside>[^"]*)"$/u.exec(text)?.groups?.inside ?? text;
}

function itemOf(line: Line) {
  const match = /^(\s*(?:- +)+)([^-\s].*?)\s*$/.exec(line.text);
  if (!match) return undefined;
  const [, prefix = '', value = ''] = match;
  const start = line.start + prefix.length;
  return { value, start, end: start + value.length };
}
