import type { Field } from '../../api.ts';
import type { Opened } from './opened.ts';

/** What was typed and not written yet, with what stood there: it survives a reload of the page. */
type Kept = {
  file: string;
  at: Field['at'];
  values: readonly (string | number)[];
  typed: readonly string[];
};

const name = 'studio-typed';

export function keep({ field: { file, at, boxes }, typed }: Opened): void {
  const kept: Kept = { file, at, values: boxes.map(({ value }) => value), typed };
  sessionStorage.setItem(name, JSON.stringify(kept));
}

export function recall(): Kept | undefined {
  const kept = sessionStorage.getItem(name);
  return kept === null ? undefined : JSON.parse(kept);
}

export function forget(): void {
  sessionStorage.removeItem(name);
}
