import { defaultLanguage, type Language, languages } from '#schema/languages.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { formatFigure } from '../resolve/format-figure.ts';
import { doubt, literally } from './doubts.ts';
import type { Text } from './texts.ts';

/** Names and figures that are typed out where a token belongs: a change would leave them behind. */
export function doubtTypedFacts(
  texts: readonly Text[],
  { project, site }: CompiledSite,
  report: Reporter,
): void {
  const name = site.fr.product;
  const brand = new RegExp(`\\$?(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`, 'u');
  const figures = new Map(
    languages.map((language) => [language, typedFigures(project.figures.value, language)]),
  );
  for (const text of texts) {
    const { name: kind } = text.file.kind;
    if (kind === 'site') continue;
    const typed = brand.exec(text.value);
    if (typed) doubt(report, 'brand-typed', text, { name: typed[0] }, typed.index, typed[0].length);
    if (!text.isShown || !/\d/u.test(text.value)) continue;
    // A figure may be typed as the other language writes it.
    const own = figures.get(text.language ?? defaultLanguage);
    for (const known of new Set([...(own ? [own] : []), ...figures.values()])) {
      const found = known.find.exec(text.value);
      if (!found) continue;
      const [written] = found;
      const figure = known.names.get(plain(written)) ?? '';
      doubt(report, 'figure-typed', text, { written, figure }, found.index, written.length);
      break;
    }
  }
}

/** The figures as they read in a language. A bare small number says too little to be one. */
function typedFigures(figures: CompiledSite['project']['figures']['value'], language: Language) {
  const names = new Map<string, string>();
  for (const [name, figure] of Object.entries(figures)) {
    const text = plain(formatFigure(figure, language));
    if (/^\d{1,3}$/u.test(text) || names.has(text)) continue;
    names.set(text, name);
  }
  const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length);
  const find = new RegExp(
    `(?<![\\p{L}\\p{N}.,+-])(?:${longestFirst.map(literally).join('|')})(?![\\p{L}\\p{N}]|[.,]\\d)`,
    'u',
  );
  return { names, find };
}

function plain(text: string): string {
  return text.replace(/\s+/gu, ' ');
}
