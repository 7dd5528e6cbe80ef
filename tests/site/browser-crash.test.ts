import { afterAll, expect, test, vi } from 'vitest';
import { restartAfterCrash } from '../../features/support/browser-crash.ts';
import { keepFailure } from '../../features/support/pictures.ts';
import { TestEnvironment } from '../../features/support/test-environment.ts';
import { SiteWorld } from '../../features/support/world.ts';

const environment = new TestEnvironment();
afterAll(() => environment.close());

/** A scenario of two steps, as Cucumber runs them: in one world, and at its end the hooks. */
async function play(second: (world: SiteWorld, turn: number) => unknown) {
  const log = vi.fn();
  const world = new SiteWorld({ attach: vi.fn(), log, link: vi.fn(), parameters: {} });
  await world.begin(environment, { name: 'A visit' });
  let [firsts, turns] = [0, 0];
  const outcome = await runStep(world, async (current) => {
    firsts += 1;
    current.language = 'en';
    await current.visit('site map');
  }).then(() =>
    runStep(world, (current) => {
      turns += 1;
      return second(current, turns);
    }).catch((error: Error) => error),
  );
  await Promise.resolve(restartAfterCrash(closeSession).call(world, { pickle: {} }));
  const said = log.mock.calls.flat().join('\n');
  return { outcome, firsts, turns, said, hasSession: world.hasSession };
}

async function runStep(world: SiteWorld, step: (world: SiteWorld) => unknown): Promise<unknown> {
  return restartAfterCrash(function run(this: unknown) {
    if (!(this instanceof SiteWorld)) throw new Error('A step runs in a world.');
    return step(this);
  }).call(world);
}

async function closeSession(this: unknown): Promise<void> {
  if (this instanceof SiteWorld) await this.closeSession();
}

test.each([
  ['the page', crashPage],
  ['the whole browser', crashBrowser],
])('%s crashes: the scenario begins again and says so', async (_, crash) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { outcome, said, ...counts } = await play(async (world, turn) => {
    if (turn === 1) await crash(world);
    expect(world.language).toBe('en');
    expect(await world.page.title()).not.toBe('');
    return 'played';
  });
  expect(outcome).toBe('played');
  expect(counts).toMatchObject({ firsts: 2, turns: 2 });
  expect(said).toBe('The browser crashed in "A visit", which begins again in a fresh one.');
});

test('a second crash fails the scenario', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { outcome, turns } = await play(crashPage);
  expect(String(outcome)).toMatch(/crash/iu);
  expect(turns).toBe(2);
});

test('a page that crashed has no picture, which is no second failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const log = vi.fn();
  const world = new SiteWorld({ attach: vi.fn(), log, link: vi.fn(), parameters: {} });
  await world.begin(environment, { name: 'A visit' });
  await world.visit('site map');
  await expect(crashPage(world)).rejects.toThrow(/crash/iu);
  await keepFailure(world, { id: 'visit', name: 'A visit' });
  expect(log.mock.calls.flat().join('\n')).toMatch(/^No picture: /u);
  await world.closeSession();
});

test('what is expected in vain fails at once', async () => {
  const { outcome, turns, said } = await play(() => expect('this').toBe('that'));
  expect(String(outcome)).toContain('that');
  expect({ turns, said }).toEqual({ turns: 1, said: '' });
});

async function crashPage({ context, page }: SiteWorld): Promise<void> {
  const session = await context.newCDPSession(page);
  await Promise.all([session.send('Page.crash'), page.waitForSelector('.never')]);
}

async function crashBrowser({ context, page }: SiteWorld): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  await session?.send('Browser.crash');
  await page.title();
}
