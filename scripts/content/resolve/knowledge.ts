import type { AnswerEntry } from '#schema/compiled.ts';
import { knowledgeEntry } from '#schema/knowledge.ts';
import type { Language } from '#schema/languages.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Compiler } from './compiler.ts';
import type { Project } from './project.ts';

/** A curated entry with the file it comes from. */
export type MadeEntry = { line: Omit<AnswerEntry, 'kind' | 'pageName'>; file: SourceFile };

/** The curated knowledge of one language. */
export function compileKnowledge(
  { knowledge }: Project,
  { compile }: Compiler,
  language: Language,
): MadeEntry[] {
  return knowledge
    .filter(({ value }) => value.texts[language])
    .map((file) => {
      const scope = { file, language, textLanguage: language };
      const { keywords, questions, ...rest } = compile(knowledgeEntry, file.value, scope);
      const line = { ...rest, ...(keywords && { keywords }), ...(questions && { questions }) };
      return { line, file };
    });
}
