import type * as z from 'zod';
import type { Compiled, Picture } from '#schema/compiled.ts';
import { type LimitName, limits } from '#schema/limits.ts';
import type { Mark } from '#schema/marks.ts';
import type { DataPath } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Annotate } from './annotate.ts';
import { derivedNames, isDerived } from './derived-tokens.ts';
import { makeResolveLink } from './links.ts';
import type { References, Scope } from './references.ts';
import { type Refuse, refuseInLine, refuseInText } from './refuse-markup.ts';
import { parseRichText } from './rich-text.ts';
import { lengthOf } from './short-name.ts';
import { type Lookup, resolveTokens } from './tokens.ts';
import { setRunningText, setTypography } from './typography.ts';
import { transform } from './walk.ts';

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

/** Makes the function that turns a valid source value into what a page shows in one language. */
export function makeCompiler(
  references: References,
  report: Reporter,
  annotate: Annotate,
): Compiler {
  const icons = new Set<string>();
  const pictures = new Set<string>();
  const resolveLink = makeResolveLink(references, report);

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
        report(code, file, path, { ...params, known: references.tokenNames }, { from, to });
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
            report('unknown-icon', file, path, { icon: value, known: [...references.icons] });
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
      report('missing-image', file, path, { image: name, known: [...references.pictures.keys()] });
    }
    return known ?? { src: name, width: 1, height: 1 };
  }

  return {
    compile: (schema, value, scope, at = []) =>
      // The walk keeps the shape that `Compiled` describes: it is driven by the same schema.
      transform(schema, value, scope.textLanguage, visitIn(scope, at)) as never,
    usedIcons: () => [...icons].toSorted(),
    usedPictures: () => pictures,
  };
}
