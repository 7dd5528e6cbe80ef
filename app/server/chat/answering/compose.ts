import type { AssistantData } from '#schema/compiled.ts';
import { defaultLanguage, type Language } from '#schema/languages.ts';
import { standsAlone } from '../../../assistant/stands-alone.ts';
import type { Verdict } from './judge.ts';
import type { KnownEntry } from './known-entries.ts';
import type { Ranked } from './ranking.ts';

interface ComposeOptions {
  words: Readonly<Record<Language, AssistantData>>;
  /** The language of what was found. */
  language: Language;
  pageLanguage: Language;
  /** What of the question nothing answers. */
  silent: readonly string[];
  /** The sentence that puts right what the question takes for granted. */
  premise?: string | undefined;
}

/** Pages that one answer names. */
const mostLinks = 3;
/** Share of the best entry's score that another page must reach to be named beside it. */
const nearBest = 0.6;
/** An answer's words: entries whole, one after the other, then the pages by name. */
export function compose(verdicts: readonly Verdict[], options: ComposeOptions): string {
  const { words, language, silent, premise } = options;
  const [first] = verdicts;
  if (!first || first.kind === 'none') return premise ?? refusal(options);
  if (first.kind === 'said') return premise ?? first.ranked[0]?.entry.text ?? '';
  if (first.kind === 'unsure' && premise === undefined) {
    const links = pagesOf(first.ranked, 0).slice(0, mostLinks);
    const lead = standsAlone(first.question) ? words[language].unsure : words[language].dependent;
    return [lead, ...links.map(reasonedLink)].join('\n');
  }
  const given = verdicts.flatMap(({ kind, ranked: [best] }) => (best ? { ...best, kind } : []));
  const near = verdicts.length > 1 ? [] : pagesOf(first.ranked, nearBest);
  const links = distinctPages([...given.map(({ entry }) => entry), ...near]).slice(0, mostLinks);
  const asked = given.filter(({ likeness }) => premise === undefined || likeness >= minLikeness);
  const texts = asked.map(({ kind, entry: { title, text } }) =>
    kind === 'likely' ? `${words[language].likely}\n${title}\n\n${text}` : text,
  );
  const gaps = silent
    .filter((part) => plainWords.test(part))
    .map((part) => `${words[language].silent} ${part.replace(/\W+$/u, '')}.`);
  const said = [premise ?? [], texts, gaps].flat().join('\n\n');
  return `${said}\n\n${words[language].sources}\n${links.map(first.kind === 'likely' ? reasonedLink : link).join('\n')}`;
}

/** After a premise is put right, an entry is told that is asked for in so many words: the premise's were another's. */
const minLikeness = 0.5;

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

/** Words of a visitor are given back only where they are a few, and nothing but words. */
const plainWords = /^[\p{L}\p{N}’' -]{2,60}[?!. ]*$/u;
