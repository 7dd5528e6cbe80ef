import { calibration } from '../../../app/server/chat/answering/confidence.ts';
import { type Example, questionExamples, wordingExamples } from './examples.ts';

/*
 * Fits the confidence of answers to tests/questions/development.yaml: weights by logistic regression on all
 * questions, the curve by cross-validation. Questions for which the same entry came first are of the same
 * fold: no entry is judged by weights that saw its own questions. A second curve is of the knowledge's own
 * wordings, each asked of an index that lacks it.
 */

interface Fit {
  bias: number;
  weights: readonly number[];
}

const folds = 5;
const steps = 600;
const rate = 1;
const momentum = 0.95;
const decay = 0.0005;
/** Questions off topic are fewer than those on topic. */
const offTopicWeight = 1.5;
const limits = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7];

const examples = await questionExamples();
const groups = [...new Set(examples.map(({ group }) => group))];
const foldOf = ({ group }: Example) => groups.indexOf(group) % folds;
const fits = Array.from({ length: folds }, (_, fold) =>
  regress(examples.filter((one) => foldOf(one) !== fold)),
);
const all = regress(examples);
console.log(`bias: ${all.bias.toFixed(2)}, weights: [${all.weights.map(rounded).join(', ')}]`);
printCurve('questions', examples, (one) => confidenceBy(fits[foldOf(one)] ?? all, one));
printCurve('wordings held back', wordingExamples(), (one) => confidenceBy(calibration, one));

function printCurve(name: string, asked: readonly Example[], confidence: (one: Example) => number) {
  console.log(`\n${name}\nlimit  sure  of these right  off topic answered`);
  const on = asked.filter(({ offTopic }) => !offTopic);
  const off = asked.filter(({ offTopic }) => offTopic);
  for (const limit of limits) {
    const isSure = (one: Example) => !one.withheld && confidence(one) >= limit;
    const sure = on.filter(isSure);
    const right = sure.filter((one) => one.right);
    const cells = [
      sure.length / on.length,
      right.length / sure.length,
      off.filter(isSure).length / off.length,
    ];
    console.log([limit, ...cells.map((cell) => `${(100 * cell).toFixed(1)} %`)].join('  '));
  }
}

/** Gradient descent with momentum. */
function regress(rows: readonly Example[]): Fit {
  const current = { bias: 0, weights: calibration.weights.map(() => 0) };
  const speed = { bias: 0, weights: calibration.weights.map(() => 0) };
  const whole = rows.reduce((sum, row) => sum + weightOf(row), 0);
  for (let step = 0; step < steps; step++) {
    let slope = 0;
    const slopes = current.weights.map((weight) => decay * weight);
    for (const row of rows) {
      const off = (weightOf(row) * (confidenceBy(current, row) - (row.right ? 1 : 0))) / whole;
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

function weightOf({ offTopic }: Example): number {
  return offTopic ? offTopicWeight : 1;
}

function confidenceBy({ bias, weights }: Fit, { evidence }: Example): number {
  const sum = evidence.reduce((all, value, place) => all + value * (weights[place] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}

function rounded(weight: number): string {
  return weight.toFixed(2);
}
