import { pagedCollections } from '#schema/collections/table.ts';
import { type Language, languages } from '#schema/languages.ts';
import type { DataPath } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import { placeOf } from '../resolve/address-table.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { entryPageId, entryPath } from '../resolve/entry-pages.ts';
import type { MadePage } from '../resolve/made-page.ts';
import { always, inBoth, isEmpty, type Period, periodOf } from '../resolve/periods.ts';
import { lengthOf } from '../resolve/short-name.ts';
import { setTypography } from '../resolve/typography.ts';

type Text = 'title' | 'description';
const bounds = { title: [15, 60], description: [70, 160] } as const;

/** Titles and descriptions: long enough, short enough, and unique in the site, language by language. */
export function checkHeads({ pages, project, site }: CompiledSite, report: Reporter): void {
  for (const language of languages) {
    const name = setTypography(site[language].product, language);
    for (const text of ['title', 'description'] as const) {
      const first = new Map<string, MadePage>();
      for (const made of pages[language]) {
        const value = made.page[text];
        const { file, path } = headPlace(project, made, text, language);
        checkLength(lengthOf(value, name), text, file, path, report);
        const other = first.get(value);
        if (other && isShownWith(other, made)) {
          const place = headPlace(project, other, text, language);
          const where = placeOf(place.file, place.path);
          if (text === 'title')
            report('duplicate-title', file, path, { title: value, first: where });
          else report('duplicate-description', file, path, { first: where });
        }
        first.set(value, made);
      }
    }
  }
}

/** Whether visitors see both on some day. */
function isShownWith(one: MadePage, other: MadePage): boolean {
  return !isEmpty(inBoth(pagePeriod(one), pagePeriod(other)));
}

function pagePeriod({ file: { value } }: MadePage): Period {
  return value instanceof Object ? periodOf(value) : always;
}

function checkLength(
  length: number,
  text: Text,
  file: SourceFile,
  path: DataPath,
  report: Reporter,
): void {
  const [least, most] = bounds[text];
  if (length >= least && length <= most) return;
  report(text === 'title' ? 'title-length' : 'description-length', file, path, { length });
}

/** Where an editor changes a head text: in the entry for a description that a template takes over. */
function headPlace(
  project: CompiledSite['project'],
  { file, page }: MadePage,
  text: Text,
  language: Language,
): { file: SourceFile; path: DataPath } {
  for (const name of pagedCollections) {
    const files: readonly SourceFile<object>[] = project.collections[name];
    const entry = files.find(({ id }) => entryPageId(name, id) === page.id);
    const key = text === 'title' ? 'title' : 'summary';
    if (entry) return { file: entry, path: entryPath(entry, key, language) };
  }
  const isPlain =
    typeof file.value === 'object' && file.value !== null && 'languages' in file.value;
  if (!isPlain) return { file, path: [text, language] };
  return { file, path: page.contentLanguage === language ? [text] : ['elsewhere', language, text] };
}
