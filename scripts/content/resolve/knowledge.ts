import { collectionNames } from '#schema/collections/table.ts';
import type { AnswerEntry } from '#schema/compiled.ts';
import { knowledgeEntry } from '#schema/knowledge.ts';
import type { Language } from '#schema/languages.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Compiler } from './compiler.ts';
import type { Project } from './project.ts';

/** A curated entry with the file it comes from. */
export type MadeEntry = { line: Omit<AnswerEntry, 'kind' | 'pageName'>; file: SourceFile };

/** The curated knowledge of one language. */
export function compileKnowledge(
  project: Project,
  { compile }: Compiler,
  report: Reporter,
  language: Language,
): MadeEntry[] {
  const names = new Set(
    collectionNames.flatMap((name) => project.collections[name].map(({ id }) => `${name}/${id}`)),
  );
  const isKnown = (file: Project['knowledge'][number]): boolean => {
    const { about } = file.value;
    if (about === undefined || names.has(about)) return true;
    report('unknown-entry', file, ['about'], { entry: about, known: names });
    return false;
  };
  return project.knowledge
    .filter((file) => file.value.texts[language] && isKnown(file))
    .map((file) => {
      const scope = { file, language, textLanguage: language };
      const {
        keywords,
        questions,
        about: _about,
        ...rest
      } = compile(knowledgeEntry, file.value, scope);
      const line = { ...rest, ...(keywords && { keywords }), ...(questions && { questions }) };
      return { line, file };
    });
}
