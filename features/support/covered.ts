import type { Page } from '@playwright/test';

export interface Covered {
  /** At how many places on the way the pill was there. */
  seen: number;
  /** What lay under something at any of them. */
  names: string[];
}

/** Links of the footer that something covers, at any place of the way past them. */
export function coveredInFooter(page: Page): Promise<Covered> {
  return page.evaluate(lookAt, { controls: 'footer a', step: 40 });
}

/** Fields and buttons of the page's form that something covers, at any place of the way past them. */
export function coveredInForm(page: Page): Promise<Covered> {
  const controls = 'main form :is(input, select, textarea, button)';
  return page.evaluate(lookAt, { controls, step: 60 });
}

/** The pill's buttons that something covers where the page stands. */
export async function coveredInPill(page: Page): Promise<string[]> {
  const { names } = await page.evaluate(lookAt, { controls: 'search button' });
  return names;
}

/** Runs in the page: what lies over the controls here or, step by step on the way up, on which the pill is there, from where they come into view until they leave it. */
async function lookAt({ controls, step }: { controls: string; step?: number }): Promise<Covered> {
  const all = [...document.querySelectorAll(controls)];
  const names = new Set<string>();
  let seen = 0;
  const tops = all.map((one) => one.getBoundingClientRect().top + scrollY);
  const end = Math.min(
    Math.max(...tops) + 100,
    document.documentElement.scrollHeight - innerHeight,
  );
  const places = step ? steps(Math.max(0, Math.min(...tops) - innerHeight), end, step) : [scrollY];
  for (const top of places) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
    seen += document.querySelectorAll('search').length;
    for (const control of all) {
      if ([...control.getClientRects()].some((box) => isUnder(control, box)))
        names.add(control.getAttribute('name') ?? control.textContent ?? '');
    }
  }
  return { seen, names: [...names] };

  function steps(first: number, last: number, by: number): number[] {
    const count = Math.ceil((last - first) / by) + 1;
    return Array.from({ length: count }, (_, place) => Math.max(last - place * by, first));
  }

  function frame() {
    return new Promise((resolve) => requestAnimationFrame(resolve));
  }

  /** Something lies over it but the header, which every page scrolls under, and the label of the field. */
  function isUnder(control: Element, { left, top, width, height }: DOMRect): boolean {
    return [2, height / 2, height - 2].some((down) =>
      [2, width / 2, width - 2].some((along) => {
        const over = document.elementFromPoint(left + along, top + down);
        return over && !over.closest('header, label') && !control.contains(over);
      }),
    );
  }
}
