import { siteAnswering } from './engine.ts';
import { judgeAnswer, sharesOf } from './measure.ts';
import { readQuestions, setNames } from './questions.ts';

const answering = siteAnswering();
for (const name of setNames) {
  const questions = await readQuestions(name).catch(() => []);
  const judged = questions.map((q) => judgeAnswer(q, answering.answer(q.question, q.language)));
  console.log(name, JSON.stringify(sharesOf(judged)));
  for (const kind of ['keywords', 'paraphrase', 'mixed']) {
    const s = sharesOf(judged.filter((j) => j.asked.kind === kind));
    console.log(
      '  ',
      kind,
      s.questions,
      s.linked.toFixed(1),
      s.well.toFixed(1),
      s.misleading.toFixed(1),
      s.refused.toFixed(1),
    );
  }
}
