import { languages } from '#schema/languages.ts';
import { knowledge } from '../../../app/generated/assistant.server.ts';
import { evidenceOf } from '../../../app/server/chat/answering/confidence.ts';
import { judge, mayClaim, type Verdict } from '../../../app/server/chat/answering/judge.ts';
import { type KnownEntry, knownEntries } from '../../../app/server/chat/answering/known-entries.ts';
import { createRanking } from '../../../app/server/chat/answering/ranking.ts';
import { wordForms } from '../../../app/server/chat/answering/word-forms.ts';
import { wordLists } from '../../../app/server/chat/answering/word-list.ts';
import { siteAnswering } from '../answers/engine.ts';
import { tells } from '../answers/measure.ts';
import { pathOf, readQuestions } from '../answers/questions.ts';

export interface Example {
  evidence: readonly number[];
  /** Whether the first of the ranking answers it. */
  right: boolean;
  /** Whether nothing is claimed however confident the first is: it is a page, or holds too little of it. */
  withheld: boolean;
  offTopic: boolean;
  /** What came first: questions that share it are not parted. */
  group: string;
}

/** The questions that get no reply, whatever the site then makes of them. */
export async function questionExamples(): Promise<Example[]> {
  const { rankOf } = siteAnswering();
  const questions = await readQuestions('development');
  return questions.flatMap(({ question, language, pages, says, kind }) => {
    const told = (text: string) =>
      says.length === 0 || says.some((wordings) => wordings.some((one) => tells(text, one)));
    const isRight = ({ page, text }: KnownEntry) => pages.includes(pathOf(page)) && told(text);
    return exampleOf(judge(question, rankOf(language)), isRight, kind === 'off-topic');
  });
}

/** Parts in which wordings are held back: a fifth at a time. */
const parts = 5;

/** The knowledge's own wordings, each asked of an index that lacks it and the fifth that it belongs to. */
export function wordingExamples(): Example[] {
  const isWord = (word: string) => languages.some((language) => wordLists[language](word));
  return languages.flatMap((language) => {
    const all = knownEntries(knowledge[language], false);
    return Array.from({ length: parts }, (_, part) => {
      const isHeldBack = (_wording: string, place: number) => place % parts === part;
      const entries = all.map((entry) => {
        return {
          ...entry,
          questions: entry.questions?.filter((one, at) => !isHeldBack(one, at)) ?? [],
        };
      });
      const { rank } = createRanking({ entries, forms: wordForms[language], isWord });
      return all.flatMap(({ kind, page, questions = [] }) => {
        if (kind !== 'answer' && kind !== 'outside') return [];
        const isRight = (found: KnownEntry) => kind === 'answer' && found.page === page;
        return questions
          .filter(isHeldBack)
          .flatMap((one) => exampleOf(judge(one, rank), isRight, kind === 'outside'));
      });
    }).flat();
  });
}

function exampleOf(
  verdict: Verdict,
  isRight: (entry: KnownEntry) => boolean,
  offTopic: boolean,
): Example[] {
  const { kind, ranked } = verdict;
  const [best] = ranked;
  if (kind === 'said' || !best) return [];
  const right = !offTopic && best.entry.kind === 'answer' && isRight(best.entry);
  const evidence = evidenceOf(ranked);
  return [{ evidence, right, withheld: !mayClaim(best), offTopic, group: best.entry.title }];
}
