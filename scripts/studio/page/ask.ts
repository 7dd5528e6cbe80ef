import type { Change, Draft, Field, ListAction, ListPlace, Saved } from '../api.ts';

/** Asks the studio's server. Throws when it does not answer, or refuses. */
async function post<Answer>(name: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`/__studio/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

type Place = Pick<Field, 'file' | 'version'>;

export const ask = {
  field: (id: number) => post<Field>('field', { id }),
  draft: (file: string, changes: readonly Change[], signal: AbortSignal) =>
    post<Draft>('draft', { file, changes }, signal),
  save: ({ file, version }: Place, changes: readonly Change[]) =>
    post<Saved>('save', { file, version, changes }),
  list: (
    { file, version }: Place,
    action: ListAction,
    { at, index }: ListPlace,
    to: number = index,
  ) => post<Saved>('list', { file, version, action, list: at, index, to }),
  replay: (direction: 'undo' | 'redo') =>
    post<Saved | { state: 'nothing' }>('replay', { direction }),
};
