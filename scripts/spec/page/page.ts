import { html, raw } from 'hono/html';
import type { Clause } from '../../trace/clauses.ts';
import type { Book, Chapter, FeatureEntry, RuleEntry } from '../book/book.ts';
import { rulesOf } from '../book/book.ts';
import type { BookChanges } from '../book/changes.ts';
import { unjudgedRules } from '../book/unjudged.ts';
import type { Say } from '../words.ts';
import { changesChapter } from './changes.ts';
import { clauseIndex } from './clause-index.ts';
import type { Markup } from './markup.ts';
import { ruleArticle, scenarioList, stepList } from './rule.ts';
import { wishChapter } from './wishes.ts';

/** What a page is drawn from, beside the words of its language. */
export interface PageParts {
  book: Book;
  clauses: readonly Clause[];
  changes: BookChanges | undefined;
  /** The address of the same page in the other language. */
  other: string;
  styles: string;
  script: string;
}

/** The living specification as one HTML file, which needs nothing but its pictures. */
export async function drawPage(parts: PageParts, say: Say): Promise<string> {
  const { book, changes, clauses } = parts;
  const otherLanguage = say.language === 'fr' ? 'en' : 'fr';
  const page = await html`<!doctype html>
<html lang="${say.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('title')}</title>
<style>${raw(parts.styles)}</style>
</head>
<body>
<a class="skip" href="#content">${say('skip')}</a>
<header class="top">
<div class="mast"><h1>${say('title')}</h1>
<a class="language" href="${parts.other}" lang="${otherLanguage}" hreflang="${otherLanguage}">${say('otherLanguage')}</a></div>
<p class="lead">${say('lead')}</p>
${summary(book, say)}
</header>
<div class="body">
<nav class="side" aria-label="${say('contents')}">
${searchForm(say)}
<details class="contents" open><summary>${say('contents')}</summary>${contents(parts, say)}</details>
</nav>
<main id="content" tabindex="-1">
${changes && changesChapter(changes, say)}
${failureList(book, say)}
${unjudgedList(book, say)}
${book.chapters.map((chapter) => chapterSection(chapter, say))}
${wishChapter(book.wishes, say)}
${clauseIndex(clauses, rulesOf(book), say)}
</main>
</div>
<script>${raw(parts.script)}</script>
</body>
</html>
`;
  return page.toString();
}

function summary({ run, wishes, ...book }: Book, say: Say): Markup {
  const rules = rulesOf({ run, wishes, ...book });
  const count = (verdict: string) => rules.filter((rule) => rule.verdict === verdict).length;
  const figures = [
    { name: 'kept', number: count('passed') },
    { name: 'broken', number: count('failed') },
    { name: 'unjudged', number: count('unjudged') },
    { name: 'unchecked', number: count('not-run') },
    { name: 'wishes', number: wishes.length },
  ];
  return html`<dl class="figures">${figures.map(({ name, number }) => {
    const word = say.count(name, number);
    return html`<div><dt>${word}</dt><dd data-figure="${name}">${number}</dd></div>`;
  })}</dl>
<p class="run">${run ? runLine(run, say) : say('neverRun')}</p>`;
}

function runLine({ finishedAt, commit }: NonNullable<Book['run']>, say: Say): Markup {
  const version = commit && html`, ${say('atCommit', { commit: commit.slice(0, 7) })}`;
  return html`<time datetime="${finishedAt}">${say('lastRun', { date: say.date(finishedAt) })}</time>${version}`;
}

function searchForm(say: Say): Markup {
  const blank = { count: '{count}' };
  return html`<form role="search" id="search" hidden>
<label for="query">${say('search')}</label>
<input id="query" type="search" autocomplete="off" aria-describedby="search-hint">
<p id="search-hint">${say('searchHint')}</p>
<label for="only">${say('only')}</label>
<select id="only">
<option value="">${say('onlyAll')}</option>
<option value="failed">${say('onlyFailed')}</option>
<option value="unjudged">${say('onlyUnjudged')}</option>
<option value="not-run">${say('onlyNotRun')}</option>
</select>
<p id="found" role="status" data-one="${say('foundOne', blank)}" data-many="${say('foundMany', blank)}"></p>
<p class="fold"><button type="button" id="open-all">${say('openAll')}</button>
<button type="button" id="close-all">${say('closeAll')}</button></p>
</form>`;
}

function contents({ book, changes }: PageParts, say: Say): Markup {
  const entry = (id: string, title: string) => html`<li><a href="#${id}">${title}</a></li>`;
  return html`<ol>
${changes && entry('changes', say('since', { reference: changes.reference }))}
${book.chapters.map(
  ({ id, title, features }) => html`<li><a href="#chapter-${id}">${title[say.language]}</a>
<ol>${features.map(({ file, name }) => {
    return html`<li lang="en"><a href="#${featureId(file)}">${name}</a></li>`;
  })}</ol></li>`,
)}
${entry('wishes', say('wishesTitle'))}
${entry('clauses', say('clauseIndex'))}
</ol>`;
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
  return html`<ul lang="en">${rules.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ul>`;
}

function chapterSection({ id, title, features }: Chapter, say: Say): Markup {
  const count = features.reduce((sum, { rules }) => sum + rules.length, 0);
  return html`<section class="chapter" aria-labelledby="chapter-${id}">
<h2 id="chapter-${id}">${title[say.language]}</h2>
<p class="count">${say.count('rules', count)}</p>
${features.map((feature) => featureSection(feature, say))}
</section>`;
}

function featureSection(
  { file, name, description, background, rules }: FeatureEntry,
  say: Say,
): Markup {
  return html`<section class="feature" aria-labelledby="${featureId(file)}">
<h3 id="${featureId(file)}" lang="en">${name}</h3>
${description && html`<p class="purpose" lang="en">${description}</p>`}
${background.length > 0 && html`<div class="always"><p class="label">${say('always')}</p>${stepList(background)}</div>`}
${rules.map((rule) => ruleArticle(rule, scenarioList(rule.scenarios, say), say))}
</section>`;
}

function featureId(file: string): string {
  return file.replaceAll(/^features\/|\.feature$/gu, '').replaceAll('/', '-');
}
