import type { Assets } from './assets.ts';
import { checkMessages, type UsedMessage } from './check-messages.ts';
import { checkHeads } from './check-pages.ts';
import { checkPress, checkSections } from './check-sections.ts';
import { checkTemplates } from './check-templates.ts';
import { type CompiledSite, compileProject } from './compile.ts';
import { baseLookup } from './lookups.ts';
import { toProject } from './project.ts';
import { makeReporter } from './reporter.ts';
import type { Diagnostic, LoadResult } from './source.ts';
import { resolveTokens } from './tokens.ts';
import { excuseWithheld } from './withheld.ts';

export type Checked = {
  /** Undefined when a file that every page needs is missing or mistaken. */
  compiled: CompiledSite | undefined;
  diagnostics: Diagnostic[];
};

/** Compiles valid files and reports all that shapes alone cannot show. */
export function checkProject(
  { files, withheld }: Pick<LoadResult, 'files' | 'withheld'>,
  assets: Assets,
  used: readonly UsedMessage[] | undefined,
): Checked {
  const project = toProject(files);
  if (!project) return { compiled: undefined, diagnostics: [] };
  const { report: note, diagnostics } = makeReporter();
  const base = baseLookup(project.site.value);
  const report = excuseWithheld(note, withheld, (text) => resolveTokens(text, base));
  const compiled = compileProject(project, assets, report);
  checkHeads(compiled, report);
  checkSections(project, report);
  checkPress(project, report);
  checkTemplates(compiled, report);
  checkMessages(project, used, report);
  checkPictures(compiled, assets, report);
  return { compiled, diagnostics: diagnostics() };
}

function checkPictures(
  { pictures }: CompiledSite,
  assets: Assets,
  report: ReturnType<typeof makeReporter>['report'],
): void {
  const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  for (const image of assets.pictures.keys()) {
    if (pictures.has(image)) continue;
    report('unused-image', { path: `content/images/${image}`, locate: () => start }, [], { image });
  }
}
