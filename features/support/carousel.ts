import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../scripts/test/screens.ts';

/** Accessible names (docs/interface.md, "Accessible names"). */
const names = {
  fr: { region: 'Témoignages', pause: 'Mettre en pause', resume: 'Reprendre' },
  en: { region: 'Testimonials', pause: 'Pause', resume: 'Resume' },
} as const;
const dotName = {
  fr: (number: number) => `Témoignage ${number} sur 4`,
  en: (number: number) => `Testimonial ${number} of 4`,
} as const;

/** The testimonials that take turns, as a visitor finds them. */
export class CarouselScreen {
  readonly #page: Page;
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
  }

  get region(): Locator {
    return this.#page.getByRole('region', { name: names[this.#language].region, exact: true });
  }

  get quotes(): Locator {
    return this.region.getByRole('blockquote');
  }

  /** What holds the testimonials and says whether their change is announced. */
  get liveRegion(): Locator {
    return this.region.locator('[aria-live]').filter({ has: this.#page.getByRole('blockquote') });
  }

  get pause(): Locator {
    return this.#button(names[this.#language].pause);
  }

  get resume(): Locator {
    return this.#button(names[this.#language].resume);
  }

  dot(number: number): Locator {
    return this.#button(dotName[this.#language](number));
  }

  /** Comes to them, and resolves when one alone is shown: before, all stand in a row that scrolls. */
  async untilTurning(): Promise<void> {
    await this.region.scrollIntoViewIfNeeded();
    await this.#page.waitForFunction(
      (region) =>
        [...(region?.querySelectorAll('blockquote') ?? [])].filter((quote) =>
          quote.checkVisibility({ visibilityProperty: true }),
        ).length === 1,
      await this.region.elementHandle(),
    );
  }

  /** The number of the testimonial that is shown, and alone is current. */
  shown(): Promise<number> {
    return this.region.evaluate((region) => {
      const current = [...region.querySelectorAll('blockquote')].map(
        (quote) => getComputedStyle(quote).visibility === 'visible',
      );
      return current.filter(Boolean).length === 1 ? current.indexOf(true) + 1 : 0;
    });
  }

  /** A finger that goes across the testimonials. */
  async swipe(side: 'left' | 'right'): Promise<void> {
    await this.region.scrollIntoViewIfNeeded();
    const box = await this.quotes.first().boundingBox();
    if (!box) throw new Error('No testimonial is on the screen.');
    const y = box.y + box.height / 2;
    const from = { x: box.x + 150, y };
    const to = { x: from.x + (side === 'left' ? -100 : 100), y };
    const session = await this.#page.context().newCDPSession(this.#page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    await touch('touchMove', [to]);
    await touch('touchEnd', []);
  }

  #button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }
}
