import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fillTokens, type Language } from '../../scripts/test/screens.ts';
import { readYaml } from '../../scripts/test/yaml-files.ts';
import { plain } from './words.ts';

const bilingual = z.object({ fr: z.string(), en: z.string() });
const messages = z.record(z.string(), bilingual);
const page = z.object({
  sections: z.array(
    z.looseObject({
      errorTitle: bilingual.optional(),
      confirmation: z.looseObject({ pageTitle: bilingual, title: bilingual }).optional(),
      mailDraft: z.looseObject({ pageTitle: bilingual, title: bilingual }).optional(),
    }),
  ),
});
const said = z.object({ fr: z.array(z.string()), en: z.array(z.string()) });
const conversation = z.looseObject({
  replies: z.array(z.looseObject({ said, answer: bilingual })),
  keeping: z.looseObject({ answer: bilingual, counted: bilingual }),
  wordless: bilingual,
  strange: bilingual,
});
const entry = z.looseObject({ texts: z.record(z.string(), z.looseObject({ title: z.string() })) });
const known = z.looseObject({ title: z.string(), text: z.string() });

/** A message of content/interface.yaml by its id. */
export function message(id: string, language: Language): string {
  const words = readYaml('content/interface.yaml', messages)[id];
  if (words === undefined) throw new Error(`content/interface.yaml has no "${id}".`);
  return fillTokens(words[language]);
}

/** What the demo page says after a sending: its titles. */
export function formTitles(language: Language) {
  const form = readYaml('content/pages/book-demo.yaml', page).sections.find(
    ({ mailDraft }) => mailDraft,
  );
  if (!form?.errorTitle || !form.confirmation || !form.mailDraft) throw new Error('No demo form.');
  const { errorTitle, confirmation, mailDraft: draft } = form;
  return {
    refused: fillTokens(errorTitle[language]),
    confirmed: fillTokens(confirmation.pageTitle[language]),
    draft: fillTokens(draft.pageTitle[language]),
    thanks: fillTokens(confirmation.title[language]),
    unfinished: fillTokens(draft.title[language]),
  };
}

/** What the assistant is written to say to small talk. */
export function smallTalk(language: Language) {
  const { replies, keeping, wordless, strange } = readYaml(
    'content/knowledge/conversation.yaml',
    conversation,
  );
  return {
    replies: replies.map((reply) => ({
      said: reply.said[language],
      answer: reply.answer[language],
    })),
    keeping: keeping.answer[language],
    counted: keeping.counted[language],
    wordless: wordless[language],
    strange: strange[language],
  };
}

/** The text of an entry of content/knowledge/entries as the assistant finds it in public/. */
export function entryText(name: string, language: Language): string {
  const { texts } = readYaml(`content/knowledge/entries/${name}.yaml`, entry);
  const title = plain(texts[language]?.title ?? '');
  const file = language === 'fr' ? 'public/knowledge.jsonl' : 'public/en/knowledge.jsonl';
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const found = lines
    .map((line) => known.parse(JSON.parse(line)))
    .find((one) => plain(one.title) === title);
  if (!found) throw new Error(`${file} has no entry "${title}".`);
  return found.text;
}
