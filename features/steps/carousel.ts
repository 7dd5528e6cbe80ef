import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { CarouselScreen } from '../support/carousel.ts';
import { stopClock } from '../support/clock.ts';
import { expect } from '../support/expect.ts';
import { untilLettersStand } from '../support/layout-shift.ts';
import { forEachRow } from '../support/rows.ts';
import type { SiteWorld } from '../support/world.ts';

const seen = new WeakMap<SiteWorld, number[]>();

function screenOf({ page, language }: SiteWorld): CarouselScreen {
  return new CarouselScreen(page, language);
}

Given('I watch the testimonials', async function (this: SiteWorld) {
  await watchTestimonials(this);
});

/** Time passes for them only when a step says so. */
export async function watchTestimonials(world: SiteWorld): Promise<CarouselScreen> {
  await stopClock(world);
  await world.visit('home');
  await untilLettersStand(world.page);
  await screenOf(world).untilTurning();
  return screenOf(world);
}

When('they have taken four more turns', async function (this: SiteWorld) {
  const numbers: number[] = [];
  seen.set(this, numbers);
  const screen = screenOf(this);
  let before = await screen.shown();
  for (let turn = 0; turn < 4; turn += 1) {
    await this.advanceClock(5000);
    // While one fades into the next, neither is alone.
    await expect.poll(async () => [0, before].includes(await screen.shown())).toBe(false);
    before = await screen.shown();
    numbers.push(before);
  }
});

Then('I have seen the testimonials {}', function (this: SiteWorld, numbers: string) {
  expect(seen.get(this)?.join(', ')).toBe(numbers);
});

When('I choose the dot of testimonial {int}', async function (this: SiteWorld, number: number) {
  await screenOf(this).dot(number).click();
});

When('I pause the testimonials', async function (this: SiteWorld) {
  await screenOf(this).pause.click();
});

When('I resume the testimonials', async function (this: SiteWorld) {
  await screenOf(this).resume.click();
});

When('I ask my computer for less motion', async function (this: SiteWorld) {
  await this.page.emulateMedia({ reducedMotion: 'reduce' });
  // The page is told a moment later.
  await screenOf(this).resume.waitFor();
});

Then('the testimonials can be resumed', async function (this: SiteWorld) {
  await expect(screenOf(this).resume).toBeVisible();
  await screenOf(this).resume.click();
  await expect(screenOf(this).pause).toBeVisible();
});

When('I rest my pointer on the testimonials', async function (this: SiteWorld) {
  await screenOf(this).region.hover();
});

When('I move my pointer away', async function (this: SiteWorld) {
  await this.page.mouse.move(0, 0);
});

Given(
  'I have reached the testimonials by keyboard, where the control offers to resume',
  async function (this: SiteWorld) {
    await screenOf(this).pause.evaluate(focusBefore);
    await this.page.keyboard.press('Tab');
    await expect(screenOf(this).resume).toBeFocused();
  },
);

When('I go on by keyboard beyond the testimonials', async function (this: SiteWorld) {
  for (let press = 0; press < 5; press += 1) await this.page.keyboard.press('Tab');
  const holdsFocus = (region: Element) => region.matches(':focus-within');
  expect(await screenOf(this).region.evaluate(holdsFocus)).toBe(false);
});

const keys: Readonly<Record<string, string>> = {
  right: 'ArrowRight',
  left: 'ArrowLeft',
  'Alt with right': 'Alt+ArrowRight',
};

When(
  'I press the arrow keys {string} on the dots',
  async function (this: SiteWorld, names: string) {
    await screenOf(this).dot(1).focus();
    for (const name of names.split(', ')) await this.page.keyboard.press(keys[name] ?? name);
  },
);

Then('each dot shows its testimonial:', async function (this: SiteWorld, table: DataTable) {
  await forEachRow(table, async ({ dot }) => {
    await screenOf(this).dot(Number(dot)).click();
    await expectShown(this, Number(dot));
  });
});

Then('each swipe brings another testimonial:', async function (this: SiteWorld, table: DataTable) {
  await forEachRow(table, async ({ 'to the': side, testimonial }) => {
    await screenOf(this).swipe(side === 'left' ? 'left' : 'right');
    await expectShown(this, Number(testimonial));
  });
});

Then('testimonial {int} is shown', async function (this: SiteWorld, number: number) {
  await expectShown(this, number);
});

Then(
  'testimonial {int} stays for {float} seconds',
  async function (this: SiteWorld, number: number, seconds: number) {
    await expectStay(this, number, seconds);
  },
);

Then(
  'testimonial {int} follows after {int} seconds',
  async function (this: SiteWorld, number: number, seconds: number) {
    await this.advanceClock(seconds * 1000);
    await expectShown(this, number);
  },
);

Given('a screen reader keeps silent about their turns', async function (this: SiteWorld) {
  await expect(screenOf(this).liveRegion).toHaveAttribute('aria-live', 'off');
});

Then('a screen reader tells of a new testimonial', async function (this: SiteWorld) {
  await expect(screenOf(this).liveRegion).toHaveAttribute('aria-live', 'polite');
});

async function expectShown(world: SiteWorld, number: number): Promise<void> {
  await expect.poll(() => screenOf(world).shown()).toBe(number);
  await expect(screenOf(world).dot(number)).toHaveAttribute('aria-current', 'true');
}

export async function expectStay(world: SiteWorld, number: number, seconds: number): Promise<void> {
  await world.advanceClock(seconds * 1000);
  await expectShown(world, number);
}

/** Puts the place from which Tab goes on just before an element, without focusing anything in its carousel. */
function focusBefore(element: Element): void {
  const before = document.createElement('span');
  before.tabIndex = -1;
  element.closest('section')?.before(before);
  before.focus();
}
