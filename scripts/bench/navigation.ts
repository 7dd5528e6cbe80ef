import { type ServedSite, serveSite } from '../browser/serve-site.ts';
import { launchPhone, type Way, walk } from './navigation/phone.ts';
import type { Row } from './row.ts';

const rounds = 5;

/** What the project promises, in milliseconds: a browser that prerenders has the next page ready at the tap. */
const promises = { prerendering: 50, plain: 150, back: 50 };

type Times = { there: number[]; back: number[] };

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

/**
 * From a tap on a link to the next page's headline, and back, on a phone four times slower over 4G; medians.
 * `beside`: a checkout of the project with a build of its own, measured by turns.
 */
export async function benchNavigation(beside?: string): Promise<readonly Row[]> {
  const ours = await serveSite();
  const other = beside === undefined ? undefined : await serveSite({}, beside);
  const browser = await launchPhone();
  const measured = walks.map((walk) => ({ walk, ours: noTimes(), other: noTimes() }));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { walk, ...times } of measured) {
        await add(times.ours, walk, ours);
        if (other) await add(times.other, walk, other);
      }
    }
  } finally {
    await browser.close();
    await Promise.all([ours.stop(), other?.stop()]);
  }
  return measured.flatMap(({ walk: { name, prerenders }, ...times }) => {
    const promise = prerenders ? promises.prerendering : promises.plain;
    return [
      row(`${name} to headline`, times.ours.there, times.other.there, promise),
      row(`back, after ${name}`, times.ours.back, times.other.back, promises.back),
    ];
  });

  async function add(times: Times, { way, prerenders }: Walk, { origin }: ServedSite) {
    const { there, back } = await walk(browser, origin, way, prerenders);
    times.there.push(there);
    times.back.push(back);
  }
}

function noTimes(): Times {
  return { there: [], back: [] };
}

function row(name: string, ours: readonly number[], other: readonly number[], promise: number) {
  const ms = middle(ours);
  const peer = other.length > 0 ? middle(other) : undefined;
  return {
    name: `navigation, ${name}`,
    ours: `${ms.toFixed(0)} ms`,
    peer: `at most ${promise} ms${peer === undefined ? '' : `; ${peer.toFixed(0)} ms beside`}`,
    ...(peer !== undefined && { ratio: peer / ms }),
    missed: ms > promise,
  };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
