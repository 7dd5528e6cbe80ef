import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../scripts/test/screens.ts';
import { formTitles, message } from './content-words.ts';
import { whole } from './words.ts';
import type { SiteWorld } from './world.ts';

/** Accessible names (docs/interface.md, "Accessible names"). */
const names = {
  fr: {
    form: 'Demande de démonstration',
    send: /^Envoyer ma demande$|^Envoi en cours…$/,
    again: 'Réserver une autre démo',
  },
  en: {
    form: 'Demo request',
    send: /^Send my request$|^Sending Request\.\.\.$/,
    again: 'Book Another Demo',
  },
} as const;

/** A complete request; the choices are the third ones of each list. */
export const usualRequest: Readonly<Record<string, string>> = {
  firstName: 'Claire',
  lastName: 'Dubois',
  email: 'claire.dubois@ville.example',
  company: 'Mairie de Sauveterre',
  phone: '+33 1 99 00 12 34',
  jobTitle: 'Directrice',
  message: 'Nous traitons 500 dossiers par mois.',
};
export const choiceNames = ['companySize', 'useCase', 'demoType'] as const;

/** What the form, the mail and the contract call a field that features speak of ("first name"). */
export function fieldName(words: string): string {
  return words.replaceAll(/ ([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}

/** The demo form and its confirmation as a visitor finds them. */
export class DemoScreen {
  readonly #page: Page;
  readonly #language: Language;
  readonly #names: (typeof names)[Language];

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#names = names[language];
  }

  get form(): Locator {
    return this.#page.getByRole('form', { name: this.#names.form, exact: true });
  }

  /** What is busy while its scripts are on their way. */
  get island(): Locator {
    return this.#page.locator('[data-island="demo"]');
  }

  field(words: string): Locator {
    return this.form.locator(`[name="${fieldName(words)}"]`);
  }

  get send(): Locator {
    return this.form.getByRole('button', { name: this.#names.send });
  }

  label(words: string): Locator {
    return this.form.locator(`label[for="demo-${fieldName(words)}"]`);
  }

  /** What stands above a form that was refused. */
  get error(): Locator {
    return this.form.getByRole('alert');
  }

  /** The specification's sentence in it. */
  get errorSentence(): Locator {
    return this.error.getByRole('paragraph');
  }

  get status(): Locator {
    return this.form.getByRole('status');
  }

  get unfinished(): Locator {
    return this.#page.getByRole('heading', {
      level: 1,
      name: whole(formTitles(this.#language).unfinished),
    });
  }

  get thanks(): Locator {
    return this.#page.getByRole('heading', {
      level: 1,
      name: whole(formTitles(this.#language).thanks),
    });
  }

  get main(): Locator {
    return this.#page.getByRole('main');
  }

  get again(): Locator {
    return this.#page.getByRole('button', { name: this.#names.again, exact: true });
  }

  get draft(): Locator {
    return this.#page.getByRole('link', {
      name: message('demo.draft', this.#language),
      exact: true,
    });
  }

  get copy(): Locator {
    return this.#page.getByRole('button', { name: message('demo.draftCopy', this.#language) });
  }

  get copyStatus(): Locator {
    return this.main.getByRole('status');
  }
}

export function demoOf({ page, language }: SiteWorld): DemoScreen {
  return new DemoScreen(page, language);
}

/** Types a request into the form: text into fields, choices into lists. */
export async function fillIn(screen: DemoScreen, request: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(request)) {
    const field = screen.field(name);
    if (choiceNames.some((choice) => choice === name)) await field.selectOption(value);
    else await field.fill(value);
  }
  for (const name of choiceNames) {
    if (!(name in request)) await screen.field(name).selectOption({ index: 3 });
  }
}

/** The texts of the requests that the site's own mail service keeps. */
export async function outboxOf({ site }: SiteWorld): Promise<string[]> {
  const files = await readdir(site.outbox, { recursive: true, withFileTypes: true });
  return Promise.all(
    files
      .filter((file) => file.isFile())
      .map((file) => readFile(join(file.parentPath, file.name), 'utf8')),
  );
}

/** A text with its characters that nobody could see in a feature, written as `\u200B`. */
export function withCharacters(text: string): string {
  return text.replaceAll(/\\u([0-9A-F]{4})/g, (_, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
