import type { Diagnostic } from '../mistakes/catalogue.ts';
import { makeReporter } from '../mistakes/reporter.ts';
import type { LoadResult } from '../read/source-file.ts';
import type { Assets } from '../resolve/assets.ts';
import { type CompiledSite, compileProject } from '../resolve/compile.ts';
import { baseLookup } from '../resolve/lookups.ts';
import { toProject } from '../resolve/project.ts';
import { resolveTokens } from '../resolve/tokens.ts';
import { excuseWithheld } from './invalid-files.ts';
import { checkMessages, type UsedMessage } from './messages.ts';
import { checkHeads } from './pages.ts';
import { checkPress, checkSections } from './sections.ts';
import { checkTemplates } from './templates.ts';

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
