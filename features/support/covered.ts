import type { Page } from '@playwright/test';

export interface Covered {
  /** At how many places on the way the pill was there. */
  seen: number;
  /** What lay under something at any of them. */
  names: string[];
}

const formControls = 'main form :is(input, select, textarea, button)';

/** Links of the footer that something covers, at any place of the way to the end of the page. */
export async function coveredInFooter(page: Page): Promise<Covered> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const height = page.viewportSize()?.height ?? 0;
  return page.evaluate(lookOnTheWay, {
    controls: 'footer a',
    from: Math.max(0, end - height - 200),
    step: 40,
  });
}

/** Fields and buttons of the page's form that something covers, at any place of the way down. */
export function coveredInForm(page: Page): Promise<Covered> {
  return page.evaluate(lookOnTheWay, { controls: formControls, from: 200, step: 60 });
}

/** The pill's buttons that something covers where the page stands. */
export async function coveredInPill(page: Page): Promise<string[]> {
  const { names } = await page.evaluate(lookOnTheWay, { controls: 'search button' });
  return names;
}

/** Runs in the page: looks at what lies over the controls, here or, step by step, on to the end. */
async function lookOnTheWay(way: {
  controls: string;
  from?: number;
  step?: number;
}): Promise<Covered> {
  const { controls, from = scrollY, step } = way;
  const names = new Set<string>();
  let seen = 0;
  let isOver = false;
  for (let top = from; !isOver; top += step ?? 0) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
    seen += document.querySelectorAll('search').length;
    for (const control of document.querySelectorAll(controls)) {
      if ([...control.getClientRects()].some((box) => isUnder(control, box)))
        names.add(control.getAttribute('name') ?? control.textContent ?? '');
    }
    isOver = !step || top >= document.documentElement.scrollHeight - innerHeight;
  }
  return { seen, names: [...names] };

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
