import type * as z from 'zod';
import { encodeAddress, inLanguage, linkedFiles } from '#schema/addresses.ts';
import type { Compiled, Picture } from '#schema/compiled.ts';
import { type Language, languages } from '#schema/languages.ts';
import { type LimitName, limits } from '#schema/limits.ts';
import type { Mark } from '#schema/marks.ts';
import type { DataPath, Part } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { AddressTable, Anchors, Place } from './address-table.ts';
import type { Annotate } from './annotate.ts';
import { derivedNames, isDerived } from './derived-tokens.ts';
import { always, firstGap, inBoth, isEmpty, type Period, sectionPeriod } from './periods.ts';
import { type Refuse, refuseInLine, refuseInText } from './refuse-markup.ts';
import { parseRichText } from './rich-text.ts';
import { lengthOf } from './short-name.ts';
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
  /** What the site's own addresses start with. */
  origin: string;
  /** Told the name of each icon and picture that is used. */
  note?: { icon: (name: string) => void; picture: (name: string) => void };
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
  local?: Readonly<Record<string, string>>;
  /** The anchors of this page, for links such as `#demo-form`. */
  anchors?: Anchors;
  /** The days on which it is shown; all, unless told otherwise. */
  period?: Period;
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

/** A statistic may show a sign in place of its number, and a table's cell a dash. */
function mayBeSign(path: DataPath): boolean {
  return path.includes('symbol') || path.includes('rows');
}

const mailAddress = /^[^\s@<>(),;:]+@[^\s@<>(),;:.]+(?:\.[^\s@<>(),;:.]+)+(?:\?\S*)?$/u;

const languagePrefix = new RegExp(`^/(?:${languages.join('|')})(?=[/#]|$)`, 'u');

/** The address without the site's own origin, language and slash at the end; undefined for another site's. */
function withinSite(address: string, origin: string): string | undefined {
  if (address !== origin && !address.startsWith(`${origin}/`)) return undefined;
  const [prefix = ''] = languagePrefix.exec(address.slice(origin.length)) ?? [];
  const path = address.slice(origin.length + prefix.length);
  return path.replace(/(?<=.)\/$/u, '') || '/';
}

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
    const lookup: Lookup = (name) => scope.local?.[name] ?? references.lookups[textLanguage](name);

    function resolve(text: string, path: DataPath) {
      return resolveTokens(text, lookup, (token, written) => {
        const part = { text: written };
        if (token.startsWith('figure.')) {
          const figure = token.slice('figure.'.length);
          const params = { figure, known: references.figureNames, isToken: true } as const;
          report('unknown-figure', file, path, params, part);
        } else if (isDerived(token)) {
          report('unknown-fact', file, path, { token, known: derivedNames }, part);
        } else {
          report('unknown-token', file, path, { token, known: references.tokenNames }, part);
        }
      });
    }

    function held(text: string, path: DataPath, limit: LimitName | undefined): string {
      if (limit === undefined) return text;
      const product = setTypography(lookup('product') ?? '', textLanguage);
      const length = lengthOf(text, product);
      if (length > limits[limit].characters) report('text-length', file, path, { length, limit });
      return text;
    }

    return (mark: Mark, value: unknown, inner: DataPath, limit?: LimitName): unknown => {
      const path = at.length === 0 ? inner : [...at, ...inner];
      if (mark === 'localized' && !scope.mayLackTexts) {
        report('missing-translation', file, path.slice(0, -1), { language: textLanguage });
      }
      if (typeof value !== 'string') return value;
      const source = { file: file.path, at: path };
      const refuse: Refuse = (code, params, from, to) =>
        report(code, file, path, params, { from, to });
      switch (mark) {
        case 'line':
          refuseInLine(value, mayBeSign(path), refuse);
          return annotate(
            held(setTypography(resolve(value, path), textLanguage), path, limit),
            source,
          );
        case 'label':
          refuseInText(value, refuse);
          return resolve(value, path).trimEnd();
        case 'anchor':
          return resolve(value, path).trimEnd();
        case 'rich':
          refuseInText(value, refuse);
          return parseRichText(value, {
            text: (text) => annotate(setRunningText(resolve(text, path), textLanguage), source),
            link: (to, at) => resolveLink(resolve(to, path), scope, path, at),
            refuse,
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
          references.note?.icon(value);
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
    references.note?.picture(name);
    if (!known) {
      report('missing-image', file, path, { image: name, known: references.pictures.keys() });
    }
    return known ?? { src: name, width: 1, height: 1 };
  }

  function resolveLink(to: string, scope: Scope, path: DataPath, part?: Part): string {
    const { file, language, anchors } = scope;
    if (to.startsWith('#')) {
      const anchor = to.slice(1);
      if (anchors && !anchors.has(anchor)) {
        const known = anchors.keys();
        report('dead-anchor', file, path, { anchor, address: file.path, known }, part);
      }
      holdPeriod(scope, { path, part }, to, anchors?.get(anchor) ?? [always]);
      return to;
    }
    if (to.startsWith('mailto:')) {
      const address = to.slice('mailto:'.length);
      if (!mailAddress.test(address)) report('mail-address', file, path, { address }, part);
      return to;
    }
    if (to.startsWith('https://')) {
      const own = withinSite(to, references.origin);
      if (own !== undefined) report('own-origin', file, path, { address: to, path: own }, part);
      return to;
    }
    if (!to.startsWith('/')) {
      if (to.startsWith('http://')) report('insecure-link', file, path, { address: to }, part);
      else report('dead-link', file, path, { address: to, known: [] }, part);
      return to;
    }
    if (linkedFiles.has(to)) return to;
    const [address = '', anchor] = to.split('#');
    const places = references.addresses.findAll(address, language);
    const [place] = places;
    const moved = place?.movedTo;
    if (moved !== undefined) {
      report('moved-link', file, path, { address, to: moved }, part);
    } else if (!place) {
      const known = references.addresses.places.map((other) => other.address);
      report('dead-link', file, path, { address, known }, part);
    } else if (anchor !== undefined && !place.anchors.has(anchor)) {
      report('dead-anchor', file, path, { anchor, address, known: place.anchors.keys() }, part);
    } else {
      const periodsOf = ({ period, anchors: all }: Place) =>
        anchor === undefined ? [period] : (all.get(anchor) ?? []).map((one) => inBoth(period, one));
      holdPeriod(scope, { path, part }, to, places.flatMap(periodsOf));
    }
    return encodeAddress(inLanguage(to, language));
  }

  /** What a link leads to is shown on every day on which the link is. */
  function holdPeriod(
    scope: Scope,
    { path, part }: { path: DataPath; part: Part | undefined },
    to: string,
    periods: readonly Period[],
  ): void {
    const own = inBoth(scope.period ?? always, sectionPeriod(scope.file.value, path));
    const gap = firstGap(own, periods);
    if (gap === undefined) return;
    const starts = periods.filter((one) => !isEmpty(one)).map(({ from }) => from);
    const next = starts.toSorted().find((day) => day > gap);
    report(
      'hidden-link',
      scope.file,
      path,
      {
        to,
        ...(starts.length > 0 && (next === undefined ? { goneOn: gap } : { shownFrom: next })),
      },
      part,
    );
  }

  return {
    compile: (schema, value, scope, at = []) =>
      // The walk keeps the shape that `Compiled` describes: it is driven by the same schema.
      transform(schema, value, scope.textLanguage, visitIn(scope, at)) as never,
    usedIcons: () => [...icons].toSorted(),
    usedPictures: () => pictures,
  };
}
