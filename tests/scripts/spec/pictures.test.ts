import { generateMessages } from '@cucumber/gherkin';
import { IdGenerator, SourceMediaType } from '@cucumber/messages';
import { expect, test } from 'vitest';
import { isFirstAction, isPictured } from '../../../features/support/pictures.ts';

const text = `Feature: A
  Rule: B
    Scenario Outline: <what> in <language>
      Given a page
      When I go
      And I stop
      Then I see <what>

      Examples:
        | language | screen size | what |
        | English  | large       | one  |
        | French   | small       | one  |
        | French   | large       | one  |
        | English  | small       | two  |
`;
const messages = generateMessages(
  text,
  'a.feature',
  SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN,
  {
    includeGherkinDocument: true,
    includePickles: true,
    newId: IdGenerator.incrementing(),
  },
);
const pickles = messages.flatMap(({ pickle }) => pickle ?? []);
const [document] = messages.flatMap(({ gherkinDocument }) => gherkinDocument ?? []);

test('of rows that differ in language and width alone, one is pictured: the French and large one', () => {
  if (!document) throw new Error('the feature is read');
  expect(pickles.map((pickle) => isPictured(pickle, document))).toEqual([false, false, true, true]);
});

test('what is seen before the first When is the start', () => {
  const [pickle] = pickles;
  if (!pickle) throw new Error('the feature has scenarios');
  expect(pickle.steps.map((step) => isFirstAction(pickle, step))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
