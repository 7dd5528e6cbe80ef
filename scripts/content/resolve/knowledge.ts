import type * as z from 'zod';
import { collectionNames } from '#schema/collections/table.ts';
import type { AnswerEntry, Compiled } from '#schema/compiled.ts';
import { knowledgeEntry } from '#schema/knowledge.ts';
import type { Language } from '#schema/languages.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Compiler } from './compiler.ts';
import { periodOf } from './periods.ts';
import type { Project } from './project.ts';

/** A curated entry with the file it comes from. */
export type MadeEntry = { line: Omit<AnswerEntry, 'kind' | 'pageName'>; file: SourceFile };

type Tools = {
  /** Everything. */
  source: Project;
  /** What is shown. */
  project: Project;
  compiler: Compiler;
  report: Reporter;
};

/** The curated knowledge of one language, without that of entries that are not shown. */
export function compileKnowledge(
  { source, project, compiler: { compile }, report }: Tools,
  language: Language,
): MadeEntry[] {
  const [all, shown] = [entriesByName(source), entriesByName(project)];
  const isKnown = (file: Project['knowledge'][number]): boolean => {
    const { about } = file.value;
    if (about === undefined) return true;
    if (!all.has(about)) {
      report('unknown-entry', file, ['about'], { entry: about, known: [...all.keys()] });
    }
    return shown.has(about);
  };
  return project.knowledge
    .filter((file) => file.value.texts[language] && isKnown(file))
    .map((file) => {
      const period = periodOf(shown.get(file.value.about ?? '')?.value ?? {});
      const scope = { file, language, textLanguage: language, period };
      return { line: lineOf(compile(knowledgeEntry, file.value, scope)), file };
    });
}

type CompiledEntry = Compiled<z.infer<typeof knowledgeEntry>>;

const lines = new WeakMap<CompiledEntry, MadeEntry['line']>();

/** Made once of an entry that was compiled once: there may be thousands. */
function lineOf(entry: CompiledEntry): MadeEntry['line'] {
  const before = lines.get(entry);
  if (before) return before;
  const { keywords, questions, about: _about, ...rest } = entry;
  const line = { ...rest, ...(keywords && { keywords }), ...(questions && { questions }) };
  lines.set(entry, line);
  return line;
}

/** By `agents/kyc`. */
function entriesByName({ collections }: Project): Map<string, SourceFile<object>> {
  return new Map(
    collectionNames.flatMap((name) =>
      collections[name].map((file): [string, SourceFile<object>] => [`${name}/${file.id}`, file]),
    ),
  );
}
