import * as z from 'zod';
import { shared } from '../../app/generated/shared.server.ts';
import { expect } from './expect.ts';
import { OllamaDouble } from './ollama-double.ts';
import type { SiteWorld } from './world.ts';

/** What the scenarios of one worker ask; each finds it as new. */
export const chatServer = new OllamaDouble();

/** The browser's own call, in place of the one of the site's server, which would read it first. */
export async function askDirectly({ context }: SiteWorld): Promise<void> {
  const origin = await chatServer.origin();
  await context.route('**/api/chat', (route) => route.continue({ url: `${origin}/api/chat` }));
}

export function expectFailedRequest({ problems }: SiteWorld): void {
  problems.expect(/Failed to load resource/);
}

const Call = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  stream: z.boolean(),
  options: z.record(z.string(), z.unknown()),
});

/** What the last call asked for, once there is one. */
export async function lastCall(): Promise<z.infer<typeof Call>> {
  await expect.poll(() => chatServer.calls.length).toBeGreaterThan(0);
  return Call.parse(JSON.parse(chatServer.calls.at(-1)?.body ?? ''));
}

/** The last call asked this, with the page's instruction and, where the site knows something, these entries. */
export async function expectSent(
  { language }: SiteWorld,
  question: string,
  entries: readonly { title: string; text: string }[] = [],
): Promise<void> {
  const { instruction, context } = shared[language].assistant;
  const known = entries.map(({ title, text }) => `${title}\n${text}`);
  expect((await lastCall()).messages).toEqual([
    { role: 'system', content: instruction },
    ...(known.length > 0 ? [{ role: 'system', content: [context, ...known].join('\n\n') }] : []),
    { role: 'user', content: question },
  ]);
}
