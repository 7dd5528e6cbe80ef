import * as z from 'zod';
import { completions, marks } from './marks.ts';
import { expected } from './words.ts';

/** Lowercase words joined by hyphens; `{slug}` stands for the product's slug. */
export const anchor = z
  .string()
  .regex(
    /^(?:[a-z0-9]|\{slug\})(?:[a-z0-9-]|\{slug\})*$/,
    expected({
      en: 'lowercase words joined by hyphens, such as `demo-form`',
      fr: 'des mots en minuscules joints par des traits d’union, comme `demo-form`',
    }),
  )
  .register(marks, { mark: 'anchor' })
  .describe(
    'The anchor of this section: the address ends in `#` and this word. Unique on the page.',
  );

/** Where a link leads. Internal addresses are written without a language: the compiler adds it. */
export const link = z
  .string()
  .regex(
    /^(?:\/(?!\/)|#|https:\/\/|mailto:|\{site\.)\S*$/,
    expected({
      en: 'an address such as `/book-demo#demo-form`, `#anchor`, `https://…` or `mailto:…`',
      fr: 'une adresse telle que `/book-demo#demo-form`, `#ancre`, `https://…` ou `mailto:…`',
    }),
  )
  .register(marks, { mark: 'link' })
  .describe(
    'Where the link leads: an address of this site (`/agents`, `/book-demo#demo-form`), an anchor of this page (`#demo-form`), `https://…` or `mailto:{mail.press}`.',
  );

export const figure = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*$/,
    expected({
      en: 'the name of a figure, such as `clients`',
      fr: 'le nom d’un chiffre, comme `clients`',
    }),
  )
  .register(marks, { mark: 'figure' })
  .describe('The name of a figure of content/figures.yaml. Numbers stand there, once.');

export const icon = z
  .string()
  .regex(
    /^[a-z0-9-]+$/,
    expected({
      en: 'the name of an icon, such as `shield-check`',
      fr: 'le nom d’une icône, comme `shield-check`',
    }),
  )
  .register(marks, { mark: 'icon' })
  .describe('The name of a Lucide icon (https://lucide.dev/icons), such as `shield-check`.');

export const imageFile = z
  .string()
  .regex(
    /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.(?:svg|png|jpg|webp|avif)$/,
    expected({
      en: 'a file of content/images, in lowercase letters, digits and hyphens, without spaces, such as `partners/pole.svg`',
      fr: 'un fichier de content/images, en minuscules sans accent ni espace, comme `partners/pole.svg`',
    }),
  )
  .brand<'image'>()
  .register(marks, { mark: 'image' })
  .describe('A file of content/images, such as `partners/pole.svg`.');

export type ImageSource = z.infer<typeof imageFile>;

export const caseName = z
  .string()
  .regex(
    /^[a-z0-9-]+$/,
    expected({
      en: 'the name of a case, such as `council-tender`',
      fr: 'le nom d’un cas, tel que `council-tender`',
    }),
  )
  .register(completions, { from: 'cases' })
  .describe('The case that an agent handles: the name of a file of content/collections/cases.');

export const quoteName = z
  .string()
  .regex(
    /^[a-z0-9-]+$/,
    expected({
      en: 'the name of a quote, such as `ville-de-montrieux`',
      fr: 'le nom d’une citation, telle que `ville-de-montrieux`',
    }),
  )
  .register(completions, { from: 'quotes' })
  .describe('What a customer says: the name of a file of content/collections/quotes.');

export const order = z
  .number()
  .describe('Position in the list, smallest first. Leave gaps (10, 20, 30) to insert later.');
