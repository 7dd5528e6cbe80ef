import type { Language } from '#schema/languages.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import type { TextSource } from '../../content/resolve/annotate.ts';
import type { SourceTable } from '../marks/source-table.ts';
import { languageOf, pairOf } from './boxes.ts';

/** The marks that each page bears, by language and id: `fr home`. */
type Marks = ReadonlyMap<string, ReadonlySet<number>>;

/** A mark that stands for a text, and the pages that bear it, the best one first. */
type Found = { id: number; pages: readonly string[] };

/**
 * Where a text is seen: at its own mark, or at that of its other language where it is not written yet.
 * What no page shows, such as search words, is seen where what it belongs to stands: its item, its
 * section, its page or entry.
 */
export function viewOf({ file, at }: TextSource, table: SourceTable, marks: Marks) {
  const language = languageOf(at);
  const others = (pairOf(at) ?? []).map((each) => each.at);
  for (const place of [at, ...others]) {
    const id = table.idOf({ file, at: place });
    const found = id === undefined ? undefined : bestOf([id], marks, language);
    if (found) return found;
  }
  const known = table.of(file);
  const widest = isOfOnePlace(file) ? 0 : 1;
  for (let length = Math.max(0, at.length - 1); length >= widest; length -= 1) {
    const around = known.filter(({ source }) => isWithin(source.at, at.slice(0, length)));
    const ids = around.map(({ id }) => id);
    const found = bestOf(ids, marks, language);
    if (found) return found;
  }
  return undefined;
}

/** The first of these marks that stands on the page which bears most of them. */
function bestOf(
  ids: readonly number[],
  marks: Marks,
  language: Language | undefined,
): Found | undefined {
  const counted = [...marks]
    .map(([page, borne]) => ({
      page,
      count: ids.filter((id) => borne.has(id)).length,
      isWanted: language !== undefined && page.startsWith(`${language} `),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(b.isWanted) - Number(a.isWanted) || b.count - a.count);
  const id = ids.find((each) => marks.get(counted[0]?.page ?? '')?.has(each));
  if (id === undefined) return undefined;
  const pages = counted.map(({ page }) => page).filter((page) => marks.get(page)?.has(id));
  return { id, pages };
}

/** A file whose texts stand together somewhere; those of others stand all over the site. */
function isOfOnePlace(file: string): boolean {
  return /^content\/(?:pages|collections|templates)\//.test(file);
}

function isWithin(at: DataPath, place: DataPath): boolean {
  return place.every((step, index) => step === at[index]);
}
