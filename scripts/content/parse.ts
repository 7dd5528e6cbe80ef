import { type Alias, isAlias, isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml';
import { reportAt } from './diagnostics.ts';
import { yamlOptions } from './locate.ts';
import { lineAround, makePositions } from './positions.ts';
import { quote } from './quote.ts';
import type { DataPath, Diagnostic } from './source.ts';
import { explainSyntax } from './yaml-traps.ts';

/** A plain text with a comment behind it: deliberate, or cut by accident. The schema tells. */
export type Cut = { path: DataPath; start: number; end: number; lost: string };

export type Parsed = {
  /** Undefined when the text holds no data. */
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

/** Parses the YAML text of a file. Never throws. */
export function parseYaml(path: string, text: string): Parsed {
  const parsed: Parsed = { value: undefined, readable: false, diagnostics: [], cuts: [], spoiled: [] };
  const control = controlCharacter.exec(text);
  if (control) {
    const character = `U+${text.charCodeAt(control.index).toString(16).padStart(4, '0').toUpperCase()}`;
    const position = makePositions(text)(control.index, control.index + 1);
    parsed.diagnostics.push(reportAt('control-character', path, position, { character }));
    return parsed;
  }
  const document = parseDocument(text, yamlOptions);
  const { yaml, tags } = document.directives;
  if (document.errors.length > 0 || yaml.explicit || Object.keys(tags).length > 1) {
    parsed.diagnostics.push(...explainSyntax(path, text, document));
    return parsed;
  }
  parsed.readable = true;
  parsed.value = makeReader(path, text, parsed)(document.contents, []);
  return parsed;
}

/** Reads nodes as plain data, and what YAML reads otherwise than an editor means. */
function makeReader(path: string, text: string, { diagnostics, cuts, spoiled }: Parsed) {
  const positions = makePositions(text);

  function read(node: unknown, at: DataPath): unknown {
    if (isAlias(node)) return refuseAlias(node, at);
    if (at.length > deepest) {
      const [start, end] = rangeOf(node);
      spoiled.push(at);
      diagnostics.push(reportAt('too-deep', path, positions(start, Math.min(end, start + 1)), { limit: deepest }));
      return undefined;
    }
    refuseProperties(node, at);
    if (isScalar(node)) return readScalar(node, at);
    if (isSeq(node)) return node.items.map((item, index) => read(item, [...at, index]));
    if (isMap(node)) return readMap(node.items, at);
    return null;
  }

  function readMap(items: readonly { key: unknown; value: unknown }[], at: DataPath): object {
    const map: Record<string, unknown> = {};
    const seen = new Map<string, number>();
    for (const { key, value } of items) {
      const [start, end] = rangeOf(key);
      const position = () => positions(start, end);
      if (!isScalar(key) || typeof key.value !== 'string') {
        const source = text.slice(start, end).trimEnd();
        diagnostics.push(reportAt('text-key', path, position(), { key: source }));
        continue;
      }
      refuseProperties(key, at);
      const name = key.value;
      const first = seen.get(name);
      if (first !== undefined) {
        const line = positions(first, first).line;
        diagnostics.push(reportAt('duplicate-key', path, position(), { key: name, first: line }));
      } else if (name === '__proto__') {
        diagnostics.push(reportAt('forbidden-key', path, position(), { key: name }));
      } else {
        seen.set(name, start);
        map[name] = read(value, [...at, name]);
      }
    }
    return map;
  }

  function readScalar(node: Scalar, at: DataPath): unknown {
    if (node.type === 'PLAIN' && typeof node.value === 'string') {
      const [start, end] = rangeOf(node);
      const line = lineAround(text, end);
      const rest = line.text.slice(end - line.start);
      const lost = /^[ \t]+#(.*)$/.exec(rest)?.[1];
      if (lost !== undefined) cuts.push({ path: at, start, end, lost });
    }
    return node.value;
  }

  function refuseAlias(node: Alias, at: DataPath): undefined {
    const [start, end] = rangeOf(node);
    const source = text.slice(start, end);
    spoiled.push(at);
    diagnostics.push(
      reportAt('yaml-alias', path, positions(start, end), { source, mended: quote(source) }),
    );
  }

  function refuseProperties(node: unknown, at: DataPath): void {
    if (!isScalar(node) && !isMap(node) && !isSeq(node)) return;
    const [start] = rangeOf(node);
    const before = text.slice(lineAround(text, start).start, start);
    if (node.tag) {
      const tag = /![^\s!]*!?[^\s]*(?=\s[^!]*$)/.exec(before)?.[0] ?? '!';
      const from = start - before.length + Math.max(0, before.lastIndexOf(tag));
      const mended = quote(`${tag} ${isScalar(node) ? String(node.source ?? node.value) : '…'}`);
      spoiled.push(at);
      diagnostics.push(
        reportAt('yaml-tag', path, positions(from, from + tag.length), { tag, mended }),
      );
    }
    if (node.anchor !== undefined) {
      const name = node.anchor;
      const from = text.lastIndexOf(`&${name}`, start);
      diagnostics.push(
        reportAt('yaml-anchor', path, positions(from, from + name.length + 1), { name }),
      );
    }
  }

  return read;
}

function rangeOf(node: unknown): [number, number] {
  const range = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range : null;
  return range ? [range[0], range[1]] : [0, 0];
}
