import { hasWord, type Said, said, verbatim } from './said.ts';
import { quoted } from './values.ts';

/**
 * What Playwright looked for, as a reader would name it: its last part, within the nearest one that has a
 * name. `getByRole('region', { name: 'Cookies' }).getByRole('button')` is the button in the region "Cookies".
 */
export function thingOf(locator: string): Said {
  const parts = [...locator.matchAll(call)].map(([, name = '', inside = '']) =>
    partOf(name, inside),
  );
  const things = parts.flatMap((part) => part ?? []);
  const thing = things.at(-1);
  if (!thing) return said('thing');
  const place = things.slice(0, -1).findLast(({ isNamed }) => isNamed);
  return place ? said('in', { thing: thing.says, place: place.says }) : thing.says;
}

/** One call of a locator; its texts may hold brackets. */
const call =
  /(\w+)\(((?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\/(?:[^/\\]|\\.)+\/\w*|[^()'"/])*)\)/gu;
const text = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\/(?:[^/\\]|\\.)+\/\w*)/u;

/** What is looked for by its words. */
const kinds: Readonly<Record<string, string>> = {
  getByText: 'wording',
  getByLabel: 'field',
  getByPlaceholder: 'field',
  getByTitle: 'thing',
  getByAltText: 'role-img',
  getByTestId: 'thing',
};

interface Part {
  says: Said;
  isNamed: boolean;
}

function partOf(name: string, inside: string): Part | undefined {
  if (name === 'getByRole') return roleOf(inside);
  if (name === 'locator') return partOfSelector(firstText(inside));
  const kind = kinds[name];
  if (kind !== undefined) {
    return { says: said('named', { thing: said(kind), name: named(inside) }), isNamed: true };
  }
  if (name === 'filter' && /hasText:/u.test(inside)) {
    return { says: said('saying', { thing: said('thing'), value: named(inside) }), isNamed: true };
  }
  return undefined;
}

function roleOf(inside: string): Part {
  const role = `role-${firstText(inside)}`;
  const thing = said(hasWord(role) ? role : 'thing');
  const [, after] = /\bname: (.+)/u.exec(inside) ?? [];
  if (after === undefined) return { says: thing, isNamed: false };
  return { says: said('named', { thing, name: named(after) }), isNamed: true };
}

/** A selector is a developer's word: it is told as it stands where nothing else names the thing. */
function partOfSelector(selector: string): Part {
  if (/^(?:html|body)$/u.test(selector)) return { says: said('page'), isNamed: false };
  return { says: said('named', { thing: said('thing'), name: `(${selector})` }), isNamed: false };
}

function named(inside: string): Said {
  const [, single, double, pattern] = text.exec(inside) ?? [];
  return pattern === undefined ? quoted(plainText(single ?? double ?? '')) : verbatim(pattern);
}

function firstText(inside: string): string {
  const [, single, double] = text.exec(inside) ?? [];
  return plainText(single ?? double ?? '');
}

function plainText(escaped: string): string {
  return escaped.replace(/\\(.)/gu, '$1');
}
