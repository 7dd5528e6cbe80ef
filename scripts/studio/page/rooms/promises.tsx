import { ask } from '../ask.ts';
import { FindingList } from '../finding-list.tsx';
import { useStudio } from '../studio-context.ts';
import { useAnswer } from '../use-answer.ts';
import { say } from '../words.ts';

/** What is no longer as the rules of the site promise it: told before a test run does. */
export function Promises() {
  const { revision } = useStudio();
  const broken = useAnswer(ask.promises, revision) ?? [];
  if (broken.length === 0) return null;
  return (
    <details className="promises">
      <summary>{say('promises', { count: broken.length })}</summary>
      <FindingList findings={broken} />
    </details>
  );
}
