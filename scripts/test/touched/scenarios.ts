import type { Scenario } from '../trace/scenarios.ts';
import type { Features } from './plan.ts';

export interface Choice {
  played: Scenario[];
  leftOut: Scenario[];
}

/** What may be played in about half a minute, in scenarios that open a page. */
const budget = 20;

/**
 * Changed features whole. Of the others as much as the budget allows: first one scenario of each rule of a feature
 * that is called as a changed file, then one of each other feature, then more of both. `says`: whether a scenario says one of
 * the changed steps.
 */
export function chooseScenarios(
  all: readonly Scenario[],
  { whole, named, beside, read }: Features,
  says: (scenario: Scenario) => boolean = () => false,
): Choice {
  const isAsked = (one: Scenario) =>
    says(one) ||
    [...named, ...beside].includes(one.file) ||
    (read.includes(one.file) && one.tags.includes('@read'));
  const asked = all.filter((one) => !whole.includes(one.file) && isAsked(one));
  const seen = new Map<string, number>();
  const ranked = asked
    .map((scenario) => {
      const isNamed = named.includes(scenario.file);
      const group = isNamed ? `${scenario.file}\n${scenario.rule}` : scenario.file;
      const before = seen.get(group) ?? 0;
      seen.set(group, before + 1);
      return { scenario, rank: isNamed && before === 0 ? 0 : before + 1 };
    })
    .toSorted((one, other) => one.rank - other.rank);
  const played = all.filter(({ file }) => whole.includes(file));
  const leftOut: Scenario[] = [];
  let cost = 0;
  for (const { scenario } of ranked) {
    const more = cost + costOf(scenario);
    if (more > budget) leftOut.push(scenario);
    else {
      cost = more;
      played.push(scenario);
    }
  }
  return { played, leftOut };
}

/** As arguments of Cucumber: files with the lines of their scenarios. */
export function argumentsFor(played: readonly Scenario[]): string[] {
  return [...Map.groupBy(played, ({ file }) => file)].map(([file, scenarios]) =>
    [file, ...scenarios.map(({ line }) => line)].join(':'),
  );
}

/** In pages opened: a page that is read costs little, the studio and another site are started first. */
function costOf({ tags }: Scenario): number {
  if (tags.includes('@another-site')) return 12;
  if (tags.includes('@studio')) return 4;
  return tags.includes('@read') ? 0.1 : 1;
}
