import { inLanguage, withoutLanguage } from '#schema/addresses.ts';
import type { Output } from '../../content/emit/output.ts';
import type { TextSource } from '../../content/resolve/annotate.ts';
import type { CompiledSite } from '../../content/resolve/compile.ts';
import type { PageName } from '../api.ts';
import { decodeMarks, withoutMarks } from '../marks/marks.ts';
import type { SourceTable } from '../marks/source-table.ts';

/** Takes note of how texts read, by the number of their mark: a rich text has several pieces. */
export function makeListener(table: SourceTable, wanted: ReadonlySet<number>) {
  const shown: Record<number, string[]> = {};
  return {
    heard: (text: string, source: TextSource) => {
      const id = table.idOf(source);
      if (id !== undefined && wanted.has(id)) shown[id] = [...(shown[id] ?? []), text];
    },
    shown: (): Record<number, string[]> =>
      Object.fromEntries(Object.entries(shown).map(([id, texts]) => [id, once(texts)])),
  };
}

/** A text that several pages show is compiled for each of them. */
function once(texts: readonly string[]): string[] {
  for (let length = 1; length < texts.length; length += 1) {
    const isRepeated = texts.every((text, index) => text === texts[index % length]);
    if (isRepeated && texts.length % length === 0) return texts.slice(0, length);
  }
  return [...texts];
}

const known = new WeakMap<Output, Map<string, Set<number>>>();

/** The marks that each page bears, by language and id: `fr home`. */
export function marksOf(modules: Output): Map<string, Set<number>> {
  const before = known.get(modules);
  if (before) return before;
  const marks = new Map(
    [...modules].flatMap(([name, content]): [string, Set<number>][] => {
      const [, language, page] = /^pages\/(\w+)\/(.+)\.server\.ts$/.exec(name) ?? [];
      if (page === undefined) return [];
      return [[`${language} ${page}`, new Set(decodeMarks(String(content)))]];
    }),
  );
  known.set(modules, marks);
  return marks;
}

/** The pages that bear a mark. */
export function pagesWith(modules: Output, id: number): Set<string> {
  const pages = [...marksOf(modules)].filter(([, marks]) => marks.has(id));
  return new Set(pages.map(([page]) => page));
}

/** Every page of the site at its own address, French first; those that `wanted` names, when given. */
export function pageNames(
  { routes, pages }: CompiledSite,
  wanted?: ReadonlySet<string>,
): PageName[] {
  return routes.flatMap(({ language, page: id, address, canonical, contentLanguage }) => {
    if (wanted && !wanted.has(`${language} ${id}`)) return [];
    const isAlias = canonical !== inLanguage(withoutLanguage(address), contentLanguage);
    const made = pages[language].find(({ page }) => page.id === id);
    return made && !isAlias ? { language, name: withoutMarks(made.page.name), address } : [];
  });
}
