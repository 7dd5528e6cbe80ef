import * as z from 'zod';
import { action } from './actions.ts';
import { bilingual } from './text.ts';
import { expected } from './words.ts';

/** There is no room for a sixth at 1200 px, the width from which the header shows its links. */
const mostHeaderLinks = 5;

const headerLink = action(bilingual, 'headerLink');
const footerLink = action(bilingual, 'footerLink');

/** content/navigation.yaml: header and footer. */
export const navigation = z
  .strictObject({
    header: z
      .array(headerLink)
      .min(1)
      .max(
        mostHeaderLinks,
        expected({
          en: `at most ${mostHeaderLinks} links: at 1200 pixels there is no room for one more`,
          fr: `au plus ${mostHeaderLinks} liens : à 1200 pixels, un de plus n’a pas la place`,
        }),
      )
      .describe('The links of the header, in order.'),
    menu: z
      .array(headerLink)
      .min(1)
      .optional()
      .describe('Further links of the menu that holds the header’s where they have no room.'),
    demo: action(bilingual, 'headerButton').describe('The demo button of the header.'),
    footer: z
      .strictObject({
        statement: bilingual.line('The sentence above the footer’s button.', 'footerStatement'),
        cta: action(bilingual, 'footerButton').describe('The footer’s call to action.'),
        columns: z
          .array(
            z.strictObject({
              title: bilingual.line('The title of the column.', 'footerTitle'),
              links: z.array(footerLink).min(1).describe('Its links, in order.'),
            }),
          )
          .min(1)
          .describe('The columns of links, in order.'),
        social: footerLink.describe('The link to the professional network.'),
        bottom: z
          .array(footerLink)
          .min(1)
          .optional()
          .describe('Links of the last line, before the one to the cookie settings.'),
        closing: bilingual.line('The last line of the page.'),
      })
      .describe('The footer.'),
  })
  .describe('Header and footer.');
