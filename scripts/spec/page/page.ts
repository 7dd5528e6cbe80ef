import { html } from 'hono/html';
import type { Clause } from '../../test/trace/clauses.ts';
import type { Book, Chapter, FeatureEntry, RuleEntry, RunFacts, Verdict } from '../book/book.ts';
import { ownersRules, rulesOf, unjudgedRules } from '../book/book.ts';
import type { BookChanges } from '../book/changes.ts';
import type { FoundRule } from '../search/searched.ts';
import type { Say } from '../words.ts';
import { changesChapter } from './changes.ts';
import { clauseIndex } from './clause-index.ts';
import { folderOf, type Markup, pageFile, ruleAddress, summaryPage, toTop } from './markup.ts';
import { ruleArticle, scenarioList, stepList } from './rule.ts';
import { searchForm } from './search-form.ts';
import { wishChapter } from './wishes.ts';

/** What the pages are drawn from, beside the words of their language. */
export interface PageParts {
  book: Book;
  clauses: readonly Clause[];
  changes: BookChanges | undefined;
  /** The rules as the pages find them. */
  found: readonly FoundRule[];
}

const verdicts: readonly Verdict[] = ['passed', 'failed', 'unjudged', 'not-run'];
const figureOf = {
  passed: 'kept',
  failed: 'broken',
  unjudged: 'unjudged',
  'not-run': 'unchecked',
} as const;

/** The pages in a language by their file: a summary, and each chapter. They need each other, and nothing else. */
export async function drawPages(parts: PageParts, say: Say): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const draw = async (name: string, title: string, head: Markup, body: Markup) => {
    const page = await pageOf(parts, { name, title, head, body }, say);
    pages.set(folderOf(say.language) + pageFile(name), page.toString());
  };
  await draw(summaryPage, say('title'), figures(parts.book, say), summary(parts, say));
  for (const chapter of parts.book.chapters) {
    const title = chapter.title[say.language];
    await draw(chapter.id, title, '', chapterSection(chapter, say));
  }
  return pages;
}

/** For a pull request, whose Markdown may hold HTML: what is not kept and what changed. Its links would lead nowhere there. */
export async function pullRequestText(
  { book, changes }: Pick<PageParts, 'book' | 'changes'>,
  say: Say,
): Promise<string> {
  const told =
    await html`${failureList(book, say)}${unjudgedList(book, say)}${changes && changesChapter(changes, say)}`;
  return told.toString().replaceAll(/<\/?a\b[^>]*>/gu, '');
}

interface Drawn {
  name: string;
  title: string;
  head: Markup;
  body: Markup;
}

function pageOf(parts: PageParts, { name, title, head, body }: Drawn, say: Say) {
  const other = say.language === 'fr' ? 'en' : 'fr';
  const top = toTop(say.language);
  return html`<!doctype html>
<html lang="${say.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}${name !== summaryPage && ` – ${say('title')}`}</title>
<link rel="stylesheet" href="${top}spec.css">
<script defer src="${top}rules.js"></script>
<script defer src="${top}spec.js"></script>
</head>
<body>
<a class="skip" href="#content">${say('skip')}</a>
<header class="top">
<div class="mast"><h1>${title}</h1>
<a class="language" href="${top}${folderOf(other)}${pageFile(name)}" lang="${other}" hreflang="${other}">${say('otherLanguage')}</a></div>
${head}
</header>
<div class="body">
<nav class="side" aria-label="${say('contents')}">
${searchForm(parts.found, say)}
${contents(parts.book, name, say)}
</nav>
<main id="content" tabindex="-1">
${body}
</main>
</div>
</body>
</html>
`;
}

function figures(book: Book, say: Say): Markup {
  const { run, wishes } = book;
  const count = countsOf(ownersRules(book));
  const numbers = verdicts.map((one) => ({ name: figureOf[one] as string, number: count[one] }));
  return html`<p class="lead">${say('lead')}</p>
<dl class="figures">${[...numbers, { name: 'wishes', number: wishes.length }].map(
    ({ name, number }) =>
      html`<div><dt>${say.count(name, number)}</dt><dd data-figure="${number > 0 ? name : ''}">${number}</dd></div>`,
  )}</dl>
<p class="run">${run ? runLine(run, say) : say('neverRun')}</p>`;
}

function runLine({ finishedAt }: RunFacts, say: Say): Markup {
  return html`<time datetime="${finishedAt}">${say('lastRun', { date: say.date(finishedAt) })}</time>`;
}

function countsOf(rules: readonly RuleEntry[]): Record<Verdict, number> {
  const count = { passed: 0, failed: 0, unjudged: 0, 'not-run': 0 };
  for (const { verdict } of rules) count[verdict] += 1;
  return count;
}

function summary({ book, clauses, changes }: PageParts, say: Say): Markup {
  return html`${changes && changesChapter(changes, say)}
${failureList(book, say)}
${unjudgedList(book, say)}
${chapterTable(book, say)}
${wishChapter(book.wishes, say)}
${clauseIndex(clauses, book, say)}`;
}

/** What is kept, chapter by chapter. */
function chapterTable({ chapters }: Book, say: Say): Markup {
  const head = (word: string) => html`<th scope="col">${word}</th>`;
  return html`<section class="chapter" aria-labelledby="chapters"><h2 id="chapters">${say('chapters')}</h2>
<div class="wide" tabindex="0"><table class="numbers">
<thead><tr>${head(say('chapter'))}${head(say('rulesHead'))}${verdicts.map((one) => head(say(one)))}</tr></thead>
<tbody>${chapters.map(({ id, title, features }) => {
    const rules = features.flatMap((feature) => feature.rules);
    const count = countsOf(rules);
    return html`<tr><th scope="row"><a href="${pageFile(id)}">${title[say.language]}</a></th>
<td>${rules.length}</td>${verdicts.map((one) => html`<td class="mark" data-verdict="${count[one] > 0 ? one : ''}">${count[one]}</td>`)}</tr>`;
  })}</tbody></table></div></section>`;
}

function contents({ chapters }: Book, open: string, say: Say): Markup {
  return html`<ol class="contents"><li><a href="${pageFile(summaryPage)}">${say('summary')}</a></li>
${chapters.map(
  ({ id, title, features }) => html`<li><a href="${pageFile(id)}">${title[say.language]}</a>
${id === open && html`<ol>${features.map(({ file, name }) => html`<li lang="en"><a href="#${featureId(file)}">${name}</a></li>`)}</ol>`}</li>`,
)}</ol>`;
}

function failureList(book: Book, say: Say): Markup {
  const broken = rulesOf(book).filter(({ verdict }) => verdict === 'failed');
  if (broken.length === 0) return '';
  return html`<section class="broken" aria-labelledby="broken"><h2 id="broken">${say('failures')}</h2>
${ruleLinks(broken)}</section>`;
}

function unjudgedList(book: Book, say: Say): Markup {
  const byStep = [...unjudgedRules(book)];
  if (byStep.length === 0) return '';
  return html`<section class="broken" aria-labelledby="unjudged"><h2 id="unjudged">${say('unjudgedRules')}</h2>
${byStep.map(([step, rules]) => html`<p>${say('unjudgedBecause', { step })}</p>${ruleLinks(rules)}`)}</section>`;
}

function ruleLinks(rules: readonly RuleEntry[]): Markup {
  return html`<ul lang="en">${rules.map((rule) => html`<li><a href="${ruleAddress(rule)}">${rule.name}</a></li>`)}</ul>`;
}

function chapterSection({ features }: Chapter, say: Say): Markup {
  const count = features.reduce((sum, { rules }) => sum + rules.length, 0);
  return html`<p class="count">${say.count('rules', count)}</p>
${features.map((feature) => featureSection(feature, say))}`;
}

function featureSection(
  { file, name, description, background, rules }: FeatureEntry,
  say: Say,
): Markup {
  return html`<section class="feature" aria-labelledby="${featureId(file)}">
<h2 id="${featureId(file)}" lang="en">${name}</h2>
${description && html`<p class="purpose" lang="en">${description}</p>`}
${background.length > 0 && html`<div class="always"><p class="label">${say('always')}</p>${stepList(background)}</div>`}
${rules.map((rule) => ruleArticle(rule, scenarioList(rule.scenarios, say), say))}
</section>`;
}

function featureId(file: string): string {
  return file.replaceAll(/^features\/|\.feature$/gu, '').replaceAll('/', '-');
}
