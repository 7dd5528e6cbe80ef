import { existsSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import * as z from 'zod';
import { type Messages, messageLimits } from '#schema/interface.ts';
import { languages } from '#schema/languages.ts';
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
 * Interface strings: valid ICU messages, with the same arguments in every language, each one used by the code, and
 * none used that does not exist.
 */
export function checkMessages(
  { messages: file, site }: Project,
  used: readonly UsedMessage[] | undefined,
  report: Reporter,
): void {
  if (!file) return;
  for (const [id, texts] of Object.entries(file.value)) {
    for (const [language, text] of Object.entries(texts)) {
      const refuse: Refuse = (code, params, from, to) =>
        report(code, file, [id, language], params, { from, to });
      refuseInMessage(text, refuse);
      checkLength(file, [id, language], text, site.value.product, report);
    }
    checkArguments(file, id, texts, report);
  }
  if (used) checkUse(file, used, report);
}

/** A message with little room fits where it stands, with the product’s own name. */
function checkLength(
  file: SourceFile,
  at: readonly [id: string, language: string],
  text: string,
  product: string,
  report: Reporter,
): void {
  const limit = messageLimits[at[0]];
  const length = lengthOf(text.trim().replaceAll('{product}', product), product);
  if (limit === undefined || length <= limits[limit].characters) return;
  report('text-length', file, at, { length, limit });
}

function checkUse(
  file: SourceFile<Messages>,
  used: readonly UsedMessage[],
  report: Reporter,
): void {
  const known = Object.keys(file.value);
  for (const { id, file: path, line, column } of used) {
    if (known.includes(id)) continue;
    const position = { line, column, endLine: line, endColumn: column };
    const place: Located = { path, locate: () => position };
    report('unknown-message', place, [], { id, known });
  }
  const usedIds = new Set(used.map(({ id }) => id));
  for (const id of known) {
    if (!usedIds.has(id)) report('unused-message', file, [id], { id }, 'key');
  }
}

/** What does not parse is reported, and its arguments are compared with no others. */
function checkArguments(
  file: SourceFile,
  id: string,
  texts: Messages[string],
  report: Reporter,
): void {
  const parsed = languages.flatMap((language) => {
    const text = texts[language];
    try {
      return text === undefined ? [] : [{ language, text, names: argumentsOf(text) }];
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      report('message-syntax', file, [id, language], { id, problem });
      return [];
    }
  });
  for (const { language, text, names: here } of parsed) {
    const other = parsed.find(({ names: there }) => there.join() !== here.join());
    if (!other) continue;
    const isQuoted = text.includes("'{");
    const params = { id, here, there: other.names, language: other.language, isQuoted };
    report('message-arguments', file, [id, language], params);
  }
}

/** The sorted names of the arguments of a message. */
function argumentsOf(text: string): readonly string[] {
  return [...new Set(names(parse(text)))].toSorted();
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
