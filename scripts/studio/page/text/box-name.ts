import type { Box } from '../../api.ts';
import { keyName, say } from '../words.ts';

/** A language, or what the file calls a value that has none. */
export function boxName({ language, at }: Pick<Box, 'language' | 'at'>): string {
  const key = at.findLast((step) => typeof step === 'string');
  return language ? say(language) : keyName(String(key ?? ''));
}
