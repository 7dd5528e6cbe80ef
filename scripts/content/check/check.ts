import { startOfFile } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { Assets } from '../resolve/assets.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { checkInTranslation } from './in-translation.ts';
import { checkMessages, type UsedMessage } from './messages.ts';
import { checkHeads } from './pages.ts';
import { checkNames, checkPress, checkSections } from './sections.ts';
import { checkShowing } from './showing.ts';
import { checkTemplates } from './templates.ts';
import { checkWalls } from './walls.ts';

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
  checkInTranslation(project, report);
  checkNames(project, report);
  checkTemplates(compiled, report);
  checkWalls(project, report);
  checkMessages(project, used, report);
  checkPictures(compiled, assets, report);
}

function checkPictures({ pictures }: CompiledSite, assets: Assets, report: Reporter): void {
  const placeOf = (image: string) => ({
    path: `content/images/${image}`,
    locate: () => startOfFile,
  });
  for (const [image, flaw] of assets.flaws ?? []) {
    report(flaw.code, placeOf(image), [], flaw.params);
  }
  for (const name of assets.strays ?? []) {
    report('picture-name', placeOf(name), [], { name, meant: plainName(name) });
  }
  for (const image of assets.pictures.keys()) {
    if (!pictures.has(image)) report('unused-image', placeOf(image), [], { image });
  }
}

/** A picture's name as texts can write it. */
function plainName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const ending = plain.replace(/\.jpeg$/u, '.jpg');
  return ending.replace(/[^a-z0-9./]+/gu, '-').replace(/-(?=\.)|(?<=\/)-|^-/gu, '');
}
