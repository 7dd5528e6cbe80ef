import type { Reporter } from '../mistakes/reporter.ts';
import { doubt } from './doubts.ts';
import { firstText } from './first-texts.ts';
import type { Text } from './texts.ts';

const marks =
  /(?<![\p{L}\p{N}])(?:TODO|TBD|TBC|FIXME|XXX+|lorem ipsum|à traduire|à compléter|à rédiger|to be (?:translated|completed|written|confirmed)|consigne du modèle|template instruction)(?![\p{L}\p{N}])|\?\?\?|(?<=\s)\/\/ .*/iu;
/** In small letters these are words like others. */
const shouted = /^(?:todo|tbd|tbc|fixme|x+)$/u;

/** What says of itself that it is not done, or tells an editor what to do. */
export function doubtUnfinished(texts: readonly Text[], report: Reporter): void {
  for (const text of texts) {
    if (!text.isShown) continue;
    const found = firstText.exec(text.value) ?? marks.exec(text.value);
    if (!found || shouted.test(found[0])) continue;
    doubt(report, 'unfinished-text', text, { written: found[0] }, found.index, found[0].length);
  }
}
