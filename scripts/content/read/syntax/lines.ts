import { shorten, toWrite } from '../../mistakes/quote.ts';
import { noSpaceAfterDash, tabInIndentation } from '../../mistakes/slips.ts';
import { lineAround } from '../positions.ts';
import type { Line, ParseErrorContext } from './parse-error-context.ts';

export function tabbed({ error, report, line }: ParseErrorContext) {
  const indent = /^[ \t]*\t[ \t]*/.exec(line.text)?.[0];
  if (error.code !== 'TAB_AS_INDENT' && indent === undefined) return undefined;
  const tab = line.text.indexOf('\t');
  return report('yaml-indentation', line.start + tab, line.start + tab + 1, {
    problem: tabInIndentation,
    hint: {
      en: 'replace it by two spaces a level',
      fr: 'remplacez-la par deux espaces par niveau',
    },
  });
}

/** `titre:valeur`, with nothing or with a non-breaking space behind the colon */
export function missingSpace({ error, report, line }: ParseErrorContext) {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined;
  const match = /^(\s*(?:- +)*)([\w-]+)(\p{Zs}*):([\p{Zs}]*)(\S.*)$/u.exec(line.text);
  if (!match) return undefined;
  const [, prefix = '', key = '', , space = '', value = ''] = match;
  if (space.startsWith(' ')) return undefined;
  const start = line.start + prefix.length;
  return report('yaml-syntax', start, line.start + line.text.trimEnd().length, {
    problem:
      space === ''
        ? {
            en: `the space after \`${key}:\` is missing`,
            fr: `il manque une espace après \`${key}:\``,
          }
        : {
            en: `the space after \`${key}:\` is no plain one: YAML takes it for text`,
            fr: `l’espace après \`${key}:\` n’est pas ordinaire : YAML la prend pour du texte`,
          },
    expected: {
      en: 'a plain space between the colon and the value',
      fr: 'une espace ordinaire entre le deux-points et la valeur',
    },
    hint: toWrite(`${key}: ${value.trim()}`),
  });
}

/** `-item` */
export function missingDashSpace({ error, report, line }: ParseErrorContext) {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined;
  const match = /^(\s*(?:- +)*)-([^\s-].*)$/.exec(line.text);
  if (!match) return undefined;
  const [, prefix = '', item = ''] = match;
  const start = line.start + prefix.length;
  return report('yaml-syntax', start, line.start + line.text.trimEnd().length, {
    problem: noSpaceAfterDash,
    expected: { en: '`- ` and the item', fr: '`- ` puis l’élément' },
    hint: toWrite(`- ${item.trim()}`),
  });
}

/** The first item of a list without its dash: YAML stops at the second one. */
export function missingDash({ report, text, line }: ParseErrorContext) {
  const indent = /^( *)- /.exec(line.text)?.[1]?.length;
  if (indent === undefined) return undefined;
  const above = linesAbove(text, line).filter((each) => /^\s*[^\s#]/.test(each.text));
  const parent = above.findLastIndex((each) => each.text.search(/\S/) < indent);
  const first = above[parent + 1];
  if (parent === -1 || first?.text.search(/\S/) !== indent + 2) return undefined;
  const start = first.start + indent;
  const written = first.text.trim();
  return report('yaml-syntax', start, start + 2 + written.length, {
    problem: {
      en: 'the item of the list that begins here has no `- `',
      fr: 'l’élément de liste qui commence ici n’a pas de `- `',
    },
    expected: { en: '`- ` and the item', fr: '`- ` puis l’élément' },
    hint: toWrite(`- ${written}`),
  });
}

/** Lines that start at another column than their neighbours. */
export function indented({ error, report, text, line, entry }: ParseErrorContext) {
  const isNested =
    error.code === 'BLOCK_AS_IMPLICIT_KEY' ||
    (error.code === 'MULTILINE_IMPLICIT_KEY' && entry !== undefined);
  if (!isNested && error.code !== 'BAD_INDENT') return undefined;
  const wrong = isNested ? lineAfter(text, line) : line;
  if (!wrong) return undefined;
  const indent = wrong.text.search(/\S|$/);
  const above = text
    .slice(0, wrong.start)
    .split('\n')
    .findLast((each) => /^\s*[^\s#]/.test(each));
  const aboveIndent = above?.search(/\S/) ?? 0;
  const isItem = /^\s*- /.test(above ?? '');
  const start = wrong.start + indent;
  return report('yaml-indentation', start, wrong.start + wrong.text.trimEnd().length, {
    problem: {
      en: `this line is indented by ${indent}, the line above by ${aboveIndent}`,
      fr: `cette ligne est en retrait de ${indent}, celle du dessus de ${aboveIndent}`,
    },
    hint:
      isItem && indent === aboveIndent
        ? {
            en: 'a list item starts with `- `; keys of an item stand under its first key',
            fr: 'un élément de liste commence par `- ` ; ses clés s’alignent sous la première',
          }
        : {
            en: 'give it the indentation of the lines that it belongs to, or quote the text it continues',
            fr: 'donnez-lui le retrait des lignes auxquelles elle appartient, ou mettez entre guillemets droits le texte qu’elle poursuit',
          },
  });
}

export function neitherKeyNorItem({ error, report, line }: ParseErrorContext) {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined;
  const start = line.start + line.text.search(/\S|$/);
  const end = line.start + line.text.trimEnd().length;
  if (start >= end) return undefined;
  return report('yaml-syntax', start, end, {
    problem: {
      en: `\`${shorten(line.text, 40)}\` is neither a key with its value nor a list item`,
      fr: `\`${shorten(line.text, 40)}\` n’est ni une clé avec sa valeur, ni un élément de liste`,
    },
    expected: { en: '`key: value`, or `- item`', fr: '`clé: valeur`, ou `- élément`' },
    hint: {
      en: 'a text that goes on from the line above is indented under its key, after `key: >-`',
      fr: 'un texte qui poursuit la ligne du dessus se met en retrait sous sa clé, après `clé: >-`',
    },
  });
}

function linesAbove(text: string, { start }: Line): Line[] {
  let at = 0;
  return text
    .slice(0, start)
    .split('\n')
    .map((each) => {
      const found = { start: at, text: each };
      at += each.length + 1;
      return found;
    });
}

function lineAfter(text: string, line: Line) {
  const next = text.indexOf('\n', line.start);
  return next === -1 || next + 1 >= text.length ? undefined : lineAround(text, next + 1);
}
