import { type Duration, duration } from '#schema/duration.ts';
import { sameWords, wishIn } from '#schema/words.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { Project } from './project.ts';

const name = 'retention-form';

/**
 * How long the server keeps demo requests. It deletes by this figure, so that whatever is no duration is
 * a mistake; undefined after one.
 */
export function compileRetention(
  { figures }: Pick<Project, 'figures'>,
  report: Reporter,
): Duration | undefined {
  const entry = figures.value[name];
  if (!entry) {
    report('missing-key', figures, [name], {
      key: name,
      description: {
        en: 'how long the server keeps demo requests before it deletes them',
        fr: 'la durée pendant laquelle le serveur garde les demandes de démonstration',
      },
      hint: {
        en: `add \`${name}: { value: 2, unit: years, claim: … }\``,
        fr: `ajoutez \`${name}: { value: 2, unit: years, claim: … }\``,
      },
    });
    return undefined;
  }
  const { claim: _claim, ...figure } = entry;
  const parsed = duration.safeParse(figure);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      const known = ['value', 'unit', 'claim'];
      for (const key of issue.keys)
        report('unknown-key', figures, [name, key], { key, known }, 'key');
    } else if (issue.path[0] === 'unit') {
      const known = duration.shape.unit.options;
      report('unknown-value', figures, [name, 'unit'], { value: figure.unit, known });
    } else {
      const expected = wishIn(issue.message) ?? sameWords(issue.message);
      report('wrong-format', figures, [name, 'value'], { value: String(figure.value), expected });
    }
  }
  return undefined;
}
