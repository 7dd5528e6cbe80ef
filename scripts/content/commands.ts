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
    noCommand: 'a command is missing',
    unknownCommand: (name: string) => `unknown command ${name}`,
    unknownFormat: (name: string) => `unknown format ${name}: one of ${formats.join(', ')}`,
    unknownLanguage: (name: string) => `unknown language ${name}: one of fr, en`,
    unknownOption: (name: string) => `unknown option ${name}`,
    noValue: (name: string) => `the option ${name} needs a value`,
    superfluousValue: (name: string) => `the option ${name} takes no value`,
    superfluous: (name: string) => `nothing is expected where \`${name}\` stands`,
  },
  fr: {
    written: 'écrit\u00a0:',
    upToDate: 'à jour',
    usage: `usage\u00a0: content check [--format ${formats.join('|')}] [--notes] [--publish] [--lang fr|en] [--root DOSSIER]
        content build [--lang fr|en] [--root DOSSIER] [--out DOSSIER]
        content schemas`,
    noCommand: 'il manque une commande',
    unknownCommand: (name: string) => `commande inconnue\u00a0: ${name}`,
    unknownFormat: (name: string) =>
      `format inconnu\u00a0: ${name}\u00a0; choisissez parmi ${formats.join(', ')}`,
    unknownLanguage: (name: string) => `langue inconnue\u00a0: ${name}\u00a0; choisissez fr ou en`,
    unknownOption: (name: string) => `option inconnue\u00a0: ${name}`,
    noValue: (name: string) => `l’option ${name} attend une valeur`,
    superfluousValue: (name: string) => `l’option ${name} n’attend pas de valeur`,
    superfluous: (name: string) => `rien n’est attendu à la place de \`${name}\``,
  },
} satisfies Record<ToolLanguage, object>;

/** A sentence of `words`, and the argument that it speaks of. */
type Complaint = {
  says: Exclude<keyof (typeof words)['en'], 'written' | 'upToDate' | 'usage'>;
  argument?: string;
};

/** Thrown for arguments that make no sense. */
class UsageError extends Error {
  readonly complaint: Complaint;

  constructor(complaint: Complaint) {
    super(complaint.says);
    this.complaint = complaint;
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
        throw new UsageError(
          command ? { says: 'unknownCommand', argument: command } : { says: 'noCommand' },
        );
    }
  } catch (error) {
    const language = wantedLanguage(args);
    if (error instanceof SiteDateError) {
      console.error(language === 'fr' ? error.french : error.message);
      return 2;
    }
    if (!(error instanceof UsageError)) throw error;
    const say = words[language];
    const { says, argument = '' } = error.complaint;
    const sentence = say[says];
    console.error(typeof sentence === 'string' ? sentence : sentence(argument));
    console.error(say.usage);
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
    if (token.kind === 'positional') {
      throw new UsageError({ says: 'superfluous', argument: token.value });
    }
    if (token.kind === 'option-terminator') continue;
    const { name, rawName: argument, value = '', inlineValue } = token;
    const isFlag = flags.includes(name);
    if (!isFlag && !names.includes(name)) throw new UsageError({ says: 'unknownOption', argument });
    if (isFlag && inlineValue) throw new UsageError({ says: 'superfluousValue', argument });
    if (!isFlag && (value === '' || (!inlineValue && value.startsWith('-')))) {
      throw new UsageError({ says: 'noValue', argument });
    }
    given[name] = value;
  }
  return given;
}

function formatOf(name = 'text'): Format {
  const format = formats.find((each) => each === name);
  if (!format) throw new UsageError({ says: 'unknownFormat', argument: name });
  return format;
}

function languageOf(name: string | undefined): ToolLanguage {
  if (name === undefined) return languageOfTerminal(process.env);
  const language = toolLanguages.find((each) => each === name);
  if (!language) throw new UsageError({ says: 'unknownLanguage', argument: name });
  return language;
}

/** The language to complain in, whatever else is wrong with the arguments. */
function wantedLanguage(args: readonly string[]): ToolLanguage {
  const at = args.findIndex((each) => /^--lang(?:=|$)/u.test(each));
  const given = args[at]?.split('=')[1] ?? args[at + 1];
  const language = at === -1 ? undefined : toolLanguages.find((each) => each === given);
  return language ?? languageOfTerminal(process.env);
}
