import * as z from 'zod';
import { marks } from './marks.ts';
import { bilingual, localized, plain } from './text.ts';
import { expected } from './words.ts';

const label = z
  .string()
  .regex(/\S/, expected({ en: 'text, not empty', fr: 'un texte, non vide' }))
  .register(marks, { mark: 'label' });

const mailbox = label.regex(
  /^[^\s@<>(),;:]+@(?:[A-Za-z0-9-]|\{slug\})+(?:\.(?:[A-Za-z0-9-]|\{slug\})+)+$/,
  expected({
    en: 'a mail address such as `contact@{slug}.example`',
    fr: 'une adresse électronique telle que `contact@{slug}.example`',
  }),
);

const address = z
  .strictObject({
    street: label.describe('Street and number.'),
    postcode: label.describe('Postal code.'),
    city: label.describe('City.'),
    country: z
      .string()
      .regex(
        /^[A-Z]{2}$/,
        expected({ en: 'two capital letters, such as `FR`', fr: 'deux capitales, comme `FR`' }),
      )
      .describe('Country, as two capital letters: FR.'),
  })
  .describe('A postal address.');

const host = z.string().regex(
  /^[a-z0-9.-]+(?::\d+)?$/,
  expected({
    en: 'a host name such as `cdn.example`',
    fr: 'un nom d’hôte tel que `cdn.example`',
  }),
);

/** The characters that the product’s name and a word of it may have: tests/visual/limits.test.ts. */
export const [maxNameCharacters, maxNameWordCharacters] = [32, 12];

const consentCategories = ['analytics', 'marketing', 'functional'] as const;

/** content/site.yaml: the product, its company, its addresses and its integrations. */
export const site = z
  .strictObject({
    product: z
      .string()
      .regex(
        new RegExp(
          `^(?=.{1,${maxNameCharacters}}$)\\S{1,${maxNameWordCharacters}}(?: \\S{1,${maxNameWordCharacters}})*$`,
          'u',
        ),
        expected({
          en: `one line of at most ${maxNameCharacters} characters, no word longer than ${maxNameWordCharacters}: the header has no room for more on a screen 320 pixels wide`,
          fr: `une ligne de ${maxNameCharacters} caractères au plus, sans mot de plus de ${maxNameWordCharacters} : l’en-tête n’a pas plus de place sur un écran de 320 pixels`,
        }),
      )
      .describe('The product’s name, as visitors read it. Elsewhere: `{product}`.'),
    slug: z
      .string()
      .regex(
        /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
        expected({
          en: 'lowercase letters, digits and hyphens',
          fr: 'des minuscules sans accent, des chiffres et des traits d’union',
        }),
      )
      .describe(
        'The product’s name in addresses: /why-{slug}, /{slug}-socle. Elsewhere: `{slug}`.',
      ),
    origin: label
      .regex(
        /^https:\/\/(?:[a-z0-9-]|\{slug\})+(?:\.(?:[a-z0-9-]|\{slug\})+)+(?::\d+)?$/,
        expected({
          en: '`https://` and a host, without a slash at the end',
          fr: '`https://` et un hôte, sans barre oblique finale',
        }),
      )
      .describe('Canonical addresses start with this. May use {slug}.'),
    tagline: bilingual.line(
      'What the product is, in one line, for search engines and social cards.',
    ),
    summary: bilingual.line(
      'What the product is, in two sentences, for search engines and llms.txt.',
    ),
    pricing: bilingual.line('How the product is priced, for search engines.'),
    sectors: localized(z.array(plain.line('A sector.')).min(1)).describe(
      'The sectors that the product is for, for search engines.',
    ),
    company: z
      .strictObject({
        name: label.describe('The company’s usual name. Elsewhere: `{company}`.'),
        legalName: label.describe('Its registered name. Elsewhere: `{legalName}`.'),
        form: bilingual.line('Its legal form.'),
        registration: label.describe('Its registration number.'),
        vat: label.describe('Its VAT number.').optional(),
        director: label.describe('The publication director.'),
        address,
        phone: label.describe('Telephone number.'),
      })
      .describe('The company behind the product.'),
    host: z
      .strictObject({
        name: label.describe('Who hosts this site. Elsewhere: `{host}`.'),
        details: bilingual.line('Legal form and registration of the host.'),
        address: label.describe('The host’s postal address in one line.'),
        phone: label.describe('The host’s telephone number.').optional(),
        email: mailbox.describe('The host’s mail address.'),
      })
      .describe('Who hosts the site.'),
    mail: z
      .strictObject({
        sales: mailbox.describe('Receives demo requests. Elsewhere: `{mail.sales}`.'),
        careers: mailbox.describe('Receives applications.'),
        press: mailbox.describe('Receives press enquiries.'),
        dpo: mailbox.describe('The data protection officer.'),
        contact: mailbox.describe('General contact.'),
        security: mailbox.describe(
          'Receives reports of security faults. Named in `/.well-known/security.txt`.',
        ),
      })
      .describe('The company’s mailboxes.'),
    social: z
      .strictObject({
        linkedin: label
          .regex(
            /^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/,
            expected({
              en: 'an address that starts with `https://`',
              fr: 'une adresse qui commence par `https://`',
            }),
          )
          .describe('The company’s page on the professional network.'),
      })
      .describe('Addresses on social networks.'),
    email: z
      .strictObject({
        origin: z
          .union([
            z.literal(''),
            z.string().regex(
              /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/,
              expected({
                en: '`https://` and a host, or nothing',
                fr: '`https://` et un hôte, ou rien',
              }),
            ),
          ])
          .describe('Where demo requests are sent. Empty: this site’s own server.'),
        publicKey: z.string().min(1).describe('The public key of the mail service.'),
        serviceId: z.string().min(1).describe('The service id of the mail service.'),
        templateId: z.string().min(1).describe('The template id of the mail service.'),
      })
      .describe('How demo requests are sent.'),
    assistant: z
      .strictObject({
        model: z.string().min(1).describe('The language model’s name, as Ollama knows it.'),
        countsWords: z
          .boolean()
          .describe(
            'true: the server runs with CHAT_GAPS=1, and the privacy policy says that words are counted.',
          ),
      })
      .describe('The assistant’s model.'),
    services: z
      .array(
        z.strictObject({
          name: z.string().min(1).describe('The service’s name.'),
          category: z.enum(consentCategories).describe('The consent it needs.'),
          script: z
            .string()
            .regex(
              /^(?:https:\/\/|\/)\S+$/,
              expected({
                en: 'an address such as `https://…` or `/script.js`',
                fr: 'une adresse telle que `https://…` ou `/script.js`',
              }),
            )
            .describe('The address of its script.'),
          hosts: z.array(host).describe('The hosts it talks to.'),
        }),
      )
      .describe(
        'Third-party services, loaded only after consent for their category. None by default.',
      ),
  })
  .describe('The product, its company, its addresses and its integrations.');
export type SiteSource = z.infer<typeof site>;
