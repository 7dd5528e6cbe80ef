import type { Figure } from '#schema/figures.ts';
import type { Words } from '#schema/words.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { Project } from './project.ts';

/** Figures that search engines are told as numbers, checked: by name, what they say, and their units. */
const wanted = {
  employees: {
    says: {
      en: 'how many people work for the company',
      fr: 'le nombre de personnes qui travaillent pour l’entreprise',
    },
    units: ['count'],
  },
  founded: {
    says: {
      en: 'the year in which the company was founded',
      fr: 'l’année de création de l’entreprise',
    },
    units: ['count'],
  },
  implementation: {
    says: {
      en: 'how long it takes to put the product in place',
      fr: 'le temps qu’il faut pour mettre le produit en place',
    },
    units: ['days', 'weeks', 'months'],
  },
} as const satisfies Record<string, { says: Words; units: readonly Figure['unit'][] }>;

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
      const line = `\`${name}: { value: …, unit: ${units[0]}, claim: … }\``;
      const hint = { en: `add ${line}`, fr: `ajoutez ${line}` };
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
