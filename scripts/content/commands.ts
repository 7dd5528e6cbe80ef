import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ToolLanguage } from '#schema/words.ts';
import { buildContent, checkContent } from './build.ts';
import type { Diagnostic } from './mistakes/catalogue.ts';
import { daysToCome } from './report/days-to-come.ts';
import { languageOfTerminal, toolLanguages } from './report/language.ts';
import { type Format, formatReport, formats } from './report/report.ts';
import { SiteDateError } from './resolve/showing.ts';
import { checkSchemas, writeSchemas } from './validate/json-schema.ts';

const usage = `usage: content check [--format ${formats.join('|')}] [--lang fr|en] [--root DIR]
       content build [--lang fr|en] [--root DIR] [--out DIR]
       content schemas`;

const words = {
  en: { written: 'written:', upToDate: 'up to date' },
  fr: { written: 'écrit\u00a0:', upToDate: 'à jour' },
} satisfies Record<ToolLanguage, object>;

/** Thrown for arguments that make no sense; its message is for the terminal. */
class UsageError extends Error {}

/** Exit codes: 0 right (notes at most), 1 mistakes in the content, 2 arguments that make no sense. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const [command, ...rest] = args;
    switch (command) {
      case 'check':
        return await check(rest);
      case 'build':
        return await build(rest);
      case 'schemas':
        return await schemas(rest);
      default:
        throw new UsageError(command ? `unknown command ${command}` : 'a command is missing');
    }
  } catch (error) {
    if (error instanceof SiteDateError) {
      console.error(error.message);
      return 2;
    }
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n${usage}`);
    return 2;
  }
}

async function check(args: readonly string[]): Promise<number> {
  const { root, format, lang } = read(args, ['root', 'format', 'lang']);
  const projectRoot = resolve(root ?? '.');
  const wanted = { format: formatOf(format), language: languageOf(lang), root: projectRoot };
  const found = await Promise.all([checkContent(projectRoot), checkSchemas()]);
  return print(found.flat(), wanted);
}

async function build(args: readonly string[]): Promise<number> {
  const { root, out, lang } = read(args, ['root', 'out', 'lang']);
  const projectRoot = resolve(root ?? '.');
  const language = languageOf(lang);
  const where =
    out === undefined ? { root: projectRoot } : { root: projectRoot, out: resolve(out) };
  const { diagnostics, changed } = await buildContent(where);
  // Notes are for who edits: `check` shows them.
  const mistakes = diagnostics.filter(({ severity }) => severity === 'error');
  const code = print(mistakes, { format: 'text', language, root: projectRoot });
  const { written, upToDate } = words[language];
  if (code !== 0) return code;
  console.log(changed.length > 0 ? `${written} ${changed.join(', ')}` : upToDate);
  for (const line of daysToCome(diagnostics, language)) console.log(line);
  return code;
}

async function schemas(args: readonly string[]): Promise<number> {
  read(args, []);
  const changed = await writeSchemas();
  console.log(changed.length > 0 ? changed.join('\n') : 'up to date');
  return 0;
}

type Wanted = { format: Format; language: ToolLanguage; root: string };

function print(diagnostics: readonly Diagnostic[], { format, language, root }: Wanted): number {
  const colours = process.stdout.isTTY && process.stdout.hasColors();
  process.stdout.write(formatReport(diagnostics, format, { root, colours, language }));
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function read(
  args: readonly string[],
  names: readonly string[],
): Record<string, string | undefined> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.split('\n')[0], { cause: error });
  }
}

function formatOf(name = 'text'): Format {
  const format = formats.find((each) => each === name);
  if (!format) throw new UsageError(`unknown format ${name}: one of ${formats.join(', ')}`);
  return format;
}

function languageOf(name: string | undefined): ToolLanguage {
  if (name === undefined) return languageOfTerminal(process.env);
  const language = toolLanguages.find((each) => each === name);
  if (language) return language;
  throw new UsageError(`unknown language ${name}: one of ${toolLanguages.join(', ')}`);
}
