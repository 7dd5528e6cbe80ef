import { type DataTable, Given, Then } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { states } from '../../scripts/test/browser/states.ts';
import { arrive, assistantOf, goToTop, scrollTo } from '../support/assistant.ts';
import { findViolationsIn } from '../support/axe.ts';
import { lostAtOnce } from '../support/chat-plans.ts';
import { askDirectly, chatServer, expectFailedRequest } from '../support/chat-server.ts';
import { resumeClock } from '../support/clock.ts';
import { beAsked, consentOf, settleCookies } from '../support/consent.ts';
import { demoOf, fillIn, usualRequest } from '../support/demo.ts';
import { animationsOf } from '../support/entrances.ts';
import { expect } from '../support/expect.ts';
import { idOf } from '../support/parts.ts';
import { forEachRow } from '../support/rows.ts';
import { Screen } from '../support/screen.ts';
import { allStatesTimeoutMs } from '../support/timeouts.ts';
import { WalkthroughScreen } from '../support/walkthrough.ts';
import { mail, watchMail } from '../support/watched-mail.ts';
import type { SiteWorld } from '../support/world.ts';
import { expectStay, watchTestimonials } from './carousel.ts';
import { expectToldToSend } from './demo-draft.ts';
import { bringIntoView } from './site-motion.ts';
import { expectThereAtOnce, followLink } from './site-way.ts';
import { screenSizes } from './visitor.ts';
import { comeToCase } from './walkthrough.ts';

/** What the features call a state of scripts/test/browser/states.ts, and the part of the page that is in it. */
const stateNames: Readonly<Record<string, readonly [state: string, part: string]>> = {
  'the banner that asks about cookies': ['banner', '#cookie-banner'],
  'the cookie settings': ['settings', 'dialog[open]'],
  'the menu': ['menu', 'header'],
  'the pill': ['pill', 'search'],
  'the open pill': ['pill-open', 'search'],
  'the conversation': ['conversation', 'dialog[open]'],
  'the refused demo form': ['form-error', 'main form'],
  'the confirmation': ['confirmation', 'main'],
};

/** Brings about what only time, a server or a second step shows, and says which part of the page it is. */
const ownStates: Readonly<Record<string, (world: SiteWorld) => Promise<Locator>>> = {
  async 'a conversation that waits'(world) {
    chatServer.holdBack();
    await askDirectly(world);
    await arrive(world);
    await assistantOf(world).ask('Prix ?');
    await expect(assistantOf(world).phase('retrieving')).toBeVisible();
    return assistantOf(world).conversation;
  },
  async 'a conversation whose server was lost'(world) {
    chatServer.reset();
    chatServer.plan(lostAtOnce);
    expectFailedRequest(world);
    await askDirectly(world);
    await arrive(world);
    await assistantOf(world).askAndWait('Prix ?');
    return assistantOf(world).conversation;
  },
  async 'the draft that is still to be sent'(world) {
    world.problems.expect(/status of 503|^request to another host: mailto:/);
    mail.plan({ status: 503, body: 'Service Unavailable' });
    await watchMail(world);
    await settleCookies(world);
    await world.visit('book a demo');
    const screen = demoOf(world);
    await fillIn(screen, usualRequest);
    await screen.send.click();
    await expectToldToSend(world);
    return screen.main;
  },
  async 'the testimonials'(world) {
    const { region } = await watchTestimonials(world);
    return region;
  },
  async 'an agent that works on a case'(world) {
    await comeToCase(world, 'home');
    return new WalkthroughScreen(world.page, world.language).region;
  },
  async 'the whole case of an agent'(world) {
    await comeToCase(world, 'home');
    const screen = new WalkthroughScreen(world.page, world.language);
    await screen.control('readAll').click();
    return screen.region;
  },
};

/** Shows this to a new visitor, and resolves to the part of the page that is to be judged. */
async function show(world: SiteWorld, name: string): Promise<Locator> {
  const own = ownStates[name];
  if (own) {
    const part = await own(world);
    await resumeClock(world);
    // Where its end is clear of what floats at the window's.
    await part.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
    return part;
  }
  const [stateName, selector = ''] = stateNames[name] ?? [];
  const state = states.find((one) => one.name === stateName);
  if (!state) throw new Error(`Nothing is called "${name}".`);
  if (state.decided) await settleCookies(world);
  await state.reach(world.page, world.language);
  return world.page.locator(selector);
}

/** What stands on the screen, and in which colours. */
const seen = new WeakMap<SiteWorld, { part: Locator; scheme: 'light' | 'dark' }>();

Given(
  /^I see (.+) in (French|English), on a (small|large) screen, in (light|dark) colours$/,
  async function (
    this: SiteWorld,
    name: string,
    language: string,
    screen: keyof typeof screenSizes,
    scheme: 'light' | 'dark',
  ) {
    await this.page.setViewportSize(screenSizes[screen]);
    this.language = language === 'English' ? 'en' : 'fr';
    seen.set(this, { part: await show(this, name), scheme });
  },
);

Then('no accessibility problem is found in it', async function (this: SiteWorld) {
  const { part, scheme } = seen.get(this) ?? {};
  if (!part || !scheme) throw new Error('Nothing is shown yet.');
  expect(await findViolationsIn(scheme, this.page, part)).toEqual([]);
});

Then(
  'the page can be read on paper while this is shown:',
  { timeout: allStatesTimeoutMs },
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ 'what is shown': name = '' }) => {
      await this.openSession({});
      await show(this, name);
      await expect(this.page.getByRole('dialog')).toHaveCount(1);
      await this.page.emulateMedia({ media: 'print' });
      await expect(this.page.getByRole('dialog')).toHaveCount(0);
      await expect(new Screen(this.page).main).toBeVisible();
    });
  },
);

/** Does what moves something for others, and sees that nothing moves. */
const movements: Readonly<Record<string, (world: SiteWorld) => Promise<void>>> = {
  async 'the cookie banner that appears'(world) {
    await beAsked(world, 'home');
    expect(await movingIn(consentOf(world).banner)).toBe(0);
  },
  async 'the circle of the assistant'(world) {
    await arrive(world, 'home');
    await goToTop(world);
    await scrollTo(world.page, 75);
    await expect(assistantOf(world).prompt).toBeVisible();
    const journeys = await world.page.evaluate(() =>
      performance.getEntriesByName('journey').map((entry) => Number(Reflect.get(entry, 'detail'))),
    );
    expect(journeys.length).toBeGreaterThan(0);
    expect(Math.max(...journeys)).toBeLessThan(0.05);
  },
  async 'the testimonials'(world) {
    await watchTestimonials(world);
    await expectStay(world, 1, 20);
  },
  async "the next step of an agent's case"(world) {
    await comeToCase(world, 'home');
    const screen = new WalkthroughScreen(world.page, world.language);
    await screen.control('next').click();
    await expect.poll(() => screen.shown()).toBe(2);
    await resumeClock(world);
    expect(await movingIn(screen.region)).toBe(0);
  },
  async 'what comes into view'(world) {
    await world.visit('home');
    await bringIntoView(world, idOf('home', 'the solutions'));
    expect(await animationsOf(world.page)).toEqual([]);
  },
  async 'a link to a place'(world) {
    await world.visit('use cases');
    await followLink(world, 'content', 'the use cases of a function');
    await expectThereAtOnce(world, 'the functions', 'use cases');
  },
};

Then(
  'nothing moves for those who want less motion:',
  { timeout: allStatesTimeoutMs },
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ 'what moves for others': what = '' }) => {
      await this.openSession({ reducedMotion: 'reduce' });
      // What moves all the same leaves a mark in the page.
      await this.context.addInitScript(() => {
        addEventListener('animationend', ({ elapsedTime }) => {
          performance.mark('journey', { detail: elapsedTime });
        });
      });
      const move = movements[what];
      if (!move) throw new Error(`Nothing that moves is called "${what}".`);
      await move(this);
    });
  },
);

function movingIn(part: Locator): Promise<number> {
  return part.evaluate((one) => one.getAnimations({ subtree: true }).length);
}
