import { decimalComma, missingComma, missingCommaAfterQuote, openBracket } from './braces.ts';
import { indentation } from './indentation.ts';
import { missingDash, neitherKeyNorItem } from './items.ts';
import { colonInText, commentInText, specialStart } from './plain-text.ts';
import { backslash, innerQuote, oneQuote } from './quotes.ts';
import type { Slip } from './slip.ts';
import { bullet, noSpaceAfterColon, noSpaceAfterDash, spaceInKey } from './spaces.ts';
import { tab } from './tabs.ts';

/** In the order they are tried, to explain and to repair: the first that recognises what is wrong tells it. */
export const slips: readonly Slip[] = [
  tab,
  oneQuote,
  openBracket,
  missingCommaAfterQuote,
  innerQuote,
  missingComma,
  decimalComma,
  specialStart,
  colonInText,
  noSpaceAfterColon,
  noSpaceAfterDash,
  bullet,
  spaceInKey,
  missingDash,
  indentation,
  backslash,
  commentInText,
  neitherKeyNorItem,
];
