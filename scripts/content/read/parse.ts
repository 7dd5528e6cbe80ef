import { type Alias, isAlias, isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml';
import {
  type Code,
  type Diagnostic,
  mostMistakes,
  type Params,
  reportAt,
} from '../mistakes/catalogue.ts';
import { type DataPath, startOfFile } from '../mistakes/place.ts';
import { quote } from '../mistakes/quote.ts';
import { explainSyntax } from './explain-syntax.ts';
import { yamlOptions } from './locate.ts';
import { readPlainYaml } from './plain-yaml.ts';
import { makePositions } from './positions.ts';

/** A plain text with a comment behind it: deliberate, or cut by accident. The schema tells. */
export type Cut = { path: DataPath; start: number; end: number; lost: string };

export type Parsed = {
  /** Undefined when the text cannot be read. */
  value: unknown;
  /** Whether YAML could be read: only then is the value worth validating. */
  readable: boolean;
  diagnostics: Diagnostic[];
  cuts: Cut[];
  /** Places whose value is not what the editor meant: what their schema says of them is noise. */
  spoiled: DataPath[];
};

const deepest = 64;

// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them
const controlCharacter = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufeff]|\r(?!\n)/;

/** What git leaves in a file that two people changed. */
const conflictMarker = /^(?:<{7}(?= )|={7}$|>{7}(?= )).*$/mu;

/** Parses the YAML text of a file. Never throws. */
export function parseYaml(path: string, text: string): Parsed {
  if (text.includes('\r') && !text.includes('\n')) {
    return unreadable([reportAt('line-ends', path, startOfFile, undefined)]);
  }
  const conflict = conflictMarker.exec(text);
  if (conflict) return unreadable([refuseConflict(path, text, conflict)]);
  const control = controlCharacter.exec(text);
  if (control) return unreadable([refuseCharacter(path, text, control.index)]);
  const plain = readPlainYaml(text);
  if (plain) return { value: plain, readable: true, diagnostics: [], cuts: [], spoiled: [] };
  return parseFully(path, text);
}

/** By the library that tells places, and what it cannot read. */
export function parseFully(path: string, text: string): Parsed {
  const document = parseDocument(text, yamlOptions);
  const { directives } = document;
  const hasDirective = directives.yaml.explicit || Object.keys(directives.tags).length > 1;
  if (document.errors.length > 0 || hasDirective) {
    return unreadable(explainSyntax(path, text, document));
  }
  return readDocument(path, text, document.contents);
}

function unreadable(diagnostics: Diagnostic[]): Parsed {
  return { value: undefined, readable: false, diagnostics, cuts: [], spoiled: [] };
}

function refuseConflict(
  path: string,
  text: string,
  { index, 0: line }: RegExpExecArray,
): Diagnostic {
  const position = makePositions(text)(index, index + line.trimEnd().length);
  return reportAt('conflict-markers', path, position, undefined);
}

function refuseCharacter(path: string, text: string, index: number): Diagnostic {
  const number = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
  const position = makePositions(text)(index, index + 1);
  return reportAt('control-character', path, position, { character: `U+${number}` });
}

/** Reads nodes as plain data, and notes what YAML reads otherwise than an editor means. */
function readDocument(path: string, text: string, contents: unknown): Parsed {
  const diagnostics: Diagnostic[] = [];
  const cuts: Cut[] = [];
  const spoiled: DataPath[] = [];
  const positions = makePositions(text);
  const at: (string | number)[] = [];

  function refuse<C extends Code>(code: C, start: number, end: number, params: Params[C]): void {
    diagnostics.push(reportAt(code, path, positions(start, end), params));
  }

  function read(node: unknown): unknown {
    if (isScalar(node)) {
      if (node.tag !== undefined || node.anchor !== undefined) refuseProperties(node);
      return readScalar(node);
    }
    if (isMap(node) || isSeq(node)) {
      if (node.tag !== undefined || node.anchor !== undefined) refuseProperties(node);
      if (at.length > deepest) return refuseDepth(node);
      return isSeq(node) ? node.items.map((item, index) => readAt(index, item)) : readMap(node);
    }
    return isAlias(node) ? refuseAlias(node) : null;
  }

  function readAt(step: string | number, node: unknown): unknown {
    at.push(step);
    const value = read(node);
    at.pop();
    return value;
  }

  function readMap({ items }: { items: readonly { key: unknown; value: unknown }[] }): object {
    const map: Record<string, unknown> = {};
    for (const { key, value } of items) {
      if (!isScalar(key) || typeof key.value !== 'string') {
        const [start, end] = rangeOf(key);
        refuse('text-key', start, end, { key: text.slice(start, end).trimEnd() });
        continue;
      }
      const name = key.value;
      if (key.tag !== undefined || key.anchor !== undefined) refuseProperties(key);
      if (name === '__proto__') {
        refuse('forbidden-key', ...rangeOf(key), { key: name });
      } else if (Object.hasOwn(map, name)) {
        if (diagnostics.length > mostMistakes) continue;
        const first = items.find((each) => isScalar(each.key) && each.key.value === name);
        const [start] = rangeOf(first?.key);
        const { line } = positions(start, start);
        refuse('duplicate-key', ...rangeOf(key), { key: name, first: line });
      } else {
        map[name] = readAt(name, value);
      }
    }
    return map;
  }

  function readScalar({ type, value, range }: Scalar): unknown {
    if (type === 'PLAIN' && typeof value === 'string' && range) {
      const [start, end] = range;
      const lost = commentAfter(text, end);
      if (lost !== undefined) cuts.push({ path: [...at], start, end, lost });
    }
    return value;
  }

  function refuseDepth(node: unknown): undefined {
    const [start] = rangeOf(node);
    if (spoiled.length === 0) refuse('too-deep', start, start + 1, { limit: deepest });
    spoiled.push([...at]);
  }

  function refuseAlias(node: Alias): undefined {
    const [start, end] = rangeOf(node);
    const source = text.slice(start, end);
    spoiled.push([...at]);
    refuse('yaml-alias', start, end, { source, fixed: quote(source) });
  }

  function refuseProperties(node: { tag?: string; anchor?: string }): void {
    const [start, end] = rangeOf(node);
    if (node.anchor !== undefined) {
      const from = text.lastIndexOf(`&${node.anchor}`, start);
      refuse('yaml-anchor', from, from + node.anchor.length + 1, { name: node.anchor });
    }
    if (node.tag === undefined) return;
    const before = text.slice(Math.max(0, start - 200), start);
    const from = start - before.length + Math.max(0, before.search(/!\S*(?:\s+&\S+)?\s*$/));
    const tag = /^!\S*/.exec(text.slice(from, start))?.[0] ?? node.tag;
    const fixed = quote(isScalar(node) ? text.slice(from, end) : `${tag} …`);
    spoiled.push([...at]);
    refuse('yaml-tag', from, from + tag.length, { tag, fixed });
  }

  const value = read(contents);
  return { value, readable: true, diagnostics, cuts, spoiled };
}

/** The comment that follows on the same line. */
function commentAfter(text: string, end: number): string | undefined {
  let at = end;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  if (at === end || text[at] !== '#') return undefined;
  const lineBreak = text.indexOf('\n', at);
  return text.slice(at + 1, lineBreak === -1 ? text.length : lineBreak).trimEnd();
}

function rangeOf(node: unknown): [number, number] {
  const range = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range : null;
  return range ? [range[0], range[1]] : [0, 0];
}
