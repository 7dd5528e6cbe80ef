import { textsOf } from '../../content/doubts/texts.ts';
import { doubtUnfinished } from '../../content/doubts/unfinished.ts';
import { makeReporter } from '../../content/mistakes/reporter.ts';
import type { Checked } from '../../content/workspace.ts';
import type { Unready } from '../api.ts';
import { findingsOf, notMeant } from './findings.ts';

/** Every mistake or, where there is none, every text that says of itself that it is not done: a first one, say. */
export function unreadyTexts({
  loaded,
  diagnostics: checked,
}: Pick<Checked, 'loaded' | 'diagnostics'>): Unready {
  const mistakes = checked.filter(({ severity }) => severity === 'error');
  if (mistakes.length > 0) {
    return { word: 'mistakesFirst', findings: findingsOf(mistakes, '', '', []) };
  }
  const { report, diagnostics } = makeReporter();
  const files = loaded.files.filter(({ kind }) => kind.name !== 'spelling');
  doubtUnfinished(files.flatMap(textsOf), report);
  const left = notMeant(diagnostics(), loaded.files);
  return { word: 'unfinishedFirst', findings: findingsOf(left, '', '', []) };
}
