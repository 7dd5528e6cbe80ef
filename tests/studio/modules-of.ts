import { compileMessages } from '../../scripts/content/emit/messages.ts';
import { emitModules, emitSiteModules } from '../../scripts/content/emit/modules.ts';
import type { Output } from '../../scripts/content/emit/output.ts';
import { type Annotate, asItIs } from '../../scripts/content/resolve/annotate.ts';
import type { Workspace } from '../../scripts/content/workspace.ts';

/** The modules of app/generated, each text annotated. Undefined where there is a mistake. */
export async function modulesOf(
  { check, annotated }: Workspace,
  annotate: Annotate,
): Promise<Output | undefined> {
  const site = annotated(await check(), annotate);
  if (!site) return undefined;
  const messages = compileMessages(site, annotate);
  // The assistant's search reads its texts as they are.
  return annotate === asItIs ? emitModules(site, messages) : emitSiteModules(site, messages);
}
