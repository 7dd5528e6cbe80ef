import * as z from 'zod';
import { image, result } from '../actions.ts';
import { asked } from '../asked.ts';
import { known } from '../marks.ts';
import { caseName, icon, imageFile, link, order, quoteName } from '../references.ts';
import { day, formerly, showing } from '../showing.ts';
import { bilingual, partlyLocalized, plain } from '../text.ts';
import { walls } from '../wall.ts';
import { expected } from '../words.ts';

const t = bilingual;

const countryCode = expected({
  en: 'two capital letters, such as `FR`',
  fr: 'deux capitales, comme `FR`',
});
const secureAddress = expected({
  en: 'an address that starts with `https:`',
  fr: 'une adresse qui commence par `https:`',
});

/** What every entry has. */
const listed = { order, ...showing };

/** An expert agent. The agents page is French only, and so are its texts. */
export const agent = z
  .strictObject({
    ...listed,
    icon,
    title: known(plain.line('The agent’s name.', 'cardTitle')),
    text: known(plain.rich('What it does.')),
    sectors: z
      .array(known(plain.line('A sector.')))
      .min(1)
      .describe('The sectors it is for; visitors filter by them.'),
    everySector: z
      .boolean()
      .optional()
      .describe('true: it is for every sector; the filter shows it under each one.'),
  })
  .describe('An expert agent.');

const industryText = z.strictObject({
  title: known(plain.line('The industry’s name; its address is made from it.', 'cardTitle')),
  headline: known(
    plain.line('The headline of its page, with the name in it; without it, the name.', 'pageTitle'),
  ).optional(),
  readers: known(
    plain.line('Who recognises themselves in it: “Hospitals, clinics”.', 'overline'),
  ).optional(),
  summary: plain.line('The description for search results: 70 to 160 characters.'),
  text: known(plain.rich('What the product does for it.')),
  useCases: z
    .array(known(plain.line('A use case.')))
    .min(1)
    .describe('What it is used for.'),
  benefits: z.array(result(plain)).min(1).describe('What the industry gains.'),
  cta: plain.line('The words of an additional button to the demo form.', 'button').optional(),
  asked: asked(plain).optional().describe('What its readers ask, for the questions of its page.'),
});

/** An industry: each language has its own list, so one of them may be absent. */
export const industry = z
  .strictObject({
    ...listed,
    formerly,
    icon,
    walls: walls.optional(),
    case: caseName.optional(),
    quote: quoteName.optional(),
    texts: partlyLocalized(industryText).describe(
      'The industry in French (fr), in English (en), or in both.',
    ),
  })
  .describe('An industry.');

export const job = z
  .strictObject({
    ...listed,
    title: known(t.line('The position.', 'cardTitle')),
    location: known(t.line('Where, as shown: “Paris or remote”.')),
    city: z
      .strictObject({
        name: z.string().min(1).describe('The city.'),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, countryCode)
          .describe('Its country, as two capital letters: FR.'),
      })
      .optional()
      .describe('The office, for search engines; absent when the position is remote only.'),
    remote: z.boolean().describe('Whether it can be done remotely.'),
    type: z.enum(['full-time', 'part-time']).describe('Full time, or part time.'),
    department: known(t.line('The department.')),
    text: known(t.rich('What the person will do.')),
    posted: day.describe('The date of publication, such as "2026-10-05".'),
  })
  .describe('An open position.');

export const founder = z
  .strictObject({
    ...listed,
    name: known(z.string().min(1)).describe('Their name.'),
    role: known(t.line('Their role.')),
    expertise: known(t.line('What they know best.')),
    image: image(t),
    bio: known(t.rich('Who they are.')),
    achievements: z
      .array(known(t.line('An achievement.')))
      .min(1)
      .describe('What they achieved.'),
    education: z
      .array(known(t.line('A degree.')))
      .min(1)
      .describe('What they studied.'),
  })
  .describe('A founder.');

export const partner = z
  .strictObject({ ...listed, name: known(t.line('The organisation.')), logo: imageFile })
  .describe('A partner or certification, shown by its mark.');

export const quote = z
  .strictObject({
    ...listed,
    quote: known(t.line('What was said, without quotation marks.')),
    author: known(z.string().min(1)).describe('Who said it.'),
    position: known(t.line('Their position and organisation.')),
  })
  .describe('A quote of the home page’s carousel.');

export const testimonial = z
  .strictObject({
    ...listed,
    company: known(z.string().min(1)).describe('The customer.'),
    industry: known(t.line('Its industry.')),
    quote: known(t.line('What was said, without quotation marks.')),
    author: known(z.string().min(1)).describe('Who said it.'),
    role: known(t.line('Their role.')),
    logo: imageFile,
    rating: z.literal([1, 2, 3, 4, 5]).describe('How many stars of five the customer gives.'),
    results: z.array(result(t)).length(3).describe('The three key results.'),
    proof: t.rich('A few words that lead to such work being done: a link.'),
  })
  .describe('A customer’s testimonial.');

export const caseStudy = z
  .strictObject({
    ...listed,
    formerly,
    walls: walls.optional(),
    case: caseName.optional(),
    quote: quoteName.optional(),
    title: known(t.line('What was done, in a few words.', 'cardTitle')),
    summary: t.line('The description for search results: 70 to 160 characters.'),
    text: known(t.rich('The case in two sentences.')),
    industry: known(t.line('The customer’s industry.')),
    situation: known(t.rich('Where the customer stood.')),
    solution: known(t.rich('What was set up.')),
    involvement: known(t.rich('What was asked of the customer’s own people.')),
    outcome: known(t.rich('What changed.')),
    results: z.array(result(t)).min(1).describe('The results, with their figures.'),
  })
  .describe('A case study; its file name is the end of its address.');

export const pressArticle = z
  .strictObject({
    ...listed,
    title: known(t.line('The article’s title.', 'longCardTitle')),
    publication: known(plain.line('Where it appeared.')),
    date: day.describe('When, such as "2026-03-12".'),
    category: known(t.line('Its category.')),
    text: known(t.rich('What it says.')),
    highlights: z
      .array(known(t.line('A highlight.')))
      .min(1)
      .describe('What to remember of it.'),
    available: z.boolean().describe('false: “Coming Soon”, without a link.'),
    link: link
      .regex(/^https:/, secureAddress)
      .optional()
      .describe('The article’s address; needed when it is available.'),
  })
  .describe('An article in the press.');
