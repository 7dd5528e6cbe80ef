import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseKnowledge } from '../../app/assistant/knowledge.ts';
import { languageOfText } from '../../app/assistant/language-of-text.ts';
import { shared } from '../../app/generated/shared.server.ts';
import { plain } from '../../features/support/words.ts';

test.each([
  ['Sur devis, pour chaque déploiement.', 'fr'],
  ['On quotation, for each deployment.', 'en'],
  ['Cloud, Hybrid, On-Premises', undefined],
  ['42', undefined],
  ['', undefined],
])('%j is in %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

test.each([
  ['fr', 'public/knowledge.jsonl'],
  ['en', 'public/en/knowledge.jsonl'],
] as const)('what the assistant knows in %s is in no other language', (language, file) => {
  const entries = parseKnowledge(readFileSync(file, 'utf8'));
  const others = entries.filter(
    ({ text }) => ![language, undefined].includes(languageOfText(text)),
  );
  expect(entries.length).toBeGreaterThan(100);
  expect(others).toEqual([]);
});

test.each(['fr', 'en'] as const)(
  'the instruction in %s holds the refusals to the letter',
  (page) => {
    for (const language of ['fr', page] as const) {
      const instruction = plain(shared[page].assistant.instruction);
      expect(instruction).toContain(plain(shared[language].assistant.offTopic));
    }
  },
);

test.each(['fr', 'en'] as const)('the assistant’s own sentences in %s are told', (language) => {
  const { offTopic, welcome, greeting, noAnswer } = shared[language].assistant;
  expect([offTopic, welcome, greeting, noAnswer].map(languageOfText)).toEqual(
    Array(4).fill(language),
  );
});
