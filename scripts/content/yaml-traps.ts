import { type Document, Lexer, visit, type YAMLError } from 'yaml';
import { type Code, mostMistakes, type Params, reportAt } from './diagnostics.ts';
import { lineAround, makePositions } from './positions.ts';
import { quote, shorten } from './quote.ts';
import type { Diagnostic } from './source.ts';

type Report = <C extends Code>(
  code: C,
  start: number,
  end: number,
  params: Params[C],
) => Diagnostic;

/** A place where YAML could not be read. */
type Scene = {
  text: string;
  document: Document.Parsed;
  error: YAMLError;
  line: { start: number; text: string };
  /** The line as `key: value`, if it is one. */
  entry: { key: string; value: string; start: number; end: number } | undefined;
  report: Report;
};

type Trap = (scene: Scene) => Diagnostic | undefined;

/** In the order they are tried: the first that recognises the scene explains it. */
const traps: readonly Trap[] = [
  nestedTooDeeply,
  severalDocuments,
  tabbed,
  openQuote,
  openBracket,
  innerQuote,
  missingComma,
  specialStart,
  colonInText,
  missingSpace,
  missingDashSpace,
  indented,
  badEscape,
  commentInText,
  neitherKeyNorItem,
];

/** What made a YAML text unreadable: one diagnostic a line, in the words of editors. */
export function explainSyntax(path: string, text: string, document: Document.Parsed): Diagnostic[] {
  const positions = makePositions(text);
  const report: Report = (code, start, end, params) =>
    reportAt(code, path, positions(start, Math.max(end, start)), params);
  const found = new Map<number, Diagnostic>();
  const directive = /^%.*/m.exec(text);
  if (document.errors.length === 0 && directive) {
    const end = directive.index + directive[0].trimEnd().length;
    return [report('yaml-directive', directive.index, end, { directive: directive[0].trimEnd() })];
  }
  for (const error of document.errors.slice(0, mostMistakes)) {
    const line = lineAround(text, error.pos[0]);
    const scene = { text, document, error, line, entry: entryOf(line), report };
    const diagnostic = explain(scene);
    const number = diagnostic.position.line;
    if (!found.has(number)) found.set(number, diagnostic);
    if (swallowsTheRest(error)) break;
  }
  // A line that YAML cannot place throws the next one off as well.
  return [...found.values()].filter(
    ({ code, position }) => code !== 'yaml-indentation' || !found.has(position.line - 1),
  );
}

function explain(scene: Scene): Diagnostic {
  for (const trap of traps) {
    const diagnostic = trap(scene);
    if (diagnostic) return diagnostic;
  }
  const { error, report } = scene;
  const [start, end] = error.pos;
  return report('yaml-syntax', start, end, {
    problem: `YAML cannot be read here: ${error.message}`,
  });
}

/** After an open quote, an open brace or a stray one, nothing is where it was meant. */
function swallowsTheRest({ message }: YAMLError): boolean {
  return /^(?:Missing closing|Flow .* in block|Expected flow)|in YAML stream/.test(message);
}

function entryOf(line: { start: number; text: string }): Scene['entry'] {
  const match = /^(\s*(?:- +)*)([^\s:#'"{}[\],&*!|>%@`-][^:]*?)(\s*:[ \t]+)(\S.*?)\s*$/.exec(
    line.text,
  );
  if (!match) return undefined;
  const [, prefix = '', key = '', colon = '', value = ''] = match;
  const start = line.start + prefix.length + key.length + colon.length;
  return { key, value, start, end: start + value.length };
}

function nestedTooDeeply({ error, report }: Scene) {
  if (error.code !== 'RESOURCE_EXHAUSTION') return undefined;
  return report('too-deep', error.pos[0], error.pos[0] + 1, { limit: 64 });
}

function severalDocuments({ error, report, line }: Scene) {
  if (error.code !== 'MULTIPLE_DOCS') return undefined;
  const [start] = error.pos;
  return report('several-documents', start, line.start + line.text.length, undefined);
}

function tabbed({ error, report, line }: Scene) {
  const indent = /^[ \t]*\t[ \t]*/.exec(line.text)?.[0];
  if (error.code !== 'TAB_AS_INDENT' && indent === undefined) return undefined;
  const tab = line.text.indexOf('\t');
  return report('yaml-indentation', line.start + tab, line.start + tab + 1, {
    problem: 'a tab stands in the indentation',
    hint: 'replace it by two spaces a level',
  });
}

/** `titre: "abc` */
function openQuote({ error, report, text, document }: Scene) {
  const mark = /^Missing closing (["'])quote/.exec(error.message)?.[1];
  if (mark === undefined) return undefined;
  let start = error.pos[0];
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith('QUOTE_') && range) start = range[0];
    },
  });
  const line = lineAround(text, start);
  const lineEnd = line.start + line.text.length;
  const written = text.slice(start + 1, lineEnd).trim();
  return report('yaml-syntax', start, lineEnd, {
    problem: `the text that starts here has no closing ${mark}`,
    expected: `a ${mark} at the end of the text`,
    hint: `write \`${quote(shorten(written, 80))}\``,
  });
}

/** `titre: { fr: a, en: b` */
function openBracket({ error, report, text }: Scene) {
  if (!/must be sufficiently indented and end with|^Expected flow/.test(error.message)) {
    return undefined;
  }
  const open = openBracketBefore(text, error.pos[0]);
  if (!open) return undefined;
  const line = lineAround(text, open.offset);
  const rest = line.text.slice(open.offset - line.start);
  const closing = open.bracket === '{' ? '}' : ']';
  const isCut = / #/.test(rest);
  return report('yaml-syntax', open.offset, line.start + line.text.length, {
    problem: `the \`${open.bracket}\` that opens here is not closed`,
    expected: `a \`${closing}\` before the next key, on lines indented under this one`,
    hint: isCut
      ? 'from ` #` on, the line is read as a comment: put the text in quotes'
      : `add \`${closing}\`, or put text that starts with \`${open.bracket}\` in quotes`,
  });
}

/** What the lexer says beside the text: a document or a plain text starts, a flow went wrong. */
const lexerMarks: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001f']);

function openBracketBefore(text: string, limit: number) {
  const open: { bracket: string; offset: number }[] = [];
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (offset >= limit) break;
    if (token === '{' || token === '[') open.push({ bracket: token, offset });
    else if (token === '}' || token === ']') open.pop();
    if (!lexerMarks.has(token)) offset += token.length;
  }
  return open.at(-1);
}

/** `titre: "Il dit "oui" et non"`, `titre: 'L'IA'`, `titre: "Socle" est` */
function innerQuote({ error, report, text }: Scene) {
  if (!/^Unexpected (?:scalar|double-quoted|single-quoted)/.test(error.message)) return undefined;
  const line = lineAround(text, error.pos[0]);
  const before = line.text.slice(0, error.pos[0] - line.start);
  const opening = /(["'])(?:(?!\1).)*\1\s*$/.exec(before);
  const mark = opening?.[1];
  if (!opening || mark === undefined) return undefined;
  const start = line.start + opening.index;
  const written = line.text.slice(opening.index).trim();
  const end = start + written.length;
  const isWhole = written.endsWith(mark);
  const inner = isWhole ? written.slice(1, -1) : written;
  const name = mark === '"' ? 'a quotation mark' : 'an apostrophe';
  return report('unquoted-text', start, end, {
    problem: isWhole
      ? `${name} inside the text ends it too early`
      : 'text goes on after its closing quote',
    mended: quote(inner.replaceAll('\\"', '"').replaceAll("''", "'")),
  });
}

/** `{ fr: Oui en: Yes }`, `{ fr: Oui : non, en: Yes }` */
function missingComma({ error, report, text }: Scene) {
  if (error.code !== 'BLOCK_IN_FLOW') return undefined;
  const [start] = error.pos;
  const line = lineAround(text, start);
  const written = /^[^,}\]\n]*/.exec(text.slice(start, line.start + line.text.length))?.[0] ?? '';
  const next = /\s(fr|en):\s/.exec(written);
  if (next) {
    return report('yaml-syntax', start, start + written.trimEnd().length, {
      problem: `a comma is missing before \`${next[1]}:\``,
      expected: '`{ fr: …, en: … }`',
      hint: `write \`${written.slice(0, next.index).trim()}, ${written.slice(next.index).trim()}\``,
    });
  }
  return report('unquoted-text', start, start + written.trimEnd().length, {
    problem: 'the text holds `: `, which YAML reads as the end of a key',
    mended: quote(written),
  });
}

const meanings: Record<string, string> = {
  '*': 'an alias',
  '&': 'an anchor',
  '!': 'a tag',
  '{': 'a map',
  '[': 'a list',
  '|': 'the start of a text on the lines below',
  '>': 'the start of a text on the lines below',
  '- ': 'a list item',
  '? ': 'a complex key',
};

/** `titre: *gras* et`, `titre: {nom} est là`, `titre: > 90 %`, `titre: @home` */
function specialStart({ error, report, entry, text }: Scene) {
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
        ? `text cannot start with \`${mark.trim()}\` without quotes`
        : `text that starts with \`${mark.trim()}\` is read as ${meaning}`,
    mended: `${key}${quote(value)}`,
  });
}

function itemOf(line: { start: number; text: string }) {
  const match = /^(\s*(?:- +)+)([^-\s].*?)\s*$/.exec(line.text);
  if (!match) return undefined;
  const [, prefix = '', value = ''] = match;
  const start = line.start + prefix.length;
  return { value, start, end: start + value.length };
}

function startsTrouble({ pos: [start] }: YAMLError, place: { start: number; end: number }) {
  return start >= place.start && start <= place.end;
}

/** `titre: L'IA : souveraine` */
function colonInText({ error, report, entry }: Scene) {
  if (!entry || !/: |:$/.test(entry.value) || !startsTrouble(error, entry)) return undefined;
  return report('unquoted-text', entry.start, entry.end, {
    problem: 'the text holds `: `, which YAML reads as the end of a key',
    mended: `${entry.key}: ${quote(entry.value)}`,
  });
}

/** `titre:valeur`, with nothing or with a non-breaking space behind the colon */
function missingSpace({ error, report, line }: Scene) {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined;
  const match = /^(\s*(?:- +)*)([\w-]+)(\p{Zs}*):([\p{Zs}]*)(\S.*)$/u.exec(line.text);
  if (!match) return undefined;
  const [, prefix = '', key = '', , space = '', value = ''] = match;
  if (space.startsWith(' ')) return undefined;
  const start = line.start + prefix.length;
  return report('yaml-syntax', start, line.start + line.text.trimEnd().length, {
    problem:
      space === ''
        ? `the space after \`${key}:\` is missing`
        : `the space after \`${key}:\` is a non-breaking one, which YAML takes for text`,
    expected: 'a plain space between the colon and the value',
    hint: `write \`${key}: ${value.trim()}\``,
  });
}

/** `-item` */
function missingDashSpace({ error, report, line }: Scene) {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined;
  const match = /^(\s*(?:- +)*)-([^\s-].*)$/.exec(line.text);
  if (!match) return undefined;
  const [, prefix = '', item = ''] = match;
  const start = line.start + prefix.length;
  return report('yaml-syntax', start, line.start + line.text.trimEnd().length, {
    problem: 'the space after `-` is missing',
    expected: '`- ` and the item',
    hint: `write \`- ${item.trim()}\``,
  });
}

/** Lines that start at another column than their neighbours. */
function indented({ error, report, text, line, entry }: Scene) {
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
    problem: `this line is indented by ${indent}, the line above by ${aboveIndent}`,
    hint:
      isItem && indent === aboveIndent
        ? 'a list item starts with `- `; keys of an item stand under its first key'
        : 'give it the indentation of the lines that it belongs to, or quote the text it continues',
  });
}

function lineAfter(text: string, line: { start: number; text: string }) {
  const next = text.indexOf('\n', line.start);
  return next === -1 || next + 1 >= text.length ? undefined : lineAround(text, next + 1);
}

/** `chemin: "C:\dossier"` */
function badEscape({ error, report, text }: Scene) {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined;
  const [start] = error.pos;
  const sequence = text.slice(start, start + 2);
  return report('yaml-syntax', start, start + 2, {
    problem: `\`${sequence}\` means nothing between double quotes`,
    expected: 'a backslash written twice, or `\\n`, `\\"`, `\\u00e9`',
    hint: `write \`\\${sequence}\`, or put the text between apostrophes`,
  });
}

/** A text over several lines, cut by a comment. */
function commentInText({ error, report, text, line }: Scene) {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined;
  const above = text.slice(0, line.start).trimEnd();
  const previous = lineAround(text, above.length);
  const comment = / #.*$/.exec(previous.text);
  if (!comment || /^\s*[\w-]+:(?:\s|$)/.test(line.text)) return undefined;
  const start = previous.start + comment.index + 1;
  return report('text-cut', start, start + comment[0].length - 1, {
    lost: shorten(comment[0].slice(2)),
    mended: '|',
  });
}

function neitherKeyNorItem({ error, report, line }: Scene) {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined;
  const start = line.start + line.text.search(/\S|$/);
  const end = line.start + line.text.trimEnd().length;
  if (start >= end) return undefined;
  return report('yaml-syntax', start, end, {
    problem: `\`${shorten(line.text, 40)}\` is neither a key with its value nor a list item`,
    expected: '`key: value`, or `- item`',
    hint: 'a text that goes on from the line above is indented under its key, after `key: >-`',
  });
}
