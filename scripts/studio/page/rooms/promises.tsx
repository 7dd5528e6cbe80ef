import { useEffect, useState } from 'react';
import type { Finding } from '../../api.ts';
import { ask } from '../ask.ts';
import { FindingList } from '../finding-list.tsx';
import { useStudio } from '../studio-context.ts';
import { say } from '../words.ts';

/** What is no longer as the rules of the site promise it: told before a test run does. */
export function Promises() {
  const { revision } = useStudio();
  const [broken, setBroken] = useState<readonly Finding[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each change that is written
  useEffect(() => {
    let isWanted = true;
    ask.promises().then(
      (answer) => {
        if (isWanted) setBroken(answer);
      },
      // The next change asks again; the checker tells them too.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [revision]);
  if (broken.length === 0) return null;
  return (
    <details className="promises">
      <summary>{say('promises', { count: broken.length })}</summary>
      <FindingList findings={broken} />
    </details>
  );
}
