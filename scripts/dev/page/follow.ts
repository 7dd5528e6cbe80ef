/**
 * Runs in the open page while developing, before the page's own script: what changes on the server is exchanged in
 * the page, which keeps its focus, its place, what is typed, what is open and what its islands know.
 */
import { type Changed, changed, type Opened, opened } from '../messages.ts';
import { makeIslandUpdates } from './island-data.ts';
import { morphPage } from './morph.ts';
import { watchOwnChanges } from './own-changes.ts';
import { fetchStyles } from './styles.ts';

const own = watchOwnChanges(document);
const updateIslands = makeIslandUpdates(document);
let asked: Changed | undefined;
let isFollowing = false;
/** What the page was loaded with cannot be exchanged in it: its route, or a picture whose address stays. */
let isToReload = false;
/** Somebody goes on to another page: to load this one anew would bring it back. */
let isLeft = false;

// Not every browser has it: there, a page that is being left may come back.
window.navigation?.addEventListener(
  'navigate',
  ({ destination: { url, sameDocument }, downloadRequest }) => {
    isLeft ||= !sameDocument && downloadRequest === null && new URL(url).origin === location.origin;
  },
);
window.navigation?.addEventListener('navigateerror', () => {
  isLeft = false;
});

function follow({ isRestyled, isToReload: isAsked }: Changed): void {
  isToReload ||= isAsked === true;
  asked = { isRestyled: isRestyled || asked?.isRestyled === true };
  if (!isFollowing) exchangeAll().catch(reportError);
}

/** One exchange after the other: what is told meanwhile is in the next one. */
async function exchangeAll(): Promise<void> {
  isFollowing = true;
  try {
    for (let now = asked; now; now = asked) {
      asked = undefined;
      if (isToReload) return reload();
      if (now.isRestyled) await fetchStyles();
      await exchange();
    }
  } finally {
    isFollowing = false;
  }
}

async function exchange(): Promise<void> {
  const html = await htmlNow();
  if (html === undefined) return;
  const next = new DOMParser().parseFromString(html, 'text/html');
  let isNewStart = false;
  own.leaveOut(() => {
    isNewStart = morphPage(next, own, updateIslands(next));
  });
  if (isNewStart) reload();
}

function reload(): void {
  if (!isLeft) location.reload();
}

/** The page as the server has it now; undefined where there is none to show. */
async function htmlNow(): Promise<string | undefined> {
  try {
    const answer = await fetch(location.href, {
      headers: { Accept: 'text/html' },
      cache: 'no-store',
    });
    // Code that fails is told of over the page, by Vite; the page stays what it was.
    return answer.status >= 500 ? undefined : await answer.text();
  } catch {
    // Who goes on to another page breaks this off; that the server has ended is told by Vite.
    return undefined;
  }
}

// What exchanges components in awake islands asks the page's router for new data first: there is none.
Object.assign(window, { __reactRouterDataRouter: { revalidate: () => undefined } });
import.meta.hot?.on('react-router:hmr', ({ route }: { route: unknown }) => {
  isToReload ||= route !== null;
});
import.meta.hot?.on(changed, follow);
import.meta.hot?.send(opened, { ageMs: performance.now() } satisfies Opened);
