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
       content build [--lang fr|en] [--root DIR] [--out DIR]`,
  },
  fr: {
    written: 'écrit\u00a0:',
    upToDate: 'à jour',
    usage: `usage\u00a0: content check [--format ${formats.join('|')}] [--notes] [--publish] [--lang fr|en] [--root DOSSIER]
        content build [--lang fr|en] [--root DOSSIER] [--out DOSSIER]`,
  },
} satisfies Record<ToolLanguage, object>;

const options = {
  format: { type: 'string', default: 'text' },
  lang: { type: 'string', default: languageOfTerminal(process.env) },
  notes: { type: 'boolean', default: false },
  out: { type: 'string' },
  publish: { type: 'boolean', default: false },
  root: { type: 'string', default: '.' },
} as const;

type Wanted = {
  root: string;
  out: string | undefined;
  format: Format;
  language: ToolLanguage;
  allNotes: boolean;
  publish: boolean;
};

const commands: Readonly<Record<string, (wanted: Wanted) => Promise<number>>> = {
  check,
  build,
};

/** Exit codes: 0 right (notes at most), 1 mistakes in the content, 2 arguments that make no sense. */
export async function run(args: readonly string[]): Promise<number> {
  const asked = understand(args);
  if (typeof asked === 'string') {
    console.error(asked);
    return 2;
  }
  try {
    return await asked.command(asked.wanted);
  } catch (error) {
    if (!(error instanceof SiteDateError)) throw error;
    console.error(asked.wanted.language === 'fr' ? error.french : error.message);
    return 2;
  }
}

/** What is asked for, or how to ask. */
function understand(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { root, out, lang, notes: allNotes, publish } = values;
    const language = toolLanguages.find((each) => each === lang);
    const format = formats.find((each) => each === values.format);
    const [name = '', ...more] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command || !format || !language || more.length > 0) return usage(language);
    const folders = { root: resolve(root), out: out === undefined ? out : resolve(out) };
    return { command, wanted: { ...folders, format, language, allNotes, publish } };
  } catch (error) {
    // Of the option that makes no sense, in Node's words.
    return `${error instanceof Error ? error.message : error}\n${usage()}`;
  }
}

function usage(language = languageOfTerminal(process.env)): string {
  return words[language].usage;
}

async function check({ publish, ...wanted }: Wanted): Promise<number> {
  const found = await Promise.all([checkContent(wanted.root, publish), checkSchemas()]);
  return print(found.flat(), wanted);
}

async function build({ root, out, language }: Wanted): Promise<number> {
  const schemas = await writeSchemas(root);
  const { diagnostics, changed } = await buildContent(out === undefined ? { root } : { root, out });
  // Notes are for who edits: `check` shows them.
  const mistakes = diagnostics.filter(({ severity }) => severity === 'error');
  const code = print(mistakes, { format: 'text', language, root, allNotes: false });
  const { written, upToDate } = words[language];
  if (code !== 0) return code;
  const all = [...schemas, ...changed];
  console.log(all.length > 0 ? `${written} ${all.join(', ')}` : upToDate);
  for (const line of daysToCome(diagnostics, language)) console.log(line);
  return code;
}

function print(
  diagnostics: readonly Diagnostic[],
  { format, ...wanted }: Pick<Wanted, 'format' | 'language' | 'root' | 'allNotes'>,
): number {
  const colours = process.stdout.isTTY && process.stdout.hasColors();
  process.stdout.write(formatReport(diagnostics, format, { ...wanted, colours }));
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}
