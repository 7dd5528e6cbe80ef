import { judge, leads } from '../../../app/server/chat/answering/judge.ts';
import { siteAnswering } from '../answers/engine.ts';
import { tells } from '../answers/measure.ts';
import { type AskedQuestion, pageAt, readQuestions } from '../answers/questions.ts';

/*
 * What other limits of an entry's lead would do to the development questions: how many on topic are answered from
 * each on, how many of these rightly, and how many off topic are answered.
 */

const limits = [0.1, 0.15, 0.2, 0.25, 0.3, leads.likely, 0.35, 0.4, 0.5];

const { rankOf } = siteAnswering();
const examples = (await readQuestions('development')).flatMap(exampleOf);
const on = examples.filter(({ offTopic }) => !offTopic);
const off = examples.filter(({ offTopic }) => offTopic);
console.log('limit  answered  of these right  off topic answered');
for (const limit of limits) {
  const sure = on.filter(({ lead }) => lead >= limit);
  const shares = [
    sure.length / on.length,
    sure.filter(({ right }) => right).length / sure.length,
    off.filter(({ lead }) => lead >= limit).length / off.length,
  ];
  console.log([limit, ...shares.map((share) => `${(100 * share).toFixed(1)} %`)].join('  '));
}

/** The lead of what comes first, where it may be an answer at all. */
function exampleOf({ question, language, kind, pages, says }: AskedQuestion) {
  const verdict = judge(question, rankOf(language));
  if (verdict.kind === 'said') return [];
  const [best] = verdict.ranked;
  const entry = best?.entry.kind === 'answer' ? best.entry : undefined;
  const told = says.flat();
  const right =
    entry !== undefined &&
    pages.includes(pageAt(entry.page)) &&
    (told.length === 0 || told.some((wording) => tells(entry.text, wording)));
  return [{ lead: entry && best ? best.lead : -1, right, offTopic: kind === 'off-topic' }];
}
