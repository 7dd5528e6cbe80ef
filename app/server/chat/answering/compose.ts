import type { AssistantData } from '#schema/compiled.ts';
import { defaultLanguage, type Language } from '#schema/languages.ts';
import type { Verdict } from './judge.ts';
import type { KnownEntry } from './known-entries.ts';
import type { Ranked } from './ranking.ts';

interface ComposeOptions {
  words: Readonly<Record<Language, AssistantData>>;
  /** The language of what was found. */
  language: Language;
  pageLanguage: Language;
  /** Whether an entry that fits as well is given too. */
  seconds: boolean;
}

/** Pages that one answer names. */
const mostLinks = 3;
/** Share of the best entry's score that another page must reach to be named beside it. */
const nearBest = 0.6;
/**
 * What another entry must reach to be given too: the share of the best one's score that it has, and what of
 * the question it has that the best one lacks. The question may be about both.
 */
const asGood = 0.9;

/** An answer's words: entries whole, one after the other, then the pages by name. */
export function compose(verdicts: readonly Verdict[], options: ComposeOptions): string {
  const { words, language } = options;
  const [first] = verdicts;
  if (!first || first.kind === 'none') return refusal(options);
  if (first.kind === 'said') return first.answer;
  if (first.kind === 'unsure') {
    const links = pagesOf(first.ranked, 0).slice(0, mostLinks);
    return `${words[language].unsure}\n${links.map(reasonedLink).join('\n')}`;
  }
  const both = verdicts.length === 1 && options.seconds;
  const given = verdicts.flatMap(({ ranked }) => givenOf(ranked, both));
  const near = verdicts.flatMap(({ ranked }) => pagesOf(ranked, nearBest));
  const links = distinctPages([...given, ...near]).slice(0, mostLinks);
  const texts = given.map(({ text }) => text);
  return `${texts.join('\n\n')}\n\n${words[language].sources}\n${links.map(link).join('\n')}`;
}

/** The best entry, and of the other answers the one that fits best beside it, where it fits as well (`both`). */
function givenOf([best, ...others]: readonly Ranked[], both: boolean): KnownEntry[] {
  if (!best) return [];
  const fitOf = ({ score, adds }: Ranked) => score / best.score + adds;
  const [next] = others
    .filter(({ entry }) => entry.kind === 'answer')
    .toSorted((a, b) => fitOf(b) - fitOf(a));
  return both && next && fitOf(next) >= asGood ? [best.entry, next.entry] : [best.entry];
}

/** The French refusal; on other pages their own language's follows (docs/interface.md, "Assistant"). */
function refusal({ words, pageLanguage }: ComposeOptions): string {
  const { offTopic } = words[defaultLanguage];
  return pageLanguage === defaultLanguage
    ? offTopic
    : `${offTopic}\n\n${words[pageLanguage].offTopic}`;
}

/** The entries of different pages whose score is at least this share of the best one. */
function pagesOf(ranked: readonly Ranked[], share: number): KnownEntry[] {
  const found = ranked.filter(({ entry }) => entry.page !== '');
  const least = (found[0]?.score ?? 0) * share;
  return distinctPages(found.filter(({ score }) => score >= least).map(({ entry }) => entry));
}

function distinctPages(entries: readonly KnownEntry[]): KnownEntry[] {
  const byPage = new Map<string, KnownEntry>();
  for (const entry of entries) {
    const path = entry.page.replace(/#.*$/, '');
    if (!byPage.has(path)) byPage.set(path, entry);
  }
  return [...byPage.values()];
}

function link({ pageName, page }: KnownEntry): string {
  return `- ${pageName} (${page})`;
}

/** One line: the page, and what of it may be meant, unless the page's name says it. */
function reasonedLink(entry: KnownEntry): string {
  const reason = entry.title.replace(`${entry.pageName} – `, '');
  return reason === entry.pageName ? link(entry) : `${link(entry)} – ${reason}`;
}
