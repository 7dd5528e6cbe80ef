import type { ToolLanguage } from '#schema/words.ts';
import { doubts } from './messages/doubts.ts';
import { fileMistakes } from './messages/files.ts';
import { interfaceMistakes } from './messages/interface.ts';
import { markupMistakes } from './messages/markup.ts';
import { type Aspect, type Entry, type Offers, type Told, tell } from './messages/message.ts';
import { pageMistakes } from './messages/pages.ts';
import { pictureMistakes } from './messages/pictures.ts';
import { references } from './messages/references.ts';
import { shapeMistakes } from './messages/shape.ts';
import { showingMistakes } from './messages/showing.ts';
import { yamlMistakes } from './messages/yaml.ts';
import type { DataPath, Located, Part, Position } from './place.ts';

const entries = {
  ...fileMistakes,
  ...yamlMistakes,
  ...shapeMistakes,
  ...references,
  ...pageMistakes,
  ...showingMistakes,
  ...interfaceMistakes,
  ...markupMistakes,
  ...pictureMistakes,
  ...doubts,
};

/** The permanent name of a mistake: docs/errors.md says more of some. */
export type Code = keyof typeof entries;

type Severity = 'error' | 'warning' | 'note';

/** A mistake (`error`), a doubt (`warning`) or a remark (`note`), at its place. Its own words are English. */
export type Diagnostic = Told &
  Offers & {
    code: Code;
    severity: Severity;
    /** Relative to the project's root, with slashes: `content/pages/home.yaml`. */
    path: string;
    position: Position;
    aspect?: Aspect;
    french: Told;
  };

/** What a mistake's message must be told. */
export type Params = {
  [C in Code]: Parameters<(typeof entries)[C]['describe']>[0];
};

const catalogue: { readonly [C in Code]: Entry<Params[C]> } = entries;

/** Every code, sorted. */
export const codes: readonly string[] = Object.keys(entries).sort();

/** A diagnostic in a language of the tools. */
export function inLanguage(diagnostic: Diagnostic, language: ToolLanguage): Diagnostic {
  if (language === 'en') return diagnostic;
  const { code, severity, path, position, aspect, french } = diagnostic;
  const about = { ...(aspect && { aspect }), ...offersOf(diagnostic) };
  return { code, severity, path, position, ...about, french, ...french };
}

/** A mistake at a position, or at the place of a value in a file. */
export function report<C extends Code>(
  code: C,
  file: Located,
  place: DataPath,
  params: Params[C],
  part?: Part,
): Diagnostic {
  return reportAt(code, file.path, file.locate(place, part), params);
}

/** A mistake at a known position. */
export function reportAt<C extends Code>(
  code: C,
  path: string,
  position: Position,
  params: Params[C],
): Diagnostic {
  const entry = catalogue[code];
  const severity = severityOf(entry);
  const message = entry.describe(params);
  return {
    code,
    severity,
    path,
    position,
    ...(message.aspect !== undefined && { aspect: message.aspect }),
    ...offersOf({ ...message.hint, ...message }),
    ...tell(message, 'en'),
    french: tell(message, 'fr'),
  };
}

/** What is offered, and nothing else. */
export function offersOf({ cure, newWord }: Offers): Offers {
  return { ...(cure && { cure }), ...(newWord && { newWord }) };
}

/** Whether a name is that of a doubt or a remark, which a file may declare as meant. */
export function isWarning(name: string): boolean {
  const entry = Object.entries(catalogue).find(([code]) => code === name)?.[1];
  return entry !== undefined && severityOf(entry) !== 'error';
}

function severityOf({ note, warning }: Pick<Entry<never>, 'note' | 'warning'>): Severity {
  if (note) return 'note';
  return warning ? 'warning' : 'error';
}

/** A file with more mistakes than this shows these: the rest has the same causes. */
export const mostMistakes = 100;
