import * as z from 'zod';
import { collectionNames } from './collections/table.ts';
import { completions } from './marks.ts';
import { link } from './references.ts';
import { bilingual, label, localized, partlyLocalized, plain } from './text.ts';
import { expected } from './words.ts';

const text = z.strictObject({
  title: plain.line('What the entry is about; shown as the name of the page it comes from.'),
  text: plain.line('What the assistant knows, in full sentences: it quotes them word for word.'),
  keywords: plain.words().optional(),
  questions: z
    .array(label)
    .min(1)
    .optional()
    .describe('How visitors ask for it, in their own words; for the server’s search only.'),
});

const entryName = z
  .string()
  .regex(
    new RegExp(`^(?:${collectionNames.join('|')})/[a-z0-9-]+$`),
    expected({
      en: 'a collection and the name of a file in it, such as `agents/kyc`',
      fr: 'une collection et le nom d’un de ses fichiers, comme `agents/kyc`',
    }),
  )
  .register(completions, { from: 'entries' })
  .describe(
    'The entry of a collection that this is about, such as `agents/kyc`: the assistant knows it only while that one is shown.',
  );

/** content/knowledge/entries/*.yaml: one thing the assistant knows beyond the pages. */
export const knowledgeEntry = z
  .strictObject({
    page: link.describe('The page where a visitor reads more.'),
    about: entryName.optional(),
    texts: partlyLocalized(text).describe('The entry in French (fr), in English (en), or in both.'),
  })
  .describe('One thing the assistant knows beyond the pages.');

/** content/knowledge/conversation.yaml: what visitors say to the assistant beside their questions. */
export const conversation = z
  .strictObject({
    replies: z
      .array(
        z.strictObject({
          about: label.describe('What it is, for editors.'),
          said: localized(z.array(label).min(1)).describe('What visitors type.'),
          answer: bilingual.line('What the assistant answers.'),
        }),
      )
      .min(1)
      .describe('What is answered without looking anything up: greetings, thanks, a sign alone.'),
    outside: z
      .array(
        z.strictObject({
          about: label.describe('The subject, for editors.'),
          said: localized(z.array(label).min(1)).describe('What visitors ask about it.'),
        }),
      )
      .min(1)
      .describe('Subjects that are not the site’s: questions like these get the refusal.'),
    keeping: z
      .strictObject({
        said: localized(z.array(label).min(1)).describe('What visitors ask.'),
        answer: bilingual.line('The answer.'),
        counted: bilingual.line('The answer where unanswered questions are counted.'),
        page: link.describe('The page where a visitor reads more.'),
      })
      .describe('Whether the assistant keeps what visitors write.'),
    premises: z
      .array(
        z.strictObject({
          about: label.describe('What is wrongly taken for granted, for editors.'),
          said: localized(z.array(label).min(1)).describe(
            'The words of a question that takes it for granted: a question that has all of one wording does.',
          ),
          answer: bilingual.line('The sentence that puts it right.'),
        }),
      )
      .describe('What questions take for granted and is wrong.'),
    wordless: bilingual.line(
      'The answer to a message without a word, or of letters that stand alone.',
    ),
    strange: bilingual.line('The answer to a language or letters that it cannot read.'),
  })
  .describe('What visitors say to the assistant beside their questions.');

/** content/knowledge/assistant.yaml: how the assistant is told to answer. */
export const assistant = z
  .strictObject({
    instruction: localized(label).describe(
      'The system instruction sent to the model with every question.',
    ),
    context: localized(label).describe('The line that introduces the retrieved entries.'),
    offTopic: bilingual.line('The answer to a question outside the offer.'),
    greeting: bilingual.line('Shown for a model’s reply that only says END.'),
    welcome: bilingual.line('The first message of a conversation.'),
    noAnswer: bilingual.line('Shown when the reply is empty.'),
    cut: bilingual.line('Follows an answer that is longer than a model may write.'),
    errors: z
      .strictObject({
        refused: bilingual.line('The question is empty, unreadable or too long.'),
        limited: bilingual.line('Too many questions in a minute.'),
        busy: bilingual.line('The assistant is overloaded.'),
        unavailable: bilingual.line('The model does not answer, or not in time.'),
      })
      .describe('What the visitor reads when a question cannot be answered.'),
    silent: bilingual.line('Introduces a part of a question that the site does not answer.'),
    dependent: bilingual.line(
      'The answer to a question that says not by itself what it is about; pages that may help follow.',
    ),
    likely: bilingual.line('Introduces what an answer is about that likely is meant.'),
    sources: bilingual.line('Introduces the pages an answer comes from.'),
    unsure: bilingual.line(
      'Introduces pages that may help, when the question is not surely understood.',
    ),
  })
  .describe('How the assistant is told to answer.');
