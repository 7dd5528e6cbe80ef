import { afterAll, expect, test, vi } from 'vitest';
import { keepFailure } from '../../features/support/pictures.ts';
import { SiteWorld } from '../../features/support/world.ts';
import { TestEnvironment } from '../../scripts/test/browser/test-environment.ts';

const environment = new TestEnvironment();
afterAll(() => environment.close());

test('a page that crashed has no picture, which is no second failure', async () => {
  const log = vi.fn();
  const world = new SiteWorld({ attach: vi.fn(), log, link: vi.fn(), parameters: {} });
  await world.begin(environment);
  await world.visit('site map');
  await expect(crashPage(world)).rejects.toThrow(/crash/iu);
  await keepFailure(world, { id: 'visit', name: 'A visit' });
  expect(log.mock.calls.flat().join('\n')).toMatch(/^No picture: /u);
  await world.closeSession();
});

test('a browser that has ended is not the one of the next scenario', async () => {
  const ended = await environment.browser('chromium');
  await ended.close();
  const next = await environment.browser('chromium');
  expect([ended, next].map((browser) => browser.isConnected())).toEqual([false, true]);
});

async function crashPage({ context, page }: SiteWorld): Promise<void> {
  const session = await context.newCDPSession(page);
  await Promise.all([session.send('Page.crash'), page.waitForSelector('.never')]);
}
