import type { Browser, Page } from '@playwright/test';
import { openSteadySession, viewport } from '../../test/browser/session.ts';
import type { Footprint } from './ecoindex.ts';

export interface PageFootprint extends Footprint {
  /** Kilobytes (1,000 bytes) that came before anything was scrolled. */
  firstView: number;
  /** The sum of all layout shifts. */
  shift: number;
}

type Traffic = { requests: number; bytes: number };

const pauseMs = 1500;

/**
 * A visit as EcoIndex prescribes it: 1920 x 1080, to the end of the page and a pause. What an SVG
 * holds is not counted as elements of the page.
 */
export async function measureFootprint(
  browser: Browser,
  origin: string,
  address: string,
): Promise<PageFootprint> {
  const options = { colorScheme: 'light', width: 1920, decided: false } as const;
  const context = await openSteadySession(browser, origin, options);
  const page = await context.newPage();
  // The film of the platform counts too.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ ...viewport(1920), height: 1080 });
  const network = await watchNetwork(page);
  await page.goto(encodeURI(address), { waitUntil: 'networkidle' });
  await page.waitForTimeout(pauseMs);
  const firstView = network.bytes / 1000;
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await page.waitForTimeout(pauseMs);
  const [elements, shift] = await page.evaluate(countElementsAndShift);
  await context.close();
  return {
    elements,
    requests: network.requests,
    kilobytes: network.bytes / 1024,
    firstView,
    shift,
  };
}

/** Counts what crosses the network, headers included. */
async function watchNetwork(page: Page): Promise<Traffic> {
  const counted = { requests: 0, bytes: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', () => {
    counted.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    counted.bytes += encodedDataLength;
  });
  return counted;
}

function countElementsAndShift(): [number, number] {
  const all = document.querySelectorAll('*').length;
  const insideDrawings = document.querySelectorAll('svg *').length;
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer
    .takeRecords()
    .map((entry) => ('value' in entry ? Number(entry.value) : 0));
  return [all - insideDrawings, shifts.reduce((sum, one) => sum + one, 0)];
}
