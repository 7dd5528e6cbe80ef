import * as z from 'zod';
import { action } from './actions.ts';
import { bilingual } from './text.ts';
import { expected } from './words.ts';

/** A sixth lies over the product's name at 1100 px, the width from which the header shows its links. */
const mostHeaderLinks = 5;

const entry = action(bilingual);

/** content/navigation.yaml: header and footer. */
export const navigation = z
  .strictObject({
    header: z
      .array(entry)
      .min(1)
      .max(
        mostHeaderLinks,
        expected({
          en: `at most ${mostHeaderLinks} links: at 1100 pixels one more would lie over the product’s name`,
          fr: `au plus ${mostHeaderLinks} liens : à 1100 pixels, un de plus couvrirait le nom du produit`,
        }),
      )
      .describe('The links of the header, in order.'),
    demo: entry.describe('The demo button of the header.'),
    footer: z
      .strictObject({
        statement: bilingual.line('The sentence above the footer’s button.'),
        cta: entry.describe('The footer’s call to action.'),
        columns: z
          .array(
            z.strictObject({
              title: bilingual.line('The title of the column.'),
              links: z.array(entry).min(1).describe('Its links, in order.'),
            }),
          )
          .min(1)
          .describe('The columns of links, in order.'),
        social: entry.describe('The link to the professional network.'),
        bottom: z
          .array(entry)
          .min(1)
          .optional()
          .describe('Links of the last line, before the one to the cookie settings.'),
        closing: bilingual.line('The last line of the page.'),
      })
      .describe('The footer.'),
  })
  .describe('Header and footer.');
