import type { FeatureFile, RuleEntry } from '../../rules/rules-api.ts';
import { keptList } from '../kept-list.ts';
import { asTyped } from './line-ends.ts';

/** A rule whose file was typed in and not written yet, with the version that stood there. */
type KeptRule = { rule: RuleEntry; version: string; typed: string };

const { all, store } = keptList<KeptRule>('studio-typed-rules');

/** The rule that was typed last. */
export function lastKeptRule(): RuleEntry | undefined {
  return all().at(-1)?.rule;
}

export function keepRule(kept: KeptRule): void {
  store([...without(kept.rule.file), kept]);
}

export function forgetRule(file: string): void {
  store(without(file));
}

/** What was typed in a file that is opened again, and does not stand there. */
export function recallRule({ file, text }: FeatureFile): KeptRule | undefined {
  const kept = find(file);
  if (kept?.typed !== asTyped(text)) return kept;
  // The page may have been left before it heard that what was typed is written.
  forgetRule(file);
  return undefined;
}

/** Once a text is written: keeps what was typed since, and tells whether that is nothing. */
export function settleRule(file: string, written: string, version: string): boolean {
  const kept = find(file);
  const isWhole = !kept || kept.typed === written;
  if (isWhole) forgetRule(file);
  else keepRule({ ...kept, version });
  return isWhole;
}

function find(file: string): KeptRule | undefined {
  return all().find(({ rule }) => rule.file === file);
}

function without(file: string): readonly KeptRule[] {
  return all().filter(({ rule }) => rule.file !== file);
}
