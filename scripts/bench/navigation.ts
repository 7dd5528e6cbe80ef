import { serveSite } from '../test/browser/serve-site.ts';
import { middleOf } from './median.ts';
import { launchPhone, type Way, walk } from './navigation/phone.ts';
import type { Row } from './row.ts';

const rounds = 5;

/** What the project promises, in milliseconds: a browser that prerenders has the next page ready at the tap. */
const promises = { prerendering: 50, plain: 150, back: 50 };

interface Walk {
  name: string;
  way: Way;
  prerenders: boolean;
}

const walks: readonly Walk[] = [
  { name: 'tap', way: 'tap', prerenders: true },
  { name: 'hover then tap', way: 'hover', prerenders: true },
  { name: 'tap, without prerendering', way: 'tap', prerenders: false },
  { name: 'hover then tap, without prerendering', way: 'hover', prerenders: false },
];

/** From a tap on a link to the next page's headline, and back, on a phone four times slower over 4G; medians. */
export async function benchNavigation(): Promise<readonly Row[]> {
  const site = await serveSite();
  const browser = await launchPhone();
  const measured = walks.map((walk) => ({ ...walk, there: [] as number[], back: [] as number[] }));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { way, prerenders, ...times } of measured) {
        const { there, back } = await walk(browser, site.origin, way, prerenders);
        times.there.push(there);
        times.back.push(back);
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return measured.flatMap(({ name, prerenders, there, back }) => [
    row(`${name} to headline`, there, prerenders ? promises.prerendering : promises.plain),
    row(`back, after ${name}`, back, promises.back),
  ]);
}

function row(name: string, times: readonly number[], promise: number): Row {
  const ms = middleOf(times);
  return {
    name: `navigation, ${name}`,
    ours: `${ms.toFixed(0)} ms`,
    peer: `at most ${promise} ms`,
    missed: ms > promise,
  };
}
