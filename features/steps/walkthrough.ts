import { Given, Then, When } from '@cucumber/cucumber';
import { stopClock } from '../support/clock.ts';
import { settleCookies } from '../support/consent.ts';
import { expect } from '../support/expect.ts';
import { Screen } from '../support/screen.ts';
import { WalkthroughScreen } from '../support/walkthrough.ts';
import type { SiteWorld } from '../support/world.ts';

/** Longer than any step stays. */
const anyStepMs = 21_000;

/** The number of the step at which the agent has asked. */
const asked = new WeakMap<SiteWorld, number>();
const answered = new WeakMap<SiteWorld, string | null>();

function screenOf({ page, language }: SiteWorld): WalkthroughScreen {
  return new WalkthroughScreen(page, language);
}

/** As much as all steps together take. */
async function letTimePass(world: SiteWorld): Promise<void> {
  for (let step = 0; step < 8; step += 1) await world.advanceClock(anyStepMs);
}

async function shows(world: SiteWorld, number: number): Promise<void> {
  await expect.poll(() => screenOf(world).shown()).toBe(number);
}

Given('I come to the case of the {screen} page', async function (this: SiteWorld, name: string) {
  await comeToCase(this, name);
});

export async function comeToCase(world: SiteWorld, name: string): Promise<void> {
  await settleCookies(world);
  await stopClock(world);
  await world.visit(name);
  await screenOf(world).untilStaged();
}

When('I watch the agent', async function (this: SiteWorld) {
  await screenOf(this).control('play').click();
});

When('I pause the agent', async function (this: SiteWorld) {
  await screenOf(this).control('pause').click();
});

Given(
  'the agent has come to its question, and waits for a person',
  async function (this: SiteWorld) {
    await letTimePass(this);
    await expect(screenOf(this).answers).toHaveCount(2);
    await expect(screenOf(this).control('turn')).toBeVisible();
  },
);

When('I answer in that person’s place', async function (this: SiteWorld) {
  const answer = screenOf(this).answers.last();
  answered.set(this, await answer.textContent());
  await answer.click();
});

When('I answer in that person’s place by keyboard', async function (this: SiteWorld) {
  asked.set(this, await screenOf(this).shown());
  await screenOf(this).control('turn').press('Enter');
  await expect(screenOf(this).answers.first()).toBeFocused();
  await this.page.keyboard.press('Enter');
});

When('I walk on {int} time(s)', async function (this: SiteWorld, times: number) {
  for (let time = 0; time < times; time += 1) await screenOf(this).control('next').click();
});

Given(
  'I have walked on {int} times and back once, and step {int} is shown',
  async function (this: SiteWorld, times: number, number: number) {
    for (let time = 0; time < times; time += 1) await screenOf(this).control('next').click();
    await screenOf(this).control('back').click();
    await shows(this, number);
  },
);

const keys: Readonly<Record<string, string>> = {
  right: 'ArrowRight',
  left: 'ArrowLeft',
  up: 'ArrowUp',
  'Alt with right': 'Alt+ArrowRight',
};

When(
  'I press the arrow keys {string} on the list of steps',
  async function (this: SiteWorld, names: string) {
    await screenOf(this).courses.first().focus();
    for (const name of names.split(', ')) await this.page.keyboard.press(keys[name] ?? name);
  },
);

When(
  /^I swipe the step to the (left|right)$/,
  async function (this: SiteWorld, side: 'left' | 'right') {
    await screenOf(this).swipe(side);
  },
);

When('I read the whole case', async function (this: SiteWorld) {
  await screenOf(this).control('readAll').click();
});

/** Each button of the content does something that scripts do. */
Then('no dead control is shown', async function (this: SiteWorld) {
  await expect(new Screen(this.page).main.locator('button:visible')).toHaveCount(0);
});

Then('step {int} is shown', async function (this: SiteWorld, number: number) {
  await shows(this, number);
});

Then('step {int} stays', async function (this: SiteWorld, number: number) {
  await letTimePass(this);
  await shows(this, number);
});

Then('my answer stands beside that person’s decision', async function (this: SiteWorld) {
  const { current } = screenOf(this);
  await expect(current).toContainText(answered.get(this) ?? 'an answer');
  await expect(current.getByRole('blockquote')).toBeVisible();
});

Then(
  'the agent goes on to the end, which leads to the demo form, and can be watched again',
  async function (this: SiteWorld) {
    await letTimePass(this);
    const { current, steps } = screenOf(this);
    await shows(this, await steps.count());
    await expect(current.getByRole('link').first()).toHaveAttribute('href', /book-demo#demo-form$/);
    await screenOf(this).control('replay').click();
    await shows(this, 1);
    await expect(steps.last().getByRole('link')).toHaveCount(0);
  },
);

Then(
  'my focus is on the headline of the step after the question',
  async function (this: SiteWorld) {
    await expect(screenOf(this).titles.nth(asked.get(this) ?? 0)).toBeFocused();
  },
);

Given('a screen reader is told of no step', async function (this: SiteWorld) {
  await expect(screenOf(this).news).toBeEmpty();
});

Then('a screen reader is told of step {int}', async function (this: SiteWorld, number: number) {
  const title =
    (await screenOf(this)
      .titles.nth(number - 1)
      .textContent()) ?? '';
  await expect(screenOf(this).news).toContainText(title);
});

Then('a screen reader is offered every step, in order', async function (this: SiteWorld) {
  const tree = await screenOf(this).region.ariaSnapshot();
  const written = await screenOf(this).titles.allTextContents();
  const titles = written.map((title) => title.replaceAll(/\s/gu, ' '));
  expect(titles.length).toBeGreaterThan(2);
  const places = titles.map((title) => tree.indexOf(`heading "${title}"`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

Then('all steps stand one below the other', async function (this: SiteWorld) {
  await expect.poll(() => screenOf(this).isList()).toBe(true);
});

/** The steps are a row that scrolls, reached by keyboard; each is as wide as the case. */
Then(
  'the steps of the case can be read one after the other, and no dead control is shown with it',
  async function (this: SiteWorld) {
    const { titles, region } = screenOf(this);
    for (const title of await titles.all()) {
      await title.scrollIntoViewIfNeeded();
      await expect(title).toBeInViewport();
    }
    await expect(region.locator('button:visible')).toHaveCount(0);
  },
);
