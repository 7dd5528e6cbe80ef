import { expect, test } from 'vitest';
import type { Language } from '#schema/languages.ts';
import { collectionEntries } from '../../scripts/content/emit/knowledge.ts';
import { siteFiles } from './site-files.ts';
import { type Changes, compile } from './small-site.ts';

const careers = 'content/pages/careers.yaml';
const remote: Changes = {
  'content/collections/jobs/remote.yaml': siteFiles['content/collections/jobs/engineer.yaml']
    .replace('{ fr: Paris ou à distance, en: Paris or remote }', '{ fr: À distance, en: Remote }')
    .replace('city: { name: Paris, country: FR }\n', ''),
};
const founder: Changes = {
  [careers]: `${siteFiles[careers]}  - kind: founders
    id: founders
    title: { fr: Les fondateurs, en: The founders }
`,
  'content/collections/founders/anna.yaml': `# yaml-language-server: $schema=../../../schema/json/founders.json
order: 10
name: Anna Morel
role: { fr: Directrice technique, en: Chief Technology Officer }
expertise: { fr: Réseaux, en: Networks }
image: { src: people/anna.jpg, alt: { fr: Anna Morel, en: Anna Morel } }
bio: { fr: Elle écrit., en: She writes. }
achievements: [{ fr: Un livre, en: A book }]
education: [{ fr: Un diplôme, en: A degree }]
`,
};

async function answered(changes: Changes, language: Language): Promise<string[]> {
  const compiled = await compile(changes, { pictures: ['people/anna.jpg'] });
  return collectionEntries(compiled, language).map(({ text }) => text.replaceAll(/\s/gu, ' '));
}

test('a city keeps its capital in the answer about a position; a position without a city reads on', async () => {
  const french = (await answered(remote, 'fr')).join('\n');
  expect(french).toContain('Ingénieure, Paris ou à distance.');
  expect(french).toContain('Ingénieure, à distance.');
  expect((await answered(remote, 'en')).join('\n')).toContain('Engineer, remote.');
});

test('a role keeps its capitals in English and loses its first in French', async () => {
  expect((await answered(founder, 'fr')).join('\n')).toContain('Anna Morel, directrice technique.');
  expect((await answered(founder, 'en')).join('\n')).toContain(
    'Anna Morel, Chief Technology Officer.',
  );
});

test('a colon is spaced as its language has it', async () => {
  expect((await answered({}, 'fr')).join('\n')).toContain('Le Journal : À lire.');
  expect((await answered({}, 'en')).join('\n')).toContain('Le Journal: To read.');
});
