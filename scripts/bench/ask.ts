import * as z from 'zod';
import { defaultLanguage, languages } from '#schema/languages.ts';
import type { Verdict } from '../../app/server/chat/answering/judge.ts';
import { keptIn } from '../../app/server/chat/gaps.ts';
import { readEnvironment } from '../../app/server/environment.ts';
import { readArguments } from '../setup/arguments.ts';
import { siteAnswering } from './answers/engine.ts';

/*
 * npm run ask -- "question" [--language en]: what the assistant answers on a page of that language, of
 * which kind the answer is, and what it was chosen from.
 * npm run ask -- --gaps: the words of questions that it did not surely answer, where CHAT_GAPS=1, from the
 * same CHAT_GAPS_FILE; none before three visitors have used the same word.
 */

const { positionals, values } = readArguments(
  'ask -- "QUESTION" [--language fr|en], or ask -- --gaps',
  {
    allowPositionals: true,
    options: {
      language: { type: 'string', short: 'l', default: defaultLanguage },
      gaps: { type: 'boolean', default: false },
    },
  },
);
if (values.gaps) {
  await printGaps();
  process.exit(0);
}
const language = z.enum(languages).safeParse(values.language);
const question = positionals.join(' ');
if (question === '' || !language.success) {
  console.error(`npm run ask -- "question" [--language ${languages.join('|')}]`);
  process.exit(2);
}

const {
  kind,
  content,
  language: spoken,
  verdicts,
} = siteAnswering().answer(question, language.data);
console.log(`${kind}, in ${spoken}\n\n${content}\n`);
for (const verdict of verdicts) console.log(explain(verdict));

async function printGaps(): Promise<void> {
  const { CHAT_GAPS_FILE: file } = readEnvironment(process.env);
  const counts = Object.entries(await keptIn(file));
  if (counts.length === 0) console.log(`${file}: nothing is counted yet (CHAT_GAPS=1 counts)`);
  for (const [word, count] of counts) console.log(`${count}  ${word}`);
}

/** The entries that came nearest, and why: each figure is between 0 and about 1. */
function explain(verdict: Verdict): string {
  const lines = verdict.ranked.slice(0, 6).map((ranked) => {
    const { entry, score, likeness } = ranked;
    const name = entry.title || `(${entry.kind}: ${entry.questions?.[0]} …)`;
    return `  ${score.toFixed(2)}  ${name}  ${entry.page}\n        likeness ${likeness.toFixed(2)}`;
  });
  const lead = verdict.lead.toFixed(2);
  return [`“${verdict.question}”: ${verdict.kind}, lead ${lead}`, ...lines].join('\n');
}
