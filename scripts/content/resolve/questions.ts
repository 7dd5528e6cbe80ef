import type { Section } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import type { MadeEntry } from './knowledge.ts';
import type { MadePage } from './made-page.ts';

/** Puts under each question of these pages what the assistant answers to it, in the page's own language. */
export function answerQuestions(
  pages: readonly MadePage[],
  knowledge: Record<Language, readonly MadeEntry[]>,
): MadePage[] {
  return pages.map((made) => {
    const entries = knowledge[made.page.contentLanguage];
    const sections = made.page.sections.map((section) => answered(section, entries));
    return { ...made, page: { ...made.page, sections } };
  });
}

/** An entry that is missing is told by the check of sections. */
function answered(section: Section, entries: readonly MadeEntry[]): Section {
  if (section.kind !== 'questions') return section;
  const answers = section.items.flatMap(({ question, entry }) => {
    const found = entries.find(({ file }) => file.id === entry);
    return found ? [{ question, answer: found.line.text }] : [];
  });
  return { ...section, answers };
}
