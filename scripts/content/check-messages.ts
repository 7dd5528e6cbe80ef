import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import * as z from 'zod';
import type { Project } from './project.ts';
import type { Reporter } from './reporter.ts';
import type { Located, SourceFile } from './source.ts';

const run = promisify(execFile);
const extracted = z.record(
  z.string(),
  z.object({ file: z.string(), line: z.number(), col: z.number() }),
);

/** A message that the code shows, with its place there. */
export type UsedMessage = { id: string; file: string; line: number; column: number };

/** The messages that the code of app/ shows, found by formatjs. */
export async function usedMessages(root: string): Promise<UsedMessage[]> {
  const formatjs = path.join(root, 'node_modules/.bin/formatjs');
  const { stdout } = await run(
    formatjs,
    ['extract', 'app/**/*.{ts,tsx}', '--ignore', 'app/generated/**', '--extract-source-location'],
    { cwd: root, maxBuffer: 2 ** 24 },
  );
  return Object.entries(extracted.parse(JSON.parse(stdout))).map(([id, { file, line, col }]) => ({
    id,
    file: path.relative(root, path.resolve(root, file)).replaceAll(path.sep, '/'),
    line,
    column: col,
  }));
}

/**
 * Interface strings: valid ICU messages, the same ids with the same arguments in every language,
 * each one used by the code, and none used that does not exist.
 */
export function checkMessages(
  { messages }: Project,
  used: readonly UsedMessage[],
  report: Reporter,
): void {
  for (const file of messages) {
    const others = messages.filter((other) => other !== file);
    for (const [id, text] of Object.entries(file.value)) {
      const here = argumentsOf(file, id, text, report);
      for (const other of others) {
        const translation = other.value[id];
        if (translation === undefined) {
          report('missing-message', file, [id], { id, file: other.path }, 'key');
        } else if (here) {
          const there = argumentsOf(other, id, translation, () => {});
          if (there && there.join() !== here.join()) {
            report('message-arguments', file, [id], { id, here, there, file: other.path });
          }
        }
      }
    }
  }
  checkUse(messages, used, report);
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
    report('unknown-message', place, [], { id, known });
  }
  const usedIds = new Set(used.map(({ id }) => id));
  for (const file of messages) {
    for (const id of Object.keys(file.value)) {
      if (!usedIds.has(id)) report('unused-message', file, [id], { id }, 'key');
    }
  }
}

/** The sorted argument names of a message. Undefined, and reported, when it does not parse. */
function argumentsOf(
  file: SourceFile,
  id: string,
  text: string,
  report: Reporter,
): string[] | undefined {
  try {
    return [...new Set(names(parse(text)))].toSorted();
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    report('message-syntax', file, [id], { id, problem });
    return undefined;
  }
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
