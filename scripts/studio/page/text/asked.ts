import type { Field } from '../../api.ts';

/** What a list is called that something was asked of. */
export function listName(list: Field['at']): string {
  return `list ${list.join('/')}`;
}

/** What a setting is called that something was asked of. */
export function settingName(at: Field['at'], key: string): string {
  return [...at, key].join('/');
}
