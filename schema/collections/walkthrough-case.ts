import * as z from 'zod';
import { order } from '../references.ts';
import { showing } from '../showing.ts';
import { bilingual as t } from '../text.ts';
import { expected } from '../words.ts';

const seconds = expected({ en: '2 to 20 seconds', fr: 'de 2 à 20 secondes' });

/** What each step has. Nothing is marked as known: an invented case must not become a fact. */
function step<Kind extends string>(kind: Kind) {
  return {
    kind: z.literal(kind).describe('What the step shows: it decides the other keys.'),
    title: t.line('What happens, in a few words.', 'cardTitle'),
    text: t.line('What happens, in a sentence or two.'),
    seconds: z
      .number()
      .min(2, seconds)
      .max(20, seconds)
      .describe('How long it stays while the visitor watches.'),
    time: z
      .string()
      .regex(
        /^(?:[01]\d|2[0-3]):[0-5]\d$/,
        expected({
          en: 'a time such as `"08:02"`, in quotes',
          fr: 'une heure telle que `"08:02"`, entre guillemets',
        }),
      )
      .describe('The time of its line in the log, such as "08:02".'),
    logged: t.line('Its line in the log. The last step shows them all.'),
  };
}

const passage = z
  .strictObject({
    place: t.line('Where it stands: “Page 12”, “Article 5”.'),
    text: t.rich('The passage as the document has it; **what the agent reads** in strong type.'),
    field: t.line('What the agent makes of it: the name of the field.'),
    value: t.line('The value of the field.'),
  })
  .describe('A passage of a document, and what the agent reads in it.');

const documents = z
  .strictObject({
    ...step('documents'),
    documents: z
      .array(
        z.strictObject({
          name: t.line('The document.'),
          detail: t.line('Its pages, its form, or who sent it.'),
        }),
      )
      .min(1)
      .max(4)
      .describe('What arrives, at most four documents.'),
  })
  .describe('Documents that arrive.');

const reading = z
  .strictObject({
    ...step('reading'),
    document: t.line('The document that is read.'),
    passages: z.array(passage).min(1).max(4).describe('What is read in it, in order.'),
  })
  .describe('A document, and what the agent reads in it.');

const question = z
  .strictObject({
    ...step('question'),
    findings: z
      .array(
        z.strictObject({
          place: t.line('Where it was found.'),
          text: t.rich('What stands there; **what does not agree** in strong type.'),
        }),
      )
      .min(1)
      .max(2)
      .describe('What the agent cannot settle by itself: one finding, or two that disagree.'),
    question: t.line('What the agent asks.'),
    asked: t.line('Whom it asks: a name and a position, both invented.'),
    answers: z
      .array(t.line('The words on a button that answers in that person’s place.', 'button'))
      .min(2)
      .max(2)
      .describe('Two answers to choose from; the next step says which one that person gave.'),
  })
  .describe('The place where the agent is unsure and asks a person. Whoever watches must answer.');

const decision = z
  .strictObject({
    ...step('decision'),
    person: t.line('Who decides: a name and a position, both invented.'),
    decision: t.line('What is decided, in the person’s words, without quotation marks.'),
  })
  .describe('What a person decides.');

const updates = z
  .strictObject({
    ...step('updates'),
    systems: z
      .array(
        z.strictObject({
          name: t.line('The kind of software: no brand.'),
          field: t.line('What changes in it.'),
          before: t.line('What stood there; absent when it was empty.').optional(),
          after: t.line('What stands there now.'),
        }),
      )
      .min(1)
      .max(4)
      .describe('The software that is updated, at most four.'),
  })
  .describe('The software that the agent updates.');

const draft = z
  .strictObject({
    ...step('draft'),
    document: t.line('What is drafted.'),
    body: t.rich('Its text; a number in brackets, [1], names a source.'),
    sources: z.array(t.line('A source.')).min(1).max(4).describe('The sources, in their order.'),
  })
  .describe('What the agent drafts, with its sources.');

const log = z
  .strictObject(step('log'))
  .describe('The log of the case: it lists the lines of all steps by itself.');

const caseStep = z.discriminatedUnion('kind', [
  documents,
  reading,
  question,
  decision,
  updates,
  draft,
  log,
]);

/** content/collections/cases/*.yaml: a case that an agent handles, invented from beginning to end. */
export const walkthroughCase = z
  .strictObject({
    order,
    ...showing,
    title: t.line('The case, in a few words.', 'cardTitle'),
    agent: t.line('The agent that handles it.'),
    steps: z.array(caseStep).min(3).max(8).describe('The steps, in order.'),
  })
  .describe(
    'A case that an agent handles step by step. Everybody and everything in it is invented.',
  );
