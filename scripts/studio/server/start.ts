import { makeWorkspace } from '../../content/workspace.ts';
import { makeLiveSite } from '../../dev/live-site.ts';
import { makeSourceTable } from '../marks/source-table.ts';
import { makeRules } from '../rules/rules.ts';
import { makeApp } from './app.ts';
import { buildPage } from './build-page.ts';
import type { Door } from './guard.ts';
import { type Listening, listen } from './listen.ts';
import { makeReview } from './review.ts';
import { textsOf } from './search-texts.ts';
import { makeSiteServer } from './site-server.ts';
import { makeStudio } from './studio.ts';

/** When the page of the studio and the first one of the site are there. */
const readAfterMs = 10_000;

/** Starts the studio of a project. */
export async function startStudio(root: string, door: Door): Promise<Listening> {
  const workspace = makeWorkspace(root);
  const table = makeSourceTable();
  const live = makeLiveSite(root, workspace, table.annotate);
  const [site, pageFolder] = await Promise.all([makeSiteServer(root, live), buildPage(root)]);
  const tools = { root, workspace, table, live };
  const rules = makeRules(root, async () => textsOf(await workspace.check()));
  const [studio, review] = [makeStudio(tools), makeReview(tools)];
  // Git takes seconds to tell the age of every text: it is asked before somebody waits for it.
  const reading = setTimeout(() => void review.translations().catch(console.error), readAfterMs);
  const app = makeApp({ studio, review, rules, pageFolder });
  const listening = await listen(app, site, door);
  return {
    url: listening.url,
    close: async () => {
      clearTimeout(reading);
      await listening.close();
      rules.close();
      await site.close();
    },
  };
}
