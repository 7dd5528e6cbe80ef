import { mkdir, writeFile } from 'node:fs/promises';
import { siteAnswering } from '../answers/engine.ts';
import { readQuestions } from '../answers/questions.ts';
import { sampleOf } from './sample.ts';

/*
 * node scripts/bench/sample/run.ts: writes 60 held-out questions with their answers into
 * var/reports/answers-sample.md for readers who judge them by docs/answers.md. Prints none of them.
 */

const file = 'var/reports/answers-sample.md';
const size = 60;
const { answer } = siteAnswering();
const parts = sampleOf(await readQuestions('held-out'), size).map(
  ({ question, language }, place) => {
    const { kind, content } = answer(question, language);
    return `## ${place + 1} (${language} page, ${kind})\n\n> ${question}\n\n${content}\n`;
  },
);
await mkdir('var/reports', { recursive: true });
await writeFile(file, parts.join('\n'));
console.log(`${parts.length} questions and answers are in ${file}`);
