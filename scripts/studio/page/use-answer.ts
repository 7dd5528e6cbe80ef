import { useEffect, useState } from 'react';

/** What the studio's server answers, asked anew with each of these; as it was, where no answer comes. */
export function useAnswer<Answer>(
  ask: () => Promise<Answer>,
  whenever: unknown,
  andWhenever?: unknown,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when told
  useEffect(() => {
    let isWanted = true;
    ask().then(
      (found) => {
        if (isWanted) setAnswer(() => found);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [ask, whenever, andWhenever]);
  return answer;
}
