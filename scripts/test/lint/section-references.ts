import type { Source } from './foreign-state.ts';

const section =
  /\bspecification,[\s*]+sections?[\s*]+\d|\bsections?[\s*]+\d+[\s*]+of[\s*]+the[\s*]+specification\b/giu;

/** Places that name a section of the specification, where a clause of features/clauses.yaml says which rule is meant. */
export function sectionReferences(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(section)].map(({ index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line} names a section of the specification: name the clause, as in (spec-7-chat)`;
    }),
  );
}
