import type { Scenario } from '../../trace/scenarios.ts';
import type { ChosenFeature, Plan } from './plan.ts';

/** Those that are played, and how many of the parts that they stand for are not. */
export interface Choice {
  played: Scenario[];
  leftOut: Scenario[];
}

/** What may be played in about half a minute, in scenarios that open a page. */
const budget = 20;

/**
 * Changed features are played whole. Of the others as much as the budget allows: first one scenario of each rule
 * of a feature that is called as a changed file, then one of each other feature, then more of both.
 * `says`: whether a scenario says one of the changed steps.
 */
export function chooseScenarios(
  all: readonly Scenario[],
  { changedFeatures, features }: Pick<Plan, 'changedFeatures' | 'features'>,
  says: (scenario: Scenario) => boolean = () => false,
): Choice {
  const chosen = new Map(features.map((feature) => [feature.file, feature]));
  const fits = (one: Scenario) => says(one) || isChosen(one, chosen.get(one.file));
  const whole = all.filter(({ file }) => changedFeatures.includes(file));
  const others = all.filter((one) => !changedFeatures.includes(one.file) && fits(one));
  const ranked = inOrder(others, (file) => chosen.get(file)?.isNamed === true);
  const played = [...whole];
  const leftOut: Scenario[] = [];
  let cost = 0;
  for (const scenario of ranked) {
    const more = cost + costOf(scenario);
    if (more > budget) leftOut.push(scenario);
    else {
      cost = more;
      played.push(scenario);
    }
  }
  return { played, leftOut };
}

/** As arguments of Cucumber: the file, with the lines of its scenarios unless all are played. */
export function argumentsFor(played: readonly Scenario[], all: readonly Scenario[]): string[] {
  return [...Map.groupBy(played, ({ file }) => file)].map(([file, scenarios]) => {
    const isWhole = scenarios.length === all.filter((one) => one.file === file).length;
    return isWhole ? file : [file, ...scenarios.map(({ line }) => line)].join(':');
  });
}

function isChosen({ tags }: Scenario, feature: ChosenFeature | undefined): boolean {
  return feature !== undefined && (!feature.read || tags.includes('@read'));
}

function inOrder(scenarios: readonly Scenario[], isNamed: (file: string) => boolean): Scenario[] {
  const files = new Set<string>();
  const rules = new Set<string>();
  const ranked = scenarios.map((scenario) => {
    const { file, rule } = scenario;
    const isFirstOfFile = !files.has(file);
    const isFirstOfRule = !rules.has(`${file}\n${rule}`);
    files.add(file);
    rules.add(`${file}\n${rule}`);
    const rank = isNamed(file)
      ? isFirstOfRule
        ? 0
        : 2
      : isFirstOfFile
        ? 1
        : isFirstOfRule
          ? 3
          : 4;
    return { scenario, rank };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ scenario }) => scenario);
}

/** In pages opened: a page that is read costs little, the studio and another site are started first. */
function costOf({ tags }: Scenario): number {
  if (tags.includes('@another-site')) return 12;
  if (tags.includes('@studio')) return 4;
  return tags.includes('@read') ? 0.1 : 1;
}
