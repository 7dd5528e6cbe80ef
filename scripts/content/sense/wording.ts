import type { Language } from '#schema/languages.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import { doubt, literally } from './doubts.ts';
import type { Text } from './texts.ts';

/** By language: a word that is not used here, and the one to write instead. */
export type Instead = {
  readonly [Each in Language]?: Readonly<Record<string, string>> | undefined;
};

/** Words that the site has settled otherwise, wherever visitors read them. */
export function doubtWording(texts: readonly Text[], instead: Instead, report: Reporter): void {
  for (const text of texts) {
    if (!text.isShown || !text.language) continue;
    for (const [word, wanted] of Object.entries(instead[text.language] ?? {})) {
      const whole = new RegExp(`(?<![\\p{L}\\p{N}-])${literally(word)}(?![\\p{L}\\p{N}-])`, 'iu');
      const found = whole.exec(text.value);
      if (!found) continue;
      const params = { written: found[0], wanted };
      doubt(report, 'unwanted-word', text, params, found.index, found[0].length);
    }
  }
}
