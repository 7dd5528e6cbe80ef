import { stringify } from 'yaml';
import { slugOf } from '#schema/addresses.ts';
import { fc } from '../fast-check.ts';

/** Words that YAML, Markdown, ICU or addresses read in a way of their own. */
const awkward = [
  "l'IA",
  'deux :',
  'un # dièse',
  '« oui »',
  '100 %',
  '"mot"',
  '{product}',
  '{figure.clients}',
  '{mail.sales}',
  'yes',
  '1.10',
  '- tiret',
  'é',
  '🙂',
  '&',
  '@',
  '!',
  '?',
];

const word = fc.oneof(fc.constantFrom(...awkward), fc.stringMatching(/^[a-zà-öø-ÿ]{1,9}$/));
const lineOf = (maxLength: number) =>
  fc
    .array(word, { minLength: 1, maxLength })
    .map((words) => words.join(' '))
    .filter((words) => /[\p{L}\p{N}]/u.test(words));
const line = lineOf(6);
/** For places where a line has little room. */
const shortLine = lineOf(2);

const address = fc.constantFrom(
  '/',
  '/#benefits',
  '/platform',
  '/product#timeline',
  '/agents#agents',
  '/{slug}-socle',
  '/industries/banque-&-assurance#detail',
  'https://other.example/x?y=1#z',
  'mailto:{mail.press}',
);
/** Of industries’ pages, each language has its own. */
const everywhere = address.filter((to) => !to.startsWith('/industries'));

const plainWord = fc.stringMatching(/^[a-zà-öø-ÿ]{1,9}$/);
const inline = fc.oneof(
  plainWord,
  plainWord.map((text) => `**${text}**`),
  plainWord.map((text) => `*${text}*`),
  fc.tuple(plainWord, everywhere).map(([text, to]) => `[${text}](${to})`),
);
const sentence = fc.array(inline, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));
const block = fc.oneof(
  sentence,
  fc
    .array(sentence, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item) => `- ${item}`).join('\n')),
);
const rich = fc.array(block, { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join('\n\n'));

const both = <T>(text: fc.Arbitrary<T>) => fc.record({ fr: text, en: text });
const some = <T>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: 1, maxLength: 3 });
const action = fc.record({ label: both(shortLine), to: everywhere });

const section = fc.oneof(
  fc.record({
    kind: fc.constant('pitch'),
    title: both(shortLine),
    text: both(rich),
    actions: some(action),
  }),
  fc.record({
    kind: fc.constant('cards'),
    title: both(shortLine),
    layout: fc.constantFrom('staggered', 'columns', 'rows'),
    items: some(
      fc.record({ title: both(shortLine), text: both(rich), icon: fc.constant('landmark') }),
    ),
  }),
  fc.record({
    kind: fc.constant('stats'),
    title: both(shortLine),
    layout: fc.constantFrom('row', 'grid'),
    items: some(
      fc.record({ figure: fc.constantFrom('clients', 'uptime'), label: both(shortLine) }),
    ),
  }),
  fc.record({
    kind: fc.constant('steps'),
    title: both(shortLine),
    displayed: fc.boolean(),
    items: some(fc.record({ title: both(shortLine), text: both(rich) })),
  }),
);

const industry = fc.record({
  order: fc.integer({ min: 0, max: 3 }),
  icon: fc.constant('landmark'),
  title: fc.stringMatching(/^[A-Za-zÀ-ÿ&]{2,8}(?: [a-zà-ÿ&]{1,8}){0,2}$/),
});

/** More files for the small site: pages of any sections, industries of any name, knowledge. */
export const generatedSite: fc.Arbitrary<Record<string, string>> = fc
  .record({
    pages: fc.array(some(section), { maxLength: 3 }),
    industries: fc.uniqueArray(industry, { maxLength: 3, selector: ({ title }) => slugOf(title) }),
    entries: fc.array(fc.record({ title: line, text: line, page: everywhere }), { maxLength: 3 }),
  })
  .map(({ pages, industries, entries }) =>
    Object.fromEntries([
      ...pages.map((sections, index) => pageFile(sections, index)),
      ...industries.map((one, index) => industryFile(one, index)),
      ...entries.map(({ page, ...text }, index) => [
        `content/knowledge/entries/generated-${index}.yaml`,
        yaml('knowledge-entry', 3, { page, texts: { fr: text, en: text } }),
      ]),
    ]),
  );

function pageFile(sections: readonly object[], index: number): [string, string] {
  const page = {
    address: `/generated/page-${index}`,
    name: { fr: `Page ${index}`, en: `Page ${index}` },
    title: { fr: `La page numéro ${index} du lot`, en: `The page number ${index} of them` },
    description: {
      fr: `Ce que dit la page numéro ${index}, en une phrase assez longue pour ne choquer personne.`,
      en: `What page number ${index} says, in a sentence that is long enough to offend nobody at all.`,
    },
    sections: sections.map((one, place) => ({ ...one, id: `section-${place}` })),
  };
  return [`content/pages/generated-${index}.yaml`, yaml('page', 2, page)];
}

function industryFile(
  { order, icon, title }: { order: number; icon: string; title: string },
  index: number,
): [string, string] {
  const text = {
    // A number keeps titles from meeting those of the small site.
    title: `${title} ${index}`,
    summary: `Le secteur numéro ${index}, raconté en une phrase assez longue pour une recherche.`,
    text: 'Il gagne du temps.',
    useCases: ['Dossiers'],
    benefits: [{ figure: 'uptime', text: 'x' }],
  };
  const languages = index % 2 === 0 ? { fr: text } : { fr: text, en: text };
  const file = yaml('industries', 3, { order, icon, texts: languages });
  return [`content/collections/industries/generated-${index}.yaml`, file];
}

function yaml(schema: string, depth: number, value: object): string {
  const path = `${'../'.repeat(depth)}schema/json/${schema}.json`;
  return `# yaml-language-server: $schema=${path}\n${stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })}`;
}
