import type { Finding } from '../api.ts';
import { useStudio } from './studio-context.ts';
import { ToldFinding } from './told.tsx';
import { say } from './words.ts';

/** What the checker says of texts elsewhere, each with the way there. `when`: what it would be said of. */
export function FindingList({ findings, when }: { findings: readonly Finding[]; when?: string }) {
  const { open } = useStudio();
  return (
    <ul>
      {findings.map((finding) => (
        <li key={`${finding.file}:${finding.line} ${finding.message.en}`}>
          {when} <ToldFinding finding={finding} />
          <button
            type="button"
            className="quiet"
            onClick={() => open({ file: finding.file, line: finding.line })}
          >
            {say('openText')}{' '}
            <code>
              {finding.file}:{finding.line}
            </code>
          </button>
        </li>
      ))}
    </ul>
  );
}
