import { useRef, useState } from 'react';
import { ask } from '../ask.ts';
import type { OpenField } from './use-field.ts';

/** Files that are to go: each waits until nothing needs it any more. */
export function useRemovals(
  { removeFile, attempt }: Pick<OpenField, 'removeFile' | 'attempt'>,
  leave: (addresses: readonly string[]) => Promise<void>,
) {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const going = useRef(new Set<string>());
  const keepFile = (file: string) => setWaiting((all) => all.filter((each) => each !== file));

  async function take(file: string): Promise<void> {
    const { findings, addresses } = await ask('keepers', { file });
    if (findings.length > 0) return setWaiting((all) => [...new Set([...all, file])]);
    await leave(addresses);
    if ((await removeFile(file)) === 'saved') keepFile(file);
  }

  /** However often it is asked for, a file goes once. */
  function remove(file: string): void {
    if (going.current.has(file)) return;
    going.current.add(file);
    attempt(take(file).finally(() => going.current.delete(file)));
  }
  return { waiting, remove, keepFile };
}
