import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../test/browser/launch.ts';
import { median } from './median.ts';

const startMs = 120_000;
const maxWaitMs = 10_000;
/** The studio's first check, and doubts about the text, are over by then. */
const quietMs = 1500;

/** Milliseconds in a browser, the middle of several runs: from a key to the page, and to what is saved. */
export async function measureInBrowser(root: string): Promise<{ key: number; save: number }> {
  const studio = spawn(process.execPath, [path.join(root, 'scripts/studio/run.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', STUDIO_PORT: '0' },
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ locale: 'fr-FR' });
    page.setDefaultTimeout(startMs);
    await page.goto(await addressOf(createInterface({ input: studio.stdout })));
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
    const box = page.getByRole('textbox', { name: 'Français' });
    await box.waitFor();
    const press = async () => {
      await box.focus();
      await page.keyboard.press('End');
      await page.keyboard.type('x');
    };
    // The first one warms the studio up.
    await timed(page, 'shown', press);
    const key = await median(() => timed(page, 'shown', press));
    const leave = () => press().then(() => box.blur());
    const save = await median(() => timed(page, 'saved', leave));
    return { key, save };
  } finally {
    await browser.close();
    // What it still reads is not removed under it.
    const ended = once(studio, 'exit');
    if (studio.kill()) await ended;
  }
}

async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, address] = /^Studio: (\S+)$/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('the studio did not start');
}

/** From the event that the studio hears to what an editor sees then, by the page's own clock. */
async function timed(page: Page, what: keyof typeof seen, act: () => Promise<void>) {
  await page.waitForTimeout(quietMs);
  const taken = page.evaluate(waitFor, { ...seen[what], maxWaitMs });
  await act();
  return taken;
}

/** What begins it, and where its end is seen. */
const seen = {
  shown: { event: 'input', isInFrame: true },
  saved: { event: 'focusout', isInFrame: false },
};

type Wanted = { event: string; isInFrame: boolean; maxWaitMs: number };

/** In the page: whether the headline reads otherwise, or the studio says that it is saved. */
function waitFor({ event, isInFrame, maxWaitMs }: Wanted): Promise<number> {
  const frame = document.querySelector('iframe')?.contentDocument;
  const status = document.querySelector('[data-status]');
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  document.addEventListener(
    event,
    () => {
      const started = performance.now();
      const before = frame?.querySelector('h1')?.textContent;
      const observer = new MutationObserver(() => {
        const isDone = isInFrame
          ? frame?.querySelector('h1')?.textContent !== before
          : status?.getAttribute('data-status') === 'saved';
        if (!isDone) return;
        observer.disconnect();
        resolve(performance.now() - started);
      });
      const target = isInFrame ? frame : status;
      if (!target) return reject(new Error('the studio is not there'));
      observer.observe(target, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: !isInFrame,
      });
      setTimeout(() => reject(new Error(`nothing to see after ${maxWaitMs} ms`)), maxWaitMs);
    },
    { once: true, capture: true },
  );
  return promise;
}
