import { existsSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import * as z from 'zod';
import { messageLimits } from '#schema/interface.ts';
import { limits } from '#schema/limits.ts';
import type { Located } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Project } from '../resolve/project.ts';
import { type Refuse, refuseInMessage } from '../resolve/refuse-markup.ts';
import { lengthOf } from '../resolve/short-name.ts';
import { extractMessages } from './formatjs.ts';

const extracted = z.record(
  z.string(),
  z.object({ file: z.string(), line: z.number(), col: z.number() }),
);

/** A message that the code shows, with its place there. */
export type UsedMessage = { id: string; file: string; line: number; column: number };

/** The messages that the code of app/ shows, found by formatjs. Undefined where there is no code. */
export async function usedMessages(root: string): Promise<UsedMessage[] | undefined> {
  if (!existsSync(path.join(root, 'app'))) return undefined;
  return Object.entries(extracted.parse(await extractMessages(root))).map(
    ([id, { file, line, col }]) => ({
      id,
      file: path.relative(root, path.resolve(root, file)).replaceAll(path.sep, '/'),
      line,
      column: col,
    }),
  );
}

/**
 * Interface strings: valid ICU messages, the same ids with the same arguments in every language,
 * each one used by the code, and none used that does not exist.
 */
export function checkMessages(
  { messages, site }: Project,
  used: readonly UsedMessage[] | undefined,
  report: Reporter,
): void {
  for (const file of messages) {
    refuseMarkup(file, report);
    checkLengths(file, site.value.product, report);
  }
  const tables = messages.map((file) => ({ file, names: argumentsOf(file, report) }));
  for (const { file, names: here } of tables) {
    for (const { file: other, names: there } of tables) {
      if (other !== file) compare(file, here, other, there, report);
    }
  }
  if (used) checkUse(messages, used, report);
}

/** What visitors would read as it is written. */
function refuseMarkup(file: SourceFile<Record<string, string>>, report: Reporter): void {
  for (const [id, text] of Object.entries(file.value)) {
    const refuse: Refuse = (code, params, from, to) =>
      report(code, file, [id], params, { from, to });
    refuseInMessage(text, refuse);
  }
}

/** Messages with little room fit where they stand, with the product’s own name. */
function checkLengths(
  file: SourceFile<Record<string, string>>,
  product: string,
  report: Reporter,
): void {
  for (const [id, text] of Object.entries(file.value)) {
    const limit = messageLimits[id];
    const length = lengthOf(text.trim().replaceAll('{product}', product), product);
    if (limit === undefined || length <= limits[limit].characters) continue;
    report('text-length', file, [id], { length, limit });
  }
}

function checkUse(
  messages: readonly SourceFile<Record<string, string>>[],
  used: readonly UsedMessage[],
  report: Reporter,
): void {
  const known = new Set(messages.flatMap(({ value }) => Object.keys(value)));
  for (const { id, file, line, column } of used) {
    if (known.has(id)) continue;
    const position = { line, column, endLine: line, endColumn: column };
    const place: Located = { path: file, locate: () => position };
    report('unknown-message', place, [], { id, known: [...known] });
  }
  const usedIds = new Set(used.map(({ id }) => id));
  for (const file of messages) {
    for (const id of Object.keys(file.value)) {
      if (!usedIds.has(id)) report('unused-message', file, [id], { id }, 'key');
    }
  }
}

type Arguments = ReadonlyMap<string, readonly string[]>;

/** The ids and arguments of a file’s messages beside those of another language’s. */
function compare(
  file: SourceFile<Record<string, string>>,
  here: Arguments,
  other: SourceFile<Record<string, string>>,
  there: Arguments,
  report: Reporter,
): void {
  for (const id of Object.keys(file.value)) {
    if (other.value[id] === undefined) {
      report('missing-message', file, [id], { id, file: other.path }, 'key');
      continue;
    }
    const [mine, theirs] = [here.get(id), there.get(id)];
    if (mine && theirs && mine.join() !== theirs.join()) {
      const isQuoted = file.value[id]?.includes("'{") ?? false;
      const params = { id, here: mine, there: theirs, file: other.path, isQuoted };
      report('message-arguments', file, [id], params);
    }
  }
}

/** The sorted argument names of each message. One that does not parse is reported and left out. */
function argumentsOf(file: SourceFile<Record<string, string>>, report: Reporter): Arguments {
  const found = new Map<string, readonly string[]>();
  for (const [id, text] of Object.entries(file.value)) {
    try {
      found.set(id, [...new Set(names(parse(text)))].toSorted());
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      report('message-syntax', file, [id], { id, problem });
    }
  }
  return found;
}

function names(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [
          element.value,
          ...Object.values(element.options).flatMap((option) => names(option.value)),
        ];
      case TYPE.tag:
        return [`<${element.value}>`, ...names(element.children)];
      default:
        return [element.value];
    }
  });
}
