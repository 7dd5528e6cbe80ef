import { html, raw } from 'hono/html';
import type {
  Case,
  ExamplesTable,
  Failure,
  Picture,
  RuleEntry,
  ScenarioEntry,
  StepLine,
} from '../book/book.ts';
import { idOf, verdictOf } from '../book/make-book.ts';
import type { Say } from '../words.ts';
import { type Markup, pageFile, picturesPath, summaryPage, toTop } from './markup.ts';

const caseWord = {
  passed: 'casePassed',
  failed: 'caseFailed',
  unjudged: 'caseUnjudged',
  'not-run': 'caseNotRun',
} as const;

export function ruleArticle(rule: RuleEntry, scenarios: Markup, say: Say): Markup {
  const { id, name, verdict, description, background } = rule;
  return html`<article class="rule" id="${id}" data-verdict="${verdict}" tabindex="-1">
<header><h3><span lang="en">${name}</span>
<a class="link" href="#${id}" aria-label="${say('link', { name })}">#</a></h3>
<p class="mark" data-verdict="${verdict}">${say(verdict)}</p></header>
${thumbnail(rule, say)}
${description && html`<p class="purpose" lang="en">${description}</p>`}
<ul class="facts">${clauseFacts(rule, say)}
${rule.changed && html`<li>${changedLine(rule.changed, say)}</li>`}</ul>
${background.length > 0 && html`<div class="always"><p class="label">${say('always')}</p>${stepList(background)}</div>`}
${scenarios}
</article>`;
}

/**
 * The clauses in full, and whose rule it is beside them. The tag of a clause that no rule before bears is an address
 * that leads here.
 */
export function clauseFacts(
  { clauses, origins, anchors, id }: Pick<RuleEntry, 'clauses' | 'origins' | 'anchors' | 'id'>,
  say: Say,
): Markup[] | Markup {
  if (clauses.length + origins.length === 0) return html`<li>${say('noClause')}</li>`;
  const from = origins.map(({ words }) => html`<li>${words[say.language]}</li>`);
  const inSpecification = clauses.map((clause) => {
    const tag = idOf(clause);
    const anchor = tag !== id && anchors.includes(tag) ? raw(` id="${tag}"`) : '';
    const section = say('section', { section: clause.section });
    return html`<li class="clause"${anchor}><a href="${pageFile(summaryPage)}#clause-${tag}">${section}</a> <span lang="en">${clause.rule}</span></li>`;
  });
  return [...inSpecification, ...from];
}

/** In words; the commit is there for who looks for it. */
function changedLine(changed: NonNullable<RuleEntry['changed']>, say: Say): Markup {
  if (changed === 'uncommitted') return say('uncommitted');
  const { commit, date, author, subject } = changed;
  const words = say('changed', { date: say.date(date), author });
  return html`<time datetime="${date}" title="${commit.slice(0, 7)} ${subject}">${words}</time>`;
}

/** What the rule is about, at a glance: of rows that lead to a boundary, the last one is beyond it. */
function thumbnail({ scenarios, id }: RuleEntry, { language }: Say): Markup {
  const [pictured = []] = scenarios
    .map(({ cases }) => cases.flatMap(({ pictures }) => pictures.after ?? []))
    .filter((pictures) => pictures.length > 0);
  const last = pictured.at(-1);
  if (!last) return '';
  const { file, width, height } = last;
  return html`<a class="glance" href="#${id}" tabindex="-1" aria-hidden="true"><img src="${toTop(language)}${picturesPath}/${file}" width="${width}" height="${height}" alt="" loading="lazy"></a>`;
}

export function scenarioList(scenarios: readonly ScenarioEntry[], say: Say): Markup {
  if (scenarios.length === 0) return html`<p class="none">${say('noScenario')}</p>`;
  return html`<ul class="scenarios">${scenarios.map((one) => scenarioItem(one, say))}</ul>`;
}

function scenarioItem(scenario: ScenarioEntry, say: Say): Markup {
  const { name, description, steps, examples, cases } = scenario;
  const verdict = verdictOf(cases);
  const titles = caseTitles(scenario);
  const isOpen = verdict === 'failed' || verdict === 'unjudged';
  const count =
    cases.length > 1 ? html` <span class="cases">${say.count('cases', cases.length)}</span>` : '';
  return html`<li class="scenario"><details${isOpen ? ' open' : ''}>
<summary><span lang="en">${cases[0]?.name ?? name}</span>${count} <span class="mark" data-verdict="${verdict}">${say(caseWord[verdict])}</span></summary>
${description && html`<p class="purpose" lang="en">${description}</p>`}
${stepList(steps)}
${examplesTables(examples, cases, say)}
${cases.map((one, index) => {
  const title = titles[index] ?? '';
  return html`${one.failure && failureBox(one.failure, title, say)}${strip(one, title, say)}`;
})}
</details></li>`;
}

/** What tells the cases of an outline apart: their names, or else the cells of their rows. */
function caseTitles({ cases, examples }: ScenarioEntry): string[] {
  if (cases.length === 1) return [''];
  const rows = examples.flatMap((table) => table.rows);
  const isNamed = new Set(cases.map(({ name }) => name)).size === cases.length;
  return cases.map(({ name }, index) => (isNamed ? name : (rows[index]?.join(' · ') ?? name)));
}

export function stepList(steps: readonly StepLine[]): Markup {
  return html`<ol class="steps" lang="en">${steps.map(
    ({ keyword, text, table, doc }) => html`<li><b>${keyword}</b> ${inBlanks(text)}
${table.length > 0 && dataTable(table)}${doc !== undefined && html`<pre>${doc}</pre>`}</li>`,
  )}</ol>`;
}

/** The blanks of an outline, marked. */
function inBlanks(text: string): Markup[] {
  return text
    .split(/(<[^<>]+>)/u)
    .map((part) => (/^<.*>$/u.test(part) ? html`<var>${part.slice(1, -1)}</var>` : part));
}

function dataTable(rows: readonly string[][]): Markup {
  const cells = (row: readonly string[]) => row.map((cell) => html`<td>${cell}</td>`);
  return html`<div class="wide" tabindex="0"><table><tbody>${rows.map(
    (row) => html`<tr>${cells(row)}</tr>`,
  )}</tbody></table></div>`;
}

/** The rows of all tables are the cases, in the same order. */
function examplesTables(
  tables: readonly ExamplesTable[],
  cases: readonly Case[],
  say: Say,
): Markup[] {
  let first = 0;
  return tables.map(({ name, heads, rows }) => {
    const start = first;
    first += rows.length;
    return html`<div class="wide" tabindex="0"><table class="examples">
<caption>${say('examples')}${name && html`: <span lang="en">${name}</span>`}</caption>
<thead><tr lang="en">${heads.map((head) => html`<th scope="col">${head}</th>`)}<th scope="col" lang="${say.language}">${say('outcome')}</th></tr></thead>
<tbody>${rows.map((row, index) => {
      const verdict = cases[start + index]?.verdict ?? 'not-run';
      return html`<tr>${row.map((cell) => html`<td lang="en">${cell}</td>`)}<td class="mark" data-verdict="${verdict}">${say(caseWord[verdict])}</td></tr>`;
    })}</tbody></table></div>`;
  });
}

function failureBox({ step, expected, seen, message }: Failure, title: string, say: Say): Markup {
  const line = (name: string, value: string | undefined, language = 'en') =>
    value &&
    html`<div><dt>${say(name)}</dt><dd class="value" lang="${language}">${value}</dd></div>`;
  const inOwn = (name: string, value: Failure['expected']) =>
    line(name, value?.[say.language], say.language);
  return html`<dl class="failure">${line('case', title)}${line('failedStep', step)}${line('said', message)}${inOwn('expected', expected)}${inOwn('seen', seen)}</dl>`;
}

function strip({ name, pictures: { before, after } }: Case, title: string, say: Say): Markup {
  if (!before && !after) return '';
  const named = { name: title === '' || title === name ? name : `${name}, ${title}` };
  const isAlike = before?.file === after?.file;
  const dates = datesOf(before, after, say);
  return html`<figure class="strip">${title && html`<figcaption lang="en">${title}</figcaption>`}<div>
${before && !isAlike && frame(before, say('before') + dates[0], say('pictureBefore', named), say)}
${after && frame(after, say(isAlike ? 'alike' : 'after') + dates[1], say('pictureAfter', named), say)}</div></figure>`;
}

/** Where days lie between two pictures, they are the point. */
function datesOf(
  before: Picture | undefined,
  after: Picture | undefined,
  say: Say,
): [string, string] {
  const [one, other] = [before, after].map((picture) => picture?.at && say.date(picture.at));
  if (!one || !other || one === other) return ['', ''];
  return before?.file === after?.file ? ['', `, ${one} – ${other}`] : [`, ${one}`, `, ${other}`];
}

function frame(
  { file, width, height }: Picture,
  title: string,
  description: string,
  { language }: Say,
): Markup {
  return html`<div class="frame"><span>${title}</span><img src="${toTop(language)}${picturesPath}/${file}" width="${width}" height="${height}" alt="${description}" loading="lazy"></div>`;
}
