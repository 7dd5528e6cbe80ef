import { withoutDeclared } from '../../content/doubts/declarations.ts';
import { textsOf } from '../../content/doubts/texts.ts';
import { doubtUnfinished } from '../../content/doubts/unfinished.ts';
import { makeReporter } from '../../content/mistakes/reporter.ts';
import type { Workspace } from '../../content/workspace.ts';
import type { Finding } from '../api.ts';
import { findingsOf } from './findings.ts';

/** Every text that says of itself that it is not done: a first one of the studio, say. None goes to review. */
export async function unfinishedTexts(workspace: Workspace): Promise<Finding[]> {
  const { loaded } = await workspace.check();
  const { report, diagnostics } = makeReporter();
  const files = loaded.files.filter(({ kind }) => kind.name !== 'spelling');
  doubtUnfinished(files.flatMap(textsOf), report);
  const told = diagnostics();
  const left = withoutDeclared(told, loaded.files).filter((each) => told.includes(each));
  return findingsOf(left, '', '', []);
}
