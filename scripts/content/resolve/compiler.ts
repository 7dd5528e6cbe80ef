import type * as z from 'zod';
import { encodeAddress, inLanguage } from '#schema/addresses.ts';
import type { Compiled, Picture } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import type { Mark } from '#schema/marks.ts';
import type { DataPath } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { AddressTable } from './address-table.ts';
import type { Annotate } from './annotate.ts';
import { derivedNames, isDerived } from './derived-tokens.ts';
import { parseRichText } from './rich-text.ts';
import { type Lookup, resolveTokens } from './tokens.ts';
import { setRunningText, setTypography } from './typography.ts';
import { transform } from './walk.ts';

/** What texts may refer to. */
export type References = {
  addresses: AddressTable;
  pictures: ReadonlyMap<string, Picture>;
  icons: ReadonlySet<string>;
  figureNames: readonly string[];
  /** What the tokens of a language stand for. */
  lookups: Record<Language, Lookup>;
  tokenNames: readonly string[];
  figuresFile: string;
};

/** Where a value is compiled: its file, its language, and the page that bears it. */
export type Scope = {
  file: SourceFile;
  /** The language of the address. */
  language: Language;
  /** The language of the copy: French under /en where a page is French only. */
  textLanguage: Language;
  /** Whether what a partial language lacks is taken from the default one. */
  mayLackTexts?: true;
  /** Tokens known here alone, such as `entry.title`. */
  local?: Lookup;
  /** The anchors of this page, for links such as `#demo-form`. */
  anchors?: ReadonlySet<string>;
};

export type Compiler = {
  compile: <Schema extends z.ZodType>(
    schema: Schema,
    value: z.infer<Schema>,
    scope: Scope,
    at?: DataPath,
  ) => Compiled<z.infer<Schema>>;
  /** The names of the icons compiled so far. */
  usedIcons: () => string[];
  usedPictures: () => ReadonlySet<string>;
};

/** Makes the function that turns a valid source value into what a page shows in one language. */
export function makeCompiler(
  references: References,
  report: Reporter,
  annotate: Annotate,
): Compiler {
  const icons = new Set<string>();
  const pictures = new Set<string>();

  function visitIn(scope: Scope, at: DataPath) {
    const { file, textLanguage } = scope;
    const lookup: Lookup = (name) => scope.local?.(name) ?? references.lookups[textLanguage](name);

    function resolve(text: string, path: DataPath) {
      return resolveTokens(text, lookup, (token, written) => {
        const part = { text: written };
        if (token.startsWith('figure.')) {
          const params = { figure: token.slice('figure.'.length), known: references.figureNames };
          report('unknown-figure', file, path, params, part);
        } else if (isDerived(token)) {
          report('unknown-fact', file, path, { token, known: derivedNames }, part);
        } else {
          report('unknown-token', file, path, { token, known: references.tokenNames }, part);
        }
      });
    }

    return (mark: Mark, value: unknown, inner: DataPath): unknown => {
      const path = at.length === 0 ? inner : [...at, ...inner];
      if (mark === 'localized' && !scope.mayLackTexts) {
        report('missing-translation', file, path.slice(0, -1), { language: textLanguage });
      }
      if (typeof value !== 'string') return value;
      const source = { file: file.path, at: path };
      switch (mark) {
        case 'line':
          return annotate(setTypography(resolve(value, path), textLanguage), source);
        case 'label':
        case 'anchor':
          return resolve(value, path).trimEnd();
        case 'rich':
          return parseRichText(value, {
            text: (text) => annotate(setRunningText(resolve(text, path), textLanguage), source),
            link: (to) => resolveLink(resolve(to, path), scope, path),
            refused: (problem) => report('rich-syntax', file, path, { problem }),
          });
        case 'link':
          return resolveLink(resolve(value, path), scope, path);
        case 'figure':
          return figure(value, scope, path);
        case 'icon':
          if (!references.icons.has(value)) {
            report('unknown-icon', file, path, { icon: value, known: references.icons });
          }
          icons.add(value);
          return value;
        case 'image':
          return picture(value, file, path);
        case 'localized':
        case 'spread':
          return value;
      }
    };
  }

  function figure(name: string, { file, textLanguage }: Scope, path: DataPath): string {
    const text = references.lookups[textLanguage](`figure.${name}`);
    if (text === undefined) {
      report('unknown-figure', file, path, { figure: name, known: references.figureNames });
    }
    return annotate(text ?? name, { file: references.figuresFile, at: [name, 'value'] });
  }

  function picture(name: string, file: SourceFile, path: DataPath): Picture {
    const known = references.pictures.get(name);
    pictures.add(name);
    if (!known) {
      report('missing-image', file, path, { image: name, known: references.pictures.keys() });
    }
    return known ?? { src: name, width: 1, height: 1 };
  }

  function resolveLink(to: string, scope: Scope, path: DataPath): string {
    const { file, language, anchors } = scope;
    if (to.startsWith('#')) {
      const anchor = to.slice(1);
      if (anchors && !anchors.has(anchor)) {
        report('dead-anchor', file, path, { anchor, address: file.path, known: anchors });
      }
      return to;
    }
    if (to.startsWith('mailto:') || to.startsWith('https://')) return to;
    if (!to.startsWith('/')) {
      if (to.startsWith('http://')) report('insecure-link', file, path, { address: to });
      else report('dead-link', file, path, { address: to, known: [] });
      return to;
    }
    const [address = '', anchor] = to.split('#');
    const place = references.addresses.find(address, language);
    if (!place) {
      const known = references.addresses.places.map((other) => other.address);
      report('dead-link', file, path, { address, known });
    } else if (anchor !== undefined && !place.anchors.has(anchor)) {
      report('dead-anchor', file, path, { anchor, address, known: place.anchors });
    }
    return encodeAddress(inLanguage(to, language));
  }

  return {
    compile: (schema, value, scope, at = []) =>
      // The walk keeps the shape that `Compiled` describes: it is driven by the same schema.
      transform(schema, value, scope.textLanguage, visitIn(scope, at)) as never,
    usedIcons: () => [...icons].toSorted(),
    usedPictures: () => pictures,
  };
}
