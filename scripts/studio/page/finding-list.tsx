import type { Finding } from '../api.ts';
import { useStudio } from './studio-context.ts';
import { TextLink } from './text-link.tsx';
import { ToldFinding } from './told.tsx';
import { say } from './words.ts';

/** What the checker says of texts elsewhere, each with the way there. `when`: what it would be said of. */
export function FindingList({ findings, when }: { findings: readonly Finding[]; when?: string }) {
  const { cure } = useStudio().field;
  return (
    <ul>
      {findings.map((finding) => (
        <li key={`${finding.file}:${finding.line} ${finding.message.en}`}>
          {when} <ToldFinding finding={finding} cure={when ? undefined : () => cure(finding)} />
          <TextLink to={{ file: finding.file, line: finding.line }}>
            {say('openText')}{' '}
            <code>
              {finding.file}:{finding.line}
            </code>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

type FoldedProps = { name: string; findings: readonly Finding[] };

/** The same, folded under how many they are; nothing where there are none. */
export function FoldedFindings({ name, findings }: FoldedProps) {
  if (findings.length === 0) return null;
  return (
    <details className="promises">
      <summary>{say(name, { count: findings.length })}</summary>
      <FindingList findings={findings} />
    </details>
  );
}
