import type { Locator, Page } from '@playwright/test';
import { word } from '../../scripts/test/browser/words.ts';
import type { Language } from '../../scripts/test/screens.ts';

/** An agent at work on a case, as a visitor finds it. */
export class WalkthroughScreen {
  readonly #page: Page;
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
  }

  get region(): Locator {
    return this.#page.getByRole('main').locator('section[aria-label]:has(> ol time)');
  }

  get steps(): Locator {
    return this.region.locator('> ol > li');
  }

  /** The step that is shown. */
  get current(): Locator {
    return this.steps.and(this.#page.locator('[aria-current="step"]'));
  }

  /** What the steps are about: their headlines, each read by screen readers at any moment. */
  get titles(): Locator {
    return this.steps.getByRole('heading', { level: 3 });
  }

  get courses(): Locator {
    return this.region.getByRole('group').getByRole('button');
  }

  /** What screen readers say as it changes. */
  get news(): Locator {
    return this.region.getByRole('status');
  }

  /** What answers in place of the person asked. */
  get answers(): Locator {
    return this.steps.getByRole('button');
  }

  control(
    name: 'play' | 'pause' | 'replay' | 'turn' | 'next' | 'back' | 'readAll' | 'byStep',
  ): Locator {
    const words = word(`walkthrough.${name}`, this.#language);
    return this.region.getByRole('button', { name: words, exact: true });
  }

  /** Comes to the case, and resolves when one step alone is shown. */
  async untilStaged(): Promise<void> {
    await this.region.scrollIntoViewIfNeeded();
    await this.current.waitFor();
  }

  /** The number of the step that is shown; 0 when it is not one alone. */
  shown(): Promise<number> {
    return this.steps.evaluateAll((steps) => {
      const seen = steps.map((step) => getComputedStyle(step).clipPath === 'none');
      return seen.filter(Boolean).length === 1 ? seen.indexOf(true) + 1 : 0;
    });
  }

  /** Whether each step stands below the one before it, all of them in sight. */
  isList(): Promise<boolean> {
    return this.steps.evaluateAll((steps) =>
      steps.every((step, index) => {
        const { top, height } = step.getBoundingClientRect();
        const before = steps[index - 1]?.getBoundingClientRect().bottom ?? top;
        return height > 0 && top >= before - 1 && getComputedStyle(step).clipPath === 'none';
      }),
    );
  }

  /** A finger that goes across the step that is shown. */
  async swipe(side: 'left' | 'right'): Promise<void> {
    const title = this.current.getByRole('heading', { level: 3 });
    await title.scrollIntoViewIfNeeded();
    const box = await title.boundingBox();
    if (!box) throw new Error('No step is on the screen.');
    const from = { x: box.x + 120, y: box.y + 5 };
    const to = { x: from.x + (side === 'left' ? -100 : 100), y: from.y };
    const session = await this.#page.context().newCDPSession(this.#page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}
