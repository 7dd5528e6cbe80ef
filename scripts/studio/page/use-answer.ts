import { type DependencyList, useEffect, useState } from 'react';

/** `error`: why the last question has no answer. */
type Answered<Found> = { found: Found | undefined; error: unknown };

/** What the studio's server answers, asked anew with each of these; what was found last stays until the next is there. */
export function useAnswer<Found>(
  ask: (signal: AbortSignal) => Promise<Found>,
  whenever: DependencyList,
): Answered<Found> {
  const [answered, answer] = useState<Answered<Found>>({ found: undefined, error: undefined });
  useEffect(
    () => {
      const controller = new AbortController();
      const { signal } = controller;
      ask(signal).then(
        (found) => signal.aborted || answer({ found, error: undefined }),
        (error) => signal.aborted || answer(({ found }) => ({ found, error })),
      );
      return () => controller.abort();
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when told
    whenever,
  );
  return answered;
}
