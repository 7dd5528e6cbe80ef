import {
  brokenPromises,
  withoutPrematureDoubts,
} from '../../content/doubts/promises/broken-promises.ts';
import type { Checked } from '../../content/workspace.ts';
import type { Finding } from '../api.ts';
import { findingsOf, notMeant } from './findings.ts';

/** What is no longer as the rules of the site promise it, in the whole content. */
export function brokenRules(
  root: string,
  { compiled, loaded }: Pick<Checked, 'compiled' | 'loaded'>,
): Finding[] {
  const told = compiled ? brokenPromises(root, compiled) : [];
  return findingsOf(withoutPrematureDoubts(notMeant(told, loaded.files), loaded), '', '', []);
}
