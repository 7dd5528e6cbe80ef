import { startOfFile } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { Assets } from '../resolve/assets.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { checkMessages, type UsedMessage } from './messages.ts';
import { checkHeads } from './pages.ts';
import { checkPress, checkSections } from './sections.ts';
import { checkShowing } from './showing.ts';
import { checkTemplates } from './templates.ts';

/** Reports all that the shapes of files and the resolving of references cannot show. */
export function checkSite(
  compiled: CompiledSite,
  assets: Assets,
  used: readonly UsedMessage[] | undefined,
  report: Reporter,
): void {
  const { project } = compiled;
  checkHeads(compiled, report);
  checkSections(project, report);
  checkPress(project, report);
  checkShowing(compiled, report);
  checkTemplates(compiled, report);
  checkMessages(project, used, report);
  checkPictures(compiled, assets, report);
}

function checkPictures({ pictures }: CompiledSite, assets: Assets, report: Reporter): void {
  for (const image of assets.pictures.keys()) {
    if (pictures.has(image)) continue;
    const file = { path: `content/images/${image}`, locate: () => startOfFile };
    report('unused-image', file, [], { image });
  }
}
