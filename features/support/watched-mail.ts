import { MailDouble } from './mail-double.ts';
import type { SiteWorld } from './world.ts';

/** The worker's mail service, which a scenario watches. */
export const mail = new MailDouble();

const drafts = new WeakMap<SiteWorld, string[]>();
/** Those in which the page has asked the mail service, whatever became of it. */
const asked = new WeakSet<SiteWorld>();

/** The browser's requests to the mail service reach the double; mail drafts are written down. */
export async function watchMail(world: SiteWorld): Promise<void> {
  const origin = await mail.origin();
  mail.forget();
  await world.context.route('**/api/v1.0/email/send', async (route) => {
    const response = await route
      .fetch({ url: `${origin}/api/v1.0/email/send` })
      // The double broke the connection: the browser then sees the same.
      .catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort('connectionreset'));
  });
  const opened: string[] = [];
  drafts.set(world, opened);
  world.context.on('request', (request) => {
    if (request.url().startsWith('mailto:')) opened.push(request.url());
    if (request.url().endsWith('/email/send')) asked.add(world);
  });
}

/** The addresses of the mail drafts that have opened. */
export function draftsOf(world: SiteWorld): string[] {
  const opened = drafts.get(world);
  if (!opened) throw new Error('The scenario does not watch the mail service.');
  return opened;
}

export function hasAskedMail(world: SiteWorld): boolean {
  return asked.has(world);
}

/** What the last draft says. */
export function draftOf(world: SiteWorld) {
  const address = draftsOf(world).at(-1) ?? '';
  const part = (name: string) => new RegExp(`[?&]${name}=([^&#]*)`).exec(address)?.[1] ?? '';
  return {
    to: address.slice('mailto:'.length, address.indexOf('?')),
    subject: decodeURIComponent(part('subject')),
    body: decodeURIComponent(part('body')),
  };
}
