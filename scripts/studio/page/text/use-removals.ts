import { useCallback, useEffect, useRef, useState } from 'react';
import type { Finding } from '../../api.ts';
import { ask } from '../ask.ts';
import type { OpenField } from './use-field.ts';

/** A file that is to go, and what still needs it. */
export type Removal = { file: string; findings: readonly Finding[] };

/** Files that are to go: each waits until nothing needs it any more. */
export function useRemovals(
  { removeFile, revision, attempt }: Pick<OpenField, 'removeFile' | 'revision' | 'attempt'>,
  leave: (addresses: readonly string[]) => Promise<void>,
) {
  const [waiting, setWaiting] = useState<readonly Removal[]>([]);
  const going = useRef(new Set<string>());
  const without = useCallback(
    (file: string) => setWaiting((all) => all.filter((each) => each.file !== file)),
    [],
  );
  const take = useCallback(
    async (file: string) => {
      const { findings, addresses } = await ask.keepers(file);
      if (findings.length > 0) {
        const waits = { file, findings };
        return setWaiting((all) => [...all.filter((each) => each.file !== file), waits]);
      }
      await leave(addresses);
      if ((await removeFile(file)) === 'saved') without(file);
    },
    [removeFile, leave, without],
  );
  /** However often it is asked for, a file goes once. */
  const remove = useCallback(
    (file: string) => {
      if (going.current.has(file)) return;
      going.current.add(file);
      attempt(take(file).finally(() => going.current.delete(file)));
    },
    [attempt, take],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each change that is written
  useEffect(() => {
    let isWanted = true;
    for (const { file } of waiting) {
      ask.keepers(file).then(
        ({ findings }) => {
          if (!isWanted) return;
          setWaiting((all) => all.map((each) => (each.file === file ? { file, findings } : each)));
        },
        // What was needed last time is still shown; the next change asks again.
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [revision]);
  return { waiting, remove, keepFile: without };
}
