import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Language } from '../../scripts/test/screens.ts';
import { settleCookies } from './consent.ts';
import { expect } from './expect.ts';
import type { SiteWorld } from './world.ts';

/** Accessible names (docs/interface.md, "Accessible names"). */
const names = {
  fr: {
    prompt: 'Posez votre question',
    question: 'Votre question',
    send: 'Envoyer',
    conversation: 'Assistant',
    message: 'Votre message',
    close: 'Fermer la conversation',
    retrieving: 'Récupération du contexte…',
    generating: 'Génération de la réponse…',
  },
  en: {
    prompt: 'Ask a question',
    question: 'Your question',
    send: 'Send',
    conversation: 'Assistant',
    message: 'Your message',
    close: 'Close conversation',
    retrieving: 'Retrieving context…',
    generating: 'Generating answer…',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** A point of the backdrop on the ordinary screen. */
export const besidePanel = { x: 10, y: 300 } as const;

export type Phase = 'retrieving' | 'generating';

/** The assistant's widget as a visitor finds it. */
class AssistantScreen {
  readonly #page: Page;
  readonly #names: Readonly<Record<keyof (typeof names)['fr'], string>>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#names = names[language];
  }

  get prompt(): Locator {
    return this.#page.getByRole('button', { name: this.#names.prompt, exact: true });
  }

  get question(): Locator {
    return this.#page.getByRole('textbox', { name: this.#names.question, exact: true });
  }

  /** The pill in both of its forms. */
  get pill(): Locator {
    return this.#page.getByRole('search').filter({ has: this.prompt.or(this.question) });
  }

  /** Decoration: it has no role and no name to be found by. */
  get circle(): Locator {
    return this.#page.locator('body [class*="circle" i][aria-hidden="true"]');
  }

  get conversation(): Locator {
    return this.#page.getByRole('dialog', { name: this.#names.conversation, exact: true });
  }

  get message(): Locator {
    return this.conversation.getByRole('textbox', { name: this.#names.message, exact: true });
  }

  /** Of the conversation when it is open, else of the pill. */
  get send(): Locator {
    return this.#page.getByRole('button', { name: this.#names.send, exact: true });
  }

  get close(): Locator {
    return this.conversation.getByRole('button', { name: this.#names.close, exact: true });
  }

  get log(): Locator {
    return this.conversation.getByRole('log');
  }

  get messages(): Locator {
    return this.log.getByRole('article');
  }

  get lastText(): Locator {
    return textOf(this.messages.last());
  }

  get lastLinks(): Locator {
    return this.messages.last().getByRole('link');
  }

  get times(): Locator {
    return this.log.getByRole('time');
  }

  phase(phase: Phase): Locator {
    return this.log.getByText(this.#names[phase], { exact: true });
  }

  /** By the mouse where it stands: Playwright's own click brings it to the middle of the screen, and the page with it. */
  async expand(): Promise<void> {
    await expect(this.prompt).toBeVisible();
    const { x, y, width, height } = await boxAtRest(this.prompt);
    await this.#page.mouse.click(x + width / 2, y + height / 2);
    await this.question.waitFor();
  }

  async closeBy(means: string): Promise<void> {
    switch (means) {
      case 'its button':
        return await this.close.click();
      case 'the backdrop':
        return await this.#page.mouse.click(besidePanel.x, besidePanel.y);
      case 'Escape':
        return await this.#page.keyboard.press('Escape');
      default:
        throw new Error(`The conversation is not closed by "${means}".`);
    }
  }

  /** Asks by the pill, or in the conversation that is open. */
  async ask(question: string): Promise<void> {
    if (await this.conversation.isVisible()) {
      await this.message.fill(question);
      await this.message.press('Enter');
      return;
    }
    await this.expand();
    await this.question.fill(question);
    await this.question.press('Enter');
  }

  /** Asks, and waits until the answer is the last message: what it says then is all that it says. */
  async askAndWait(question: string): Promise<void> {
    // A conversation that the question opens begins with the welcome.
    const before = (await this.messages.count()) || 1;
    await this.ask(question);
    await expect(this.messages).toHaveCount(before + 2);
  }
}

export function assistantOf({
  page,
  language,
}: {
  page: Page;
  language: Language;
}): AssistantScreen {
  return new AssistantScreen(page, language);
}

/** A message is its head, its text of one or more paragraphs, and what stands under it. */
export function textOf(message: Locator): Locator {
  return message.locator('> div').first();
}

/** A field bears this name, and shows it in a label that leads to it. */
export async function expectLabel(place: Locator, name: string): Promise<void> {
  const label = place.getByText(name, { exact: true });
  await expect(label).toBeInViewport({ ratio: 1 });
  await label.click();
  await expect(place.getByRole('textbox', { name, exact: true })).toBeFocused();
}

/** A visitor who has answered about cookies reads a page, one of the lightest unless told, with the assistant at hand. */
export async function arrive(world: SiteWorld, screen = 'legal notice'): Promise<void> {
  await settleCookies(world);
  await world.visit(screen);
  await comeDown(world);
}

/** The assistant is at hand then. */
export async function comeDown(world: SiteWorld, pixels = 900): Promise<void> {
  await scrollTo(world.page, pixels);
  await expect(assistantOf(world).prompt).toBeVisible();
}

/** Nothing of the assistant is there then. */
export async function goToTop(world: SiteWorld): Promise<void> {
  await scrollTo(world.page, 0);
  await expect(assistantOf(world).pill).toHaveCount(0);
  await expect(assistantOf(world).circle).toBeHidden();
}

/** CSS pixels from the top. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((pixels) => window.scrollTo({ top: pixels, behavior: 'instant' }), top);
  await settled(page);
}

/** CSS pixels between the end of the page and the lower edge of the screen. */
export async function scrollToEnd(page: Page, distance: number): Promise<void> {
  await page.evaluate((pixels) => {
    const end = document.documentElement.scrollHeight - innerHeight;
    window.scrollTo({ top: end - pixels, behavior: 'instant' });
  }, distance);
  await settled(page);
}

const sessions = new WeakMap<Page, CDPSession>();

/** Halts everything that moves, or lets it go on. */
export async function setMovement(page: Page, movement: 'halted' | 'going'): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: movement === 'halted' ? 0 : 1 });
}

/** The page has seen where it was scrolled to. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nothing is drawn for ${locator}.`);
  return box;
}

/** Where it has come to stand: read twice, it is the same. */
async function boxAtRest(locator: Locator) {
  let box = await boxOf(locator);
  const isAtRest = async () => {
    const before = box;
    box = await boxOf(locator);
    return box.y === before.y;
  };
  await expect.poll(isAtRest).toBe(true);
  return box;
}

export function heightOf({ page }: { page: Page }): number {
  return page.viewportSize()?.height ?? 0;
}
