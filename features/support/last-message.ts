import { shared } from '../../app/generated/shared.server.ts';
import { fillTokens } from '../../scripts/test/screens.ts';
import { assistantOf } from './assistant.ts';
import { chatServer } from './chat-server.ts';
import { message } from './content-words.ts';
import { expect } from './expect.ts';
import { plain } from './words.ts';
import type { SiteWorld } from './world.ts';

/** Copy of the content stands in features by its name: `{welcome}`; `{whole}` is all that the chat server sent. */
export function wording({ language }: SiteWorld, text: string): string {
  const { welcome, greeting, noAnswer, cut, errors } = shared[language].assistant;
  const copy = new Map(
    Object.entries({
      welcome,
      greeting,
      noAnswer,
      cutOff: `Devis…${cut}`,
      unavailable: errors.unavailable,
      whole: chatServer.planned.body,
    }),
  );
  return copy.get(text.replace(/^\{(\w+)\}$/, '$1')) ?? fillTokens(text);
}

/** Asks, waits for the answer, and reads the whole text of it. */
export async function answerTo(world: SiteWorld, question: string): Promise<string> {
  await assistantOf(world).askAndWait(question);
  return onOneLine((await assistantOf(world).lastText.textContent()) ?? '');
}

/** Spaces of any kind alike. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** The paragraphs of the last message, plain. */
export async function paragraphsOf(world: SiteWorld): Promise<string> {
  const paragraphs = assistantOf(world).lastText.getByRole('paragraph');
  return plain((await paragraphs.allTextContents()).join(' '));
}

/** The links of the last message as a visitor and a browser read them. */
export function linksOf(world: SiteWorld): Promise<{ words: string; to: string; in: string }[]> {
  return assistantOf(world).lastLinks.evaluateAll((links) =>
    links.map((link) => ({
      words: link.textContent?.replaceAll(/\s+/gu, ' ').trim() ?? '',
      to: link.getAttribute('href') ?? '',
      in: link.getAttribute('hreflang') ?? '',
    })),
  );
}

/** Waits until the paragraphs of the last message are what is expected. */
export async function expectLast(
  world: SiteWorld,
  isExpected: (text: string) => boolean,
): Promise<void> {
  await expect.poll(async () => isExpected(await paragraphsOf(world))).toBe(true);
}

/** How the message of a failure begins, in the page's language. */
export function failureWords({ language }: SiteWorld): string {
  return plain(message('chat.failure', language).replace('{error}', ''));
}

export async function expectFailure(world: SiteWorld): Promise<void> {
  const words = failureWords(world);
  await expectLast(world, (last) => last.startsWith(words));
}
