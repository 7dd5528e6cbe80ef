import { calibration, evidenceOf } from '../../../app/server/chat/answering/confidence.ts';
import { judge } from '../../../app/server/chat/answering/judge.ts';
import { siteAnswering } from '../answers/engine.ts';
import { tells } from '../answers/measure.ts';
import { pathOf, readQuestions } from '../answers/questions.ts';

/*
 * Fits the confidence of answers to tests/questions/development.yaml: weights by logistic regression on
 * all questions, the curve by cross-validation (each question judged by weights that never saw it).
 */

interface Example {
  evidence: readonly number[];
  right: boolean;
  offTopic: boolean;
}

interface Fit {
  bias: number;
  weights: readonly number[];
}

const folds = 5;
const steps = 400;
const rate = 1;
const momentum = 0.95;
const decay = 0.0005;
const limits = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7];

const examples = await readExamples();
const confidences = examples.map((one, place) => {
  const others = examples.filter((_, other) => other % folds !== place % folds);
  return confidenceBy(regress(others), one);
});
const { bias, weights } = regress(examples);
console.log(
  `bias: ${bias.toFixed(2)}, weights: [${weights.map((one) => one.toFixed(2)).join(', ')}]`,
);
console.log('limit  sure  of these right  off topic answered');
for (const limit of limits) {
  const sure = examples.filter((_, place) => (confidences[place] ?? 0) >= limit);
  const on = sure.filter(({ offTopic }) => !offTopic);
  const off = sure.length - on.length;
  const right = (100 * on.filter((one) => one.right).length) / on.length;
  const asked = examples.filter(({ offTopic }) => !offTopic).length;
  const share = (100 * on.length) / asked;
  const offShare = (100 * off) / (examples.length - asked);
  console.log(`${limit}  ${share.toFixed(1)} %  ${right.toFixed(1)} %  ${offShare.toFixed(1)} %`);
}

/** What would be an answer, were it sure: not what gets the refusal or a reply. */
async function readExamples(): Promise<Example[]> {
  const { rankOf } = siteAnswering();
  const questions = await readQuestions('development');
  return questions.flatMap(({ question, language, pages, says, kind }) => {
    const { ranked } = judge(question, rankOf(language));
    const [best] = ranked;
    if (best?.entry.kind !== 'answer' && best?.entry.kind !== 'page') return [];
    const told = says.every((wordings) => wordings.some((one) => tells(best.entry.text, one)));
    const right = pages.includes(pathOf(best.entry.page)) && (told || says.length > 1);
    return [{ evidence: evidenceOf(question, ranked), right, offTopic: kind === 'off-topic' }];
  });
}

/** Gradient descent with momentum. */
function regress(rows: readonly Example[]): Fit {
  const current = { bias: 0, weights: calibration.weights.map(() => 0) };
  const speed = { bias: 0, weights: calibration.weights.map(() => 0) };
  for (let step = 0; step < steps; step++) {
    let slope = 0;
    const slopes = current.weights.map((weight) => decay * weight);
    for (const row of rows) {
      const off = (confidenceBy(current, row) - (row.right ? 1 : 0)) / rows.length;
      slope += off;
      for (const [place, value] of row.evidence.entries()) {
        slopes[place] = (slopes[place] ?? 0) + off * value;
      }
    }
    speed.bias = momentum * speed.bias - rate * slope;
    current.bias += speed.bias;
    for (const [place, by] of slopes.entries()) {
      speed.weights[place] = momentum * (speed.weights[place] ?? 0) - rate * by;
      current.weights[place] = (current.weights[place] ?? 0) + (speed.weights[place] ?? 0);
    }
  }
  return current;
}

function confidenceBy({ bias: base, weights: by }: Fit, { evidence }: Example): number {
  const sum = evidence.reduce((all, value, place) => all + value * (by[place] ?? 0), base);
  return 1 / (1 + Math.exp(-sum));
}
