import { checkSite } from './check/check.ts';
import { excuseInvalidFiles } from './check/invalid-files.ts';
import type { UsedMessage } from './check/messages.ts';
import type { Diagnostic } from './mistakes/catalogue.ts';
import { makeReporter } from './mistakes/reporter.ts';
import type { LoadResult } from './read/source-file.ts';
import { type Annotate, asItIs } from './resolve/annotate.ts';
import type { Assets } from './resolve/assets.ts';
import { type CompiledSite, compileProject, type Earlier } from './resolve/compile.ts';
import { baseLookup } from './resolve/lookups.ts';
import { toProject } from './resolve/project.ts';
import { everything, isAllShown, type Showing } from './resolve/showing.ts';
import { resolveTokens } from './resolve/tokens.ts';

export type Checked = {
  /** Undefined when a file that every page needs is missing or mistaken. */
  compiled: CompiledSite | undefined;
  /** With all that is not shown on this day: the same on each day. */
  whole?: CompiledSite;
  diagnostics: Diagnostic[];
};

/**
 * Compiles the files that were loaded and checks what came of them: every mistake of both. What is not
 * shown is checked as well, so that no day brings a mistake.
 */
export function resolveAndCheck(
  { files, invalid }: Pick<LoadResult, 'files' | 'invalid'>,
  assets: Assets,
  used: readonly UsedMessage[] | undefined,
  annotate: Annotate = asItIs,
  showing: Showing = everything(),
  earlier?: Earlier,
): Checked {
  const project = toProject(files);
  if (!project) return { compiled: undefined, diagnostics: [] };
  const { report: note, diagnostics } = makeReporter();
  const base = baseLookup(project.site.value);
  const report = excuseInvalidFiles(note, invalid, (text) => resolveTokens(text, base));
  const marked = { ...showing, hidden: 'marked' } as const;
  const all = compileProject(project, assets, report, annotate, marked, earlier);
  checkSite(all, assets, used, report);
  const compiled = isAllShown(project, showing)
    ? all
    : compileProject(project, assets, () => undefined, annotate, showing);
  return { compiled, whole: all, diagnostics: diagnostics() };
}
