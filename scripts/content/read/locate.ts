import { isMap, isNode, isScalar, isSeq, type Node, parseDocument, type Scalar } from 'yaml';
import type { DataPath, Located, Part, Position } from '../mistakes/place.ts';
import { makePositions } from './positions.ts';
import { rangeWithin } from './within-scalar.ts';

/** A YAML text that can be asked where its values stand. It is parsed at the first question. */
export type YamlView = Located & {
  /** How a value is written, or undefined where there is none. */
  source(path: DataPath): string | undefined;
  /** Whether a value is a list in brackets or a map in braces. */
  isFlow(path: DataPath): boolean;
};

type Place = { node: Node | undefined; key: Node | undefined; exact: boolean };

/** The options that the whole pipeline parses YAML with. Keys are compared by the reader, in one pass. */
export const yamlOptions = { prettyErrors: false, uniqueKeys: false } as const;

export function makeView(path: string, text: string): YamlView {
  const positions = makePositions(text);
  let root: Node | null | undefined;

  function find(dataPath: DataPath): Place {
    root ??= parseDocument(text, yamlOptions).contents;
    return walk(root, dataPath);
  }

  function locate(dataPath: DataPath, part: Part = 'value'): Position {
    const { node, key, exact } = find(dataPath);
    if (part === 'key' && exact && key?.range) return span(...start(key));
    const wanted = isBlank(node) ? key : node;
    if (!wanted?.range) return span(0, 0);
    const [from, to] = start(wanted);
    if (typeof part === 'object') {
      const within = isScalar(wanted) ? partOf(wanted, part) : undefined;
      if (within) return span(...within);
      const at = 'text' in part ? text.slice(from, to).indexOf(part.text) : -1;
      if (at !== -1 && 'text' in part) return span(from + at, from + at + part.text.length);
    }
    return span(from, isScalar(wanted) ? to : endOfFirstLine(from, to));
  }

  function partOf(scalar: Scalar, part: Exclude<Part, string>): [number, number] | undefined {
    if ('from' in part) return rangeWithin(text, scalar, part.from, part.to);
    const from = typeof scalar.value === 'string' ? scalar.value.indexOf(part.text) : -1;
    return from === -1 ? undefined : rangeWithin(text, scalar, from, from + part.text.length);
  }

  function span(from: number, to: number): Position {
    return positions(from, from + text.slice(from, to).trimEnd().length);
  }

  function endOfFirstLine(from: number, to: number): number {
    const lineBreak = text.indexOf('\n', from);
    return lineBreak === -1 ? to : Math.min(lineBreak, to);
  }

  return {
    path,
    locate,
    source(dataPath) {
      const { node, exact } = find(dataPath);
      return exact && node?.range ? text.slice(...start(node)).trimEnd() : undefined;
    },
    isFlow(dataPath) {
      const { node, exact } = find(dataPath);
      return exact && (isMap(node) || isSeq(node)) && node.flow === true;
    },
  };
}

function walk(root: Node | null, path: DataPath): Place {
  let place: Place = { node: root ?? undefined, key: undefined, exact: true };
  for (const step of path) {
    const next = child(place.node, step);
    if (!next) return { ...place, exact: false };
    place = next;
  }
  return place;
}

function child(node: Node | undefined, step: string | number): Place | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    if (!pair) return undefined;
    return { node: nodeOf(pair.value), key: nodeOf(pair.key), exact: true };
  }
  if (isSeq(node) && typeof step === 'number' && step < node.items.length) {
    return { node: nodeOf(node.items[step]), key: undefined, exact: true };
  }
  return undefined;
}

function nodeOf(value: unknown): Node | undefined {
  return isNode(value) ? value : undefined;
}

function isBlank(node: Node | undefined): boolean {
  return !node?.range || node.range[0] === node.range[1];
}

function start({ range }: Node): [number, number] {
  return range ? [range[0], range[1]] : [0, 0];
}
