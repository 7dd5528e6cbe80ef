import { expect, test } from 'vitest';
import { jsonLd } from '../../scripts/content/emit/json-ld.ts';
import { knowledgeLines } from '../../scripts/content/emit/knowledge.ts';
import { siteFiles } from './site-files.ts';
import { type Changes, check, compile, inLine, pageOf, placeIn, sectionOf } from './small-site.ts';

const file = 'content/pages/legal.yaml';

function asking(entry: string): Changes {
  const section = `  - kind: questions
    id: questions
    title: { fr: Vos questions, en: Your questions }
    items:
      - { question: { fr: Où ?, en: Where? }, entry: ${entry} }
`;
  return { [file]: siteFiles[file] + section };
}

test('a question shows the text of its entry, in the language of the page', async () => {
  const site = await compile(asking('hosting'));
  const answers = (['fr', 'en'] as const).map(
    (language) => sectionOf(pageOf(site, 'legal', language), 'questions').answers,
  );
  expect(answers).toEqual([
    [{ question: 'Où\u202f?', answer: 'Chez vous, avec 12\u202f500+ clients.' }],
    [{ question: 'Where?', answer: 'On your premises.' }],
  ]);
});

test('search engines are told questions and answers; the assistant knows them already', async () => {
  const site = await compile(asking('hosting'));
  const graph: { '@type': string }[] = JSON.parse(jsonLd(site)['/en/legal'] ?? '{}')['@graph'];
  expect(graph.filter((thing) => thing['@type'] === 'FAQPage')).toMatchObject([
    { mainEntity: [{ name: 'Where?', acceptedAnswer: { text: 'On your premises.' } }] },
  ]);
  expect(JSON.stringify(knowledgeLines(site, 'en'))).not.toContain('Your questions');
});

test.each([
  ['hostin', 'is not there'],
  ['french', 'has no English'],
])('the entry %s, which %s, is told at its place', async (entry) => {
  const changes = asking(entry);
  const { diagnostics } = await check(changes);
  expect(diagnostics.map(inLine)).toEqual([
    `${file}:${placeIn(changes[file], entry)} unknown-answer: there is no knowledge entry \`${entry}\``,
  ]);
});
