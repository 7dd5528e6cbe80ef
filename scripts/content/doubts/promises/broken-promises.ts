import type { Figure } from '#schema/figures.ts';
import { defaultLanguage, languages } from '#schema/languages.ts';
import type { Code, Diagnostic } from '../../mistakes/catalogue.ts';
import { type DataPath, startOfFile } from '../../mistakes/place.ts';
import { makeReporter, type Reporter } from '../../mistakes/reporter.ts';
import type { LoadResult } from '../../read/source-file.ts';
import type { CompiledSite } from '../../resolve/compile.ts';
import type { MadePage } from '../../resolve/made-page.ts';
import { type Promised, readPromises } from './read-promises.ts';

/** The lists of sections, under the names that their kinds give them. */
const lists = ['items', 'entries', 'blocks', 'options', 'groups', 'steps', 'articles'];

/** Doubts what no longer is as the rules of the site promise it: counts, orders, figures, addresses. */
export function doubtBrokenPromises(root: string, compiled: CompiledSite, report: Reporter): void {
  const told = new Set<string>();
  /** Several rules may promise the same: the first of them is named. */
  const once: Reporter = (code, file, at, params, part) => {
    const key = `${code} ${file.path} ${at.join('/')}`;
    if (!told.has(key)) report(code, file, at, params, part);
    if (at.length > 0) told.add(key);
  };
  for (const promised of readPromises(root)) {
    if (promised.kind === 'count') doubtCount(promised, compiled, once);
    else if (promised.kind === 'order') doubtOrder(promised, compiled, once);
    else if (promised.kind === 'figure') doubtFigure(promised, compiled, once);
    else doubtAddress(promised, compiled, once);
  }
}

/** The same doubts alone, as they are told. */
export function brokenPromises(root: string, compiled: CompiledSite): Diagnostic[] {
  const { report, diagnostics } = makeReporter();
  doubtBrokenPromises(root, compiled, report);
  return diagnostics();
}

const codes: ReadonlySet<Code> = new Set([
  'promised-count',
  'promised-order',
  'promised-figure',
  'promised-address',
]);

/**
 * What is told of a site, without doubts about promises while a file is mistaken: whether it would bring
 * what is promised is not known before it is right.
 */
export function withoutPrematureDoubts(
  told: Diagnostic[],
  { invalid }: Pick<LoadResult, 'invalid'>,
): Diagnostic[] {
  return invalid.length === 0 ? told : told.filter(({ code }) => !codes.has(code));
}

type Kind<Name extends Promised['kind']> = Extract<Promised, { kind: Name }>;

function doubtCount(promised: Kind<'count'>, compiled: CompiledSite, report: Reporter): void {
  const { section, count, orMore, rule, feature } = promised;
  const id = filled(section.id, compiled);
  for (const made of pagesAt(section.page, compiled)) {
    const found = made.page.sections.find((each) => each.id === id);
    const is = found && lengthOf(found);
    if (is === undefined || (orMore ? is >= count : is === count)) continue;
    const at = sectionPath(made, id, compiled);
    report('promised-count', made.file, at, { count, orMore, is, rule, feature });
  }
}

function doubtOrder(promised: Kind<'order'>, compiled: CompiledSite, report: Reporter): void {
  const { page, ids, rule, feature } = promised;
  const wanted = ids.map((id) => filled(id, compiled));
  for (const made of pagesAt(page, compiled)) {
    const shown = made.page.sections.map(({ id }) => id);
    const length = Math.max(wanted.length, shown.length);
    const index = Array.from({ length }).findIndex((_, at) => shown[at] !== wanted[at]);
    if (index === -1) continue;
    const params = { place: index + 1, wanted: wanted[index], is: shown[index], rule, feature };
    const at = sectionPath(made, shown[index] ?? '', compiled);
    report('promised-order', made.file, at, params);
  }
}

function doubtFigure(promised: Kind<'figure'>, compiled: CompiledSite, report: Reporter): void {
  const { figure, says, rule, feature } = promised;
  const { figures } = compiled.project;
  const found: Figure | undefined = figures.value[figure];
  const numbers = found && [found.value, ...(found.max === undefined ? [] : [found.max])];
  const wanted = numbersIn(says);
  if (!numbers || `${numbers.map(Math.abs)}` === `${wanted}`) return;
  report('promised-figure', figures, [figure, 'value'], { figure, says, rule, feature });
}

function doubtAddress(promised: Kind<'address'>, compiled: CompiledSite, report: Reporter): void {
  const { rule, feature } = promised;
  const address = filled(promised.address, compiled);
  const place = compiled.addresses.find(address, defaultLanguage);
  if (place && place.movedTo === undefined) return;
  // A page that moved still names its old address; one that is gone has left no place.
  const { path } = compiled.project.site;
  const file = place?.file ?? { path, locate: () => startOfFile };
  report('promised-address', file, place?.path ?? [], { address, rule, feature });
}

/** A page in every language that it is written in. */
function pagesAt(address: string, compiled: CompiledSite): MadePage[] {
  const id = compiled.addresses.find(filled(address, compiled), defaultLanguage)?.pageId;
  return languages.flatMap((language) =>
    compiled.pages[language].filter(
      ({ page }) => page.id === id && page.contentLanguage === language,
    ),
  );
}

/** Where a section stands in the file of its page. */
function sectionPath({ file }: MadePage, id: string, compiled: CompiledSite): DataPath {
  const source = compiled.project.pages.find(({ path }) => path === file.path);
  const index = source?.value.sections.findIndex((each) => filled(each.id, compiled) === id) ?? -1;
  return index === -1 ? ['sections'] : ['sections', index, 'id'];
}

function lengthOf(section: object): number | undefined {
  const found = Object.entries(section).find(([name]) => lists.includes(name));
  return Array.isArray(found?.[1]) ? found[1].length : undefined;
}

/** The site's name in addresses stands in braces. */
function filled(text: string, { site }: CompiledSite): string {
  return text.replaceAll('{slug}', site[defaultLanguage].slug);
}

/** The numbers that a text writes in French. */
function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:[\s.,]\d+)*/gu) ?? []).map((number) =>
    Number(number.replaceAll(/\s/gu, '').replace(',', '.')),
  );
}
