import { collectionNames } from '#schema/collections/table.ts';
import { languages } from '#schema/languages.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import { placeOf } from '../resolve/address-table.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { isIn } from '../resolve/entry-pages.ts';
import { doubt } from './doubts.ts';
import type { Text } from './texts.ts';

/** The sections that show the page's main headline (`h1`). */
const headlines: ReadonlySet<string> = new Set([
  'hero',
  'placeholder',
  'industry-detail',
  'case-study-detail',
]);

/** Pages without their one main headline, and entries whose order is left to chance. */
export function doubtStructure({ project }: CompiledSite, report: Reporter): void {
  for (const file of [...project.pages, ...project.templates]) {
    const [first, second] = file.value.sections.flatMap(({ kind, displayed }, index) =>
      headlines.has(kind) && displayed !== false ? [index] : [],
    );
    if (first === undefined) {
      const hidden = file.value.sections.findIndex(({ kind }) => headlines.has(kind));
      const place = hidden === -1 ? ['sections'] : ['sections', hidden, 'displayed'];
      report('no-headline', file, place, undefined, 'key');
    }
    if (first === undefined || second === undefined) continue;
    const params = { first: placeOf(file, ['sections', first]) };
    report('second-headline', file, ['sections', second, 'kind'], params);
  }
  for (const name of collectionNames) {
    doubtOrder(project.collections[name], report);
  }
}

/** Entries that are shown in one language, at one place of their list. */
function doubtOrder(files: readonly SourceFile<{ order: number }>[], report: Reporter): void {
  const told = new Set<string>();
  for (const language of languages) {
    const seen = new Map<number, string>();
    for (const file of files.filter((each) => isIn(each, language))) {
      const { order } = file.value;
      const first = seen.get(order);
      if (first === undefined) seen.set(order, placeOf(file, ['order']));
      else if (!told.has(file.path)) report('equal-order', file, ['order'], { order, first });
      if (first !== undefined) told.add(file.path);
    }
  }
}

const fileName =
  /\.(?:jpe?g|png|webp|avif|svg|heic)$|^(?:IMG|DSC|PXL|image|photo|picture)[\s_-]*\d*$/iu;

/** Alternatives that name a file, and say nothing of what the picture shows. */
export function doubtAlternatives(texts: readonly Text[], report: Reporter): void {
  for (const text of texts) {
    const { path, value } = text;
    if (!path.includes('alt') || !fileName.test(value.trim())) continue;
    doubt(report, 'picture-alternative', text, { written: value.trim() }, 0, value.length);
  }
}

const vagueLink =
  /\[((?:cliquez |cliquer )?ici|en savoir plus|lire la suite|ce lien|(?:click )?here|this link|read more|learn more)\]\([^)]*\)/iu;

/** Links within a text whose words alone say nothing of where they lead. */
export function doubtLinks(texts: readonly Text[], report: Reporter): void {
  for (const text of texts) {
    const found = text.isShown ? vagueLink.exec(text.value) : null;
    const [written = '', words = ''] = found ?? [];
    if (found) doubt(report, 'vague-link', text, { words }, found.index, written.length);
  }
}

const addresses = /(?<![\p{L}\p{N}@/.:-])(?:https?:\/\/|www\.)[^\s()[\]<>{}«»"]*[\p{L}\p{N}/]/iu;

/** Addresses among the words of a text, which nobody can follow. A field for an address holds nothing else. */
export function doubtBareAddresses(texts: readonly Text[], report: Reporter): void {
  for (const text of texts) {
    if (!text.isShown || !/\s/u.test(text.value)) continue;
    const rest = text.value.replaceAll(/\[[^\]]*\]\([^)]*\)/gu, (link) => ' '.repeat(link.length));
    const found = addresses.exec(rest);
    if (!found) continue;
    const [written] = found;
    const target = `https://${written.replace(/^https?:\/\//iu, '')}`;
    const fixed = `[${written}](${target})`;
    const params = { written, ...(text.isRich && { fixed }) };
    doubt(report, 'bare-address', text, params, found.index, written.length);
  }
}
