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

const words = {
  en: {
    written: 'written:',
    upToDate: 'up to date',
    usage: `usage: content check [--format ${formats.join('|')}] [--notes] [--publish] [--lang fr|en] [--root DIR]
       content build [--lang fr|en] [--root DIR] [--out DIR]
       content schemas`,
    wrong: (argument: string) => `\`${argument}\` makes no sense here`,
  },
  fr: {
    written: 'écrit\u00a0:',
    upToDate: 'à jour',
    usage: `usage\u00a0: content check [--format ${formats.join('|')}] [--notes] [--publish] [--lang fr|en] [--root DOSSIER]
        content build [--lang fr|en] [--root DOSSIER] [--out DOSSIER]
        content schemas`,
    wrong: (argument: string) => `\`${argument}\` n’a pas de sens ici`,
  },
} satisfies Record<ToolLanguage, object>;

/** Thrown for arguments that make no sense: for the first such, or where one is missing. */
class UsageError extends Error {
  readonly argument: string | undefined;

  constructor(argument?: string) {
    super('usage');
    this.argument = argument;
  }
}

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
        throw new UsageError(command);
    }
  } catch (error) {
    const language = wantedLanguage(args);
    if (error instanceof SiteDateError) {
      console.error(language === 'fr' ? error.french : error.message);
      return 2;
    }
    if (!(error instanceof UsageError)) throw error;
    const { usage, wrong } = words[language];
    if (error.argument !== undefined) console.error(wrong(error.argument));
    console.error(usage);
    return 2;
  }
}

async function check(args: readonly string[]): Promise<number> {
  const { root, format, lang, notes, publish } = read(
    args,
    ['root', 'format', 'lang'],
    ['notes', 'publish'],
  );
  const projectRoot = resolve(root ?? '.');
  const wanted = {
    format: formatOf(format),
    language: languageOf(lang),
    root: projectRoot,
    allNotes: notes !== undefined,
  };
  const found = await Promise.all([
    checkContent(projectRoot, publish !== undefined),
    checkSchemas(),
  ]);
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
  const { upToDate } = words[languageOfTerminal(process.env)];
  console.log(changed.length > 0 ? changed.join('\n') : upToDate);
  return 0;
}

type Wanted = { format: Format; language: ToolLanguage; root: string; allNotes?: boolean };

function print(diagnostics: readonly Diagnostic[], { format, ...wanted }: Wanted): number {
  const colours = process.stdout.isTTY && process.stdout.hasColors();
  process.stdout.write(formatReport(diagnostics, format, { ...wanted, colours }));
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** The options given: those of `names` with their value, those of `flags` with nothing. */
function read(
  args: readonly string[],
  names: readonly string[],
  flags: readonly string[] = [],
): Record<string, string | undefined> {
  const type = (name: string) => (flags.includes(name) ? 'boolean' : 'string');
  const options = Object.fromEntries(
    [...names, ...flags].map((name) => [name, { type: type(name) } as const]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const given: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') throw new UsageError(token.value);
    if (token.kind === 'option-terminator') continue;
    const { name, rawName, value, inlineValue } = token;
    const isRight = flags.includes(name)
      ? inlineValue !== true
      : names.includes(name) && Boolean(value) && (inlineValue || !value?.startsWith('-'));
    if (!isRight) throw new UsageError(rawName);
    given[name] = value ?? '';
  }
  return given;
}

function formatOf(name = 'text'): Format {
  const format = formats.find((each) => each === name);
  if (!format) throw new UsageError(name);
  return format;
}

function languageOf(name: string | undefined): ToolLanguage {
  if (name === undefined) return languageOfTerminal(process.env);
  const language = toolLanguages.find((each) => each === name);
  if (!language) throw new UsageError(name);
  return language;
}

/** The language to complain in, whatever else is wrong with the arguments. */
function wantedLanguage(args: readonly string[]): ToolLanguage {
  const at = args.findIndex((each) => /^--lang(?:=|$)/u.test(each));
  const given = args[at]?.split('=')[1] ?? args[at + 1];
  const language = at === -1 ? undefined : toolLanguages.find((each) => each === given);
  return language ?? languageOfTerminal(process.env);
}
