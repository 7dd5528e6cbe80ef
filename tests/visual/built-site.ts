import { afterAll, beforeAll } from 'vitest';
import { type ServedSite, serveSite } from '../../scripts/test/browser/serve-site.ts';
import { launchSteadyBrowser, openSteadySession } from '../../scripts/test/browser/session.ts';

type Look = Parameters<typeof openSteadySession>[2];
type Opened = { site: ServedSite; browser: Awaited<ReturnType<typeof launchSteadyBrowser>> };

/** The built site on a server and a browser, both there while the tests of a file run. */
export function siteInBrowser() {
  let opened: Opened | undefined;

  beforeAll(async () => {
    const [site, browser] = await Promise.all([serveSite(), launchSteadyBrowser()]);
    opened = { site, browser };
  });

  afterAll(async () => {
    await opened?.browser.close();
    await opened?.site.stop();
  });

  function needed(): Opened {
    if (!opened) throw new Error('the site is served once the first test begins');
    return opened;
  }

  return {
    get browser() {
      return needed().browser;
    },
    get origin() {
      return needed().site.origin;
    },
    openSession: (look: Look) => openSteadySession(needed().browser, needed().site.origin, look),
  };
}
