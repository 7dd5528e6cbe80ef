import type { Figure } from '#schema/figures.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { Project } from './project.ts';

/** Figures that search engines are told as numbers, checked: by name, what they say, and their units. */
const wanted = {
  employees: { says: 'how many people work for the company', units: ['count'] },
  founded: { says: 'the year in which the company was founded', units: ['count'] },
  implementation: {
    says: 'how long it takes to put the product in place',
    units: ['days', 'weeks', 'months'],
  },
} as const satisfies Record<string, { says: string; units: readonly Figure['unit'][] }>;

export type Facts = { [Name in keyof typeof wanted]: Figure };

/** The figures of the structured data; undefined when one is missing or counts something else. */
export function compileFacts(
  { figures }: Pick<Project, 'figures'>,
  report: Reporter,
): Facts | undefined {
  function fact(name: keyof typeof wanted): Figure | undefined {
    const { says, units } = wanted[name];
    const figure = figures.value[name];
    if (!figure) {
      const hint = `add \`${name}: { value: …, unit: ${units[0]}, claim: … }\``;
      report('missing-key', figures, [name], { key: name, description: says, hint });
      return undefined;
    }
    const known: readonly string[] = units;
    if (known.includes(figure.unit)) return figure;
    report('unknown-value', figures, [name, 'unit'], { value: figure.unit, known: [...units] });
    return undefined;
  }
  const [employees, founded, implementation] = [
    fact('employees'),
    fact('founded'),
    fact('implementation'),
  ];
  return employees && founded && implementation
    ? { employees, founded, implementation }
    : undefined;
}
