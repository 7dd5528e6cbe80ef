import type { Section } from '#schema/compiled.ts';
import { byLanguage, type Language } from '#schema/languages.ts';
import type { MadeEntry } from './knowledge.ts';
import type { MadePage } from './made-page.ts';

/** What the assistant answers, by its entry. */
type Answers = Record<Language, ReadonlyMap<string, string>>;

export function answersOf(knowledge: Record<Language, readonly MadeEntry[]>): Answers {
  return byLanguage(
    (language) => new Map(knowledge[language].map(({ file, line }) => [file.id, line.text])),
  );
}

/** Puts under each question of these pages what the assistant answers to it, in the page's own language. */
export function answerQuestions(pages: readonly MadePage[], answers: Answers): MadePage[] {
  return pages.map((made) => {
    const inLanguage = answers[made.page.contentLanguage];
    const sections = made.page.sections.map((section) => answered(section, inLanguage));
    return { ...made, page: { ...made.page, sections } };
  });
}

/** An entry that is missing is told by the check of sections. */
function answered(section: Section, inLanguage: ReadonlyMap<string, string>): Section {
  if (section.kind !== 'questions') return section;
  const answers = (section.items ?? []).flatMap(({ question, entry }) => {
    const answer = inLanguage.get(entry);
    return answer === undefined ? [] : [{ question, answer }];
  });
  return { ...section, answers };
}
