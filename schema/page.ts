import * as z from 'zod';
import { pagedCollections } from './collections/table.ts';
import {
  byOtherLanguage,
  defaultLanguage,
  isPartial,
  languages,
  nameOf,
  otherLanguages,
} from './languages.ts';
import { sections, templateSections } from './sections/index.ts';
import { pageGroup } from './sections/site-map.ts';
import { formerly, showing } from './showing.ts';
import { bilingual, plain, type TextForm } from './text.ts';
import { walls } from './wall.ts';
import { expected } from './words.ts';

const address = z.string().regex(
  /^\/(?:(?:[a-z0-9-]|\{slug\})+(?:\/(?:[a-z0-9-]|\{slug\})+)*)?$/,
  expected({
    en: 'an address such as `/platform`: lowercase words, hyphens, no slash at the end',
    fr: 'une adresse telle que `/platform` : des mots en minuscules, des traits d’union, pas de barre oblique finale',
  }),
);

function head<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  return {
    name: t.line('The page’s short name: breadcrumbs, links, the assistant’s sources.', 'pageName'),
    title: t.line('The title of the browser tab and of search results: 15 to 60 characters.'),
    description: t.line('What search results show under the title: 70 to 160 characters.'),
  };
}

function body<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  return {
    walls: walls.optional(),
    sections: z.array(sections(t)).min(1).describe('The sections, in order.'),
  };
}

const others = otherLanguages
  .map((language) => `the ${nameOf(language)} one is the same after /${language}`)
  .join(', ');

const addresses = {
  address: address.describe(`The French address; ${others}.`),
  aliases: z.array(address).min(1).optional().describe('Other addresses that show this same page.'),
  formerly,
  group: pageGroup,
  ...showing,
};

/** What names a page in one language, where its content is in another one. */
export const pageHead = z.strictObject({
  ...head(plain),
  note: plain
    .rich('Opens the page: what it holds, and where the same is told in this language.')
    .optional(),
});

/** content/pages/*.yaml, in every language. */
export const page = z
  .strictObject({
    ...addresses,
    inTranslation: z
      .literal(true)
      .optional()
      .describe(
        'true: texts of its sections may still lack a translation; until the line is removed, other languages show the page in French.',
      ),
    ...head(bilingual),
    ...body(bilingual),
  })
  .describe(
    `A page in ${new Intl.ListFormat('en-GB').format(languages.map((each) => nameOf(each)))}.`,
  );

/**
 * content/pages/*.yaml with `languages: [fr]`: texts are plain French strings. What names the page
 * outside of it, such as the title of its tab under /en, is written in that language.
 */
export const frenchPage = z
  .strictObject({
    ...addresses,
    languages: z
      .tuple([z.literal(defaultLanguage)])
      .describe('[fr]: the page exists in French only.'),
    ...head(plain),
    elsewhere: z
      .strictObject(
        byOtherLanguage((language) => {
          const named = pageHead.describe(`Under /${language}, in ${nameOf(language)}.`);
          return isPartial(language) ? named.optional() : named;
        }),
      )
      .describe('How the other languages name this page: in links, in the browser’s tab.'),
    ...body(plain),
  })
  .describe('A page in French only.');

/** content/templates/*.yaml: pages made from an entry (`{entry.title}`), and pages without an address. */
export const template = z
  .strictObject({
    for: z
      .enum([...pagedCollections, 'not-found', 'error'])
      .describe('What the page is for: an entry of a collection, an unknown address, an error.'),
    parent: address.optional().describe('The page above it, for breadcrumbs.'),
    ...head(bilingual),
    walls: walls.optional(),
    sections: z.array(templateSections(bilingual)).min(1).describe('The sections, in order.'),
  })
  .describe('A page made from the entries of a collection, or shown at no address of its own.');
