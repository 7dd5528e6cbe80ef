import { fillTokens } from '../../scripts/test/screens.ts';

/**
 * A text as its reader takes it in: spaces of any kind alike, straight and curly apostrophes alike.
 * Tokens (`{product}`) of a feature's text are filled in.
 */
export function plain(text: string): string {
  return fillTokens(text).replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();
}

/** Finds a text, whole and alone, whatever its spaces and apostrophes. */
export function whole(text: string): RegExp {
  return new RegExp(`^\\s*${pattern(text)}\\s*$`, 'u');
}

/** Finds a text at the beginning of another one, and no longer word of which it is the start. */
export function beginning(text: string): RegExp {
  return new RegExp(`^\\s*${pattern(text)}(?![\\p{L}\\p{N}])`, 'u');
}

/** No quote stands in it: Playwright's selectors would take one for the end of a name. */
function pattern(text: string): string {
  return plain(text)
    .replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
    .replaceAll("'", '[\\u0027\\u2019]')
    .replaceAll(' ', '\\s+');
}
