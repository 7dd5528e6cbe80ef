import type { HotUpdateOptions, ViteDevServer } from 'vite';
import { type Changed, changed, type Opened, opened } from './messages.ts';
import { makeQueue, type Queue } from './queue.ts';

/** What runs in an open page, before the page's own script. */
const follower = '/scripts/dev/page/follow.ts';

export type OpenPages = {
  /** Tells every open page that it is another one now, and each that is only loading once it is open. */
  tell: (isRestyled: boolean) => void;
  /** Has every open page loaded anew. */
  reload: () => void;
  /** Tells of code, once Vite has let go of what it made of it. */
  tellOfCode: ({ file, modules }: Pick<HotUpdateOptions, 'file' | 'modules'>) => void;
  queue: Queue;
};

/** The page's own script, with what follows the server before it. */
export function withFollower(pageScript: string) {
  return { code: `import '${follower}';\n${pageScript}`, map: null };
}

export function makeOpenPages(
  { environments }: ViteDevServer,
  failed: (error: unknown) => void,
  delayMs: number,
): OpenPages {
  const { hot } = environments.client;
  let changedAt = 0;
  let isCodeRestyled = false;

  function tell(isRestyled: boolean): void {
    changedAt = performance.now();
    hot.send(changed, { isRestyled } satisfies Changed);
  }

  async function tellNow(): Promise<void> {
    tell(isCodeRestyled);
    isCodeRestyled = false;
  }

  const queue = makeQueue(tellNow, failed, delayMs);
  hot.on(opened, ({ ageMs }: Opened, client) => {
    if (changedAt <= performance.now() - ageMs) return;
    client.send(changed, { isRestyled: true } satisfies Changed);
  });
  return {
    tell,
    reload: () => hot.send(changed, { isRestyled: false, isToReload: true } satisfies Changed),
    tellOfCode: ({ file, modules }) => {
      // No page is drawn with it.
      if (modules.length === 0) return;
      isCodeRestyled ||= file.endsWith('.css');
      queue.ask();
    },
    queue,
  };
}
