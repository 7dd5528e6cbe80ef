import type {
  Background,
  Examples,
  Feature,
  Pickle,
  Rule,
  Scenario,
  Step,
} from '@cucumber/messages';
import type { Clause } from '../../test/trace/clauses.ts';
import { type FeatureSource, saidBy } from '../../test/trace/features.ts';
import type { Origin } from '../../test/trace/origins.ts';
import type {
  Book,
  Case,
  Chapter,
  ExamplesTable,
  FeatureEntry,
  MissingSentence,
  RuleEntry,
  RunFacts,
  ScenarioEntry,
  StepLine,
  Verdict,
  Wish,
} from './book.ts';
import { type ChapterPlan, inChapters } from './chapters.ts';
import { caseKey, type Played } from './last-run.ts';

const wishTag = '@wish';

/** What a book is made of, beside the features themselves. */
export interface Facts {
  chapters: readonly ChapterPlan[];
  clauses: readonly Clause[];
  origins: readonly Origin[];
  run: RunFacts | undefined;
  played: ReadonlyMap<string, Played>;
  /** The newest change of these lines, both included. */
  changeOf: (file: string, firstLine: number, lastLine: number) => RuleEntry['changed'];
  missing: (texts: readonly string[]) => MissingSentence[] | undefined;
}

/** A rule of a file with what stands above it. */
interface Part {
  source: FeatureSource;
  name: string;
  description: string;
  background: Background | undefined;
  scenarios: readonly Scenario[];
  tags: readonly string[];
  lines: [number, number];
}

export function makeBook(sources: readonly FeatureSource[], facts: Facts): Book {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const namer = new Namer();
  const planned = inChapters(facts.chapters, [...byFile.keys()]).map(({ plan, files }) => ({
    plan,
    sources: files.flatMap((file) => byFile.get(file) ?? []),
  }));
  const technical = facts.chapters
    .filter((plan) => plan.technical !== undefined)
    .map((plan) => ({ plan, sources }));
  const tags = new Set(technical.map(({ plan }) => plan.technical));
  const chapters = [...planned, ...technical].map(({ plan, sources: own }): Chapter => {
    const isWanted = (borne: readonly string[]) =>
      plan.technical ? borne.includes(plan.technical) : !borne.some((tag) => tags.has(tag));
    return {
      id: plan.id,
      title: { fr: plan.fr, en: plan.en },
      isTechnical: plan.technical !== undefined,
      features: own
        .map((source) => featureEntry(source, { facts, namer, chapter: plan.id, isWanted }))
        .filter(({ rules }) => rules.length > 0),
    };
  });
  return {
    run: facts.run,
    chapters: chapters.filter(({ features }) => features.length > 0),
    wishes: sources.flatMap((source) => wishesOf(source, facts, namer)),
  };
}

interface Making {
  facts: Facts;
  namer: Namer;
  chapter: string;
  isWanted: (tags: readonly string[]) => boolean;
}

function featureEntry(source: FeatureSource, making: Making): FeatureEntry {
  const { feature, file } = source;
  const rules = partsOf(source).flatMap((part) => {
    const scenarios = part.scenarios.filter((one) => {
      const tags = [...part.tags, ...tagsOf(one)];
      return !isWish(tags) && making.isWanted(tags);
    });
    return scenarios.length > 0 ? ruleEntry({ ...part, scenarios }, making) : [];
  });
  return {
    file,
    name: feature.name,
    description: trimmed(feature.description),
    background: linesOf(feature.children.find((child) => child.background)?.background),
    rules,
  };
}

function ruleEntry(part: Part, { facts, namer, chapter }: Making): RuleEntry {
  const { source, name } = part;
  const clauses = borneBy(part, facts.clauses);
  const scenarios = part.scenarios.map((scenario) => scenarioEntry(part, scenario, facts.played));
  return {
    ...namer.nameFor(clauses.map(idOf), source.file, name),
    name,
    description: part.description,
    chapter,
    file: source.file,
    line: part.lines[0],
    clauses,
    origins: borneBy(part, facts.origins),
    background: linesOf(part.background),
    scenarios,
    verdict: verdictOf(scenarios.flatMap(({ cases }) => cases)),
    changed: facts.changeOf(source.file, ...part.lines),
  };
}

function wishesOf(source: FeatureSource, facts: Facts, namer: Namer): Wish[] {
  return partsOf(source).flatMap((part) => {
    const wished = part.scenarios.filter((one) => isWish([...part.tags, ...tagsOf(one)]));
    const isEmptyWish = part.scenarios.length === 0 && isWish(part.tags);
    if (wished.length === 0 && !isEmptyWish) return [];
    const whole = { ...part, scenarios: wished };
    const pickles = wished.flatMap((one) => source.pickles.get(one.id) ?? []);
    return {
      id: namer.nameFor([], source.file, `wish ${part.name}`).id,
      feature: source.feature.name,
      rule: part.name,
      description: part.description,
      file: source.file,
      line: part.lines[0],
      clauses: borneBy(whole, facts.clauses),
      origins: borneBy(whole, facts.origins),
      scenarios: wished.map((one) => scenarioEntry(whole, one, new Map())),
      missing: facts.missing(pickles.flatMap(({ steps }) => steps.map(({ text }) => text))),
    };
  });
}

function partsOf(source: FeatureSource): Part[] {
  const above = tagsOf(source.feature);
  const rules = source.feature.children.flatMap(({ rule }) => rule ?? []);
  const starts = rules.map(firstLineOf);
  return rules.map((rule, index) => ({
    source,
    name: rule.name,
    description: trimmed(rule.description),
    background: rule.children.find((child) => child.background)?.background,
    scenarios: rule.children.flatMap(({ scenario }) => scenario ?? []),
    tags: [...above, ...tagsOf(rule)],
    lines: [firstLineOf(rule), (starts[index + 1] ?? Number.POSITIVE_INFINITY) - 1],
  }));
}

function scenarioEntry(
  { source, name }: Part,
  scenario: Scenario,
  played: Facts['played'],
): ScenarioEntry {
  const pickles = source.pickles.get(scenario.id) ?? [];
  return {
    name: scenario.name,
    description: trimmed(scenario.description),
    steps: scenario.steps.map(stepLine),
    examples: scenario.examples.map(examplesTable),
    cases: pickles.map((pickle) => caseOf(source.file, name, pickle, played)),
  };
}

function caseOf(file: string, rule: string, pickle: Pickle, played: Facts['played']): Case {
  const says = saidBy(pickle);
  const { name } = pickle;
  const last = played.get(caseKey(file, rule, name, says));
  return { name, says, ...(last ?? { verdict: 'not-run', failure: undefined, pictures: {} }) };
}

/** A rule or a scenario is kept when each of its cases was played and passed. */
export function verdictOf(cases: readonly Case[]): Verdict {
  const bad = (['failed', 'unjudged'] as const).find((one) =>
    cases.some(({ verdict }) => verdict === one),
  );
  if (bad) return bad;
  const isKept = cases.length > 0 && cases.every(({ verdict }) => verdict === 'passed');
  return isKept ? 'passed' : 'not-run';
}

function borneBy<Tagged extends { tag: string }>(part: Part, all: readonly Tagged[]): Tagged[] {
  const tags = new Set([...part.tags, ...part.scenarios.flatMap(tagsOf)]);
  return all.filter(({ tag }) => tags.has(tag));
}

/** The fragment of an address: a tag without its @. */
export function idOf({ tag }: Pick<Clause, 'tag'>): string {
  return tag.slice(1);
}

function isWish(tags: readonly string[]): boolean {
  return tags.includes(wishTag);
}

function tagsOf(node: Feature | Rule | Scenario): string[] {
  const inExamples = 'examples' in node ? node.examples.flatMap(({ tags }) => tags) : [];
  return [...node.tags, ...inExamples].map(({ name }) => name);
}

function firstLineOf({ tags, location }: Feature | Rule): number {
  return Math.min(location.line, ...tags.map((tag) => tag.location.line));
}

function linesOf(background: Background | undefined): StepLine[] {
  return background?.steps.map(stepLine) ?? [];
}

function stepLine({ keyword, text, dataTable, docString }: Step): StepLine {
  return {
    keyword: keyword.trim(),
    text,
    table: dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)) ?? [],
    doc: docString?.content,
  };
}

function examplesTable({ name, tableHeader, tableBody }: Examples): ExamplesTable {
  return {
    name,
    heads: tableHeader?.cells.map(({ value }) => value) ?? [],
    rows: tableBody.map(({ cells }) => cells.map(({ value }) => value)),
  };
}

function trimmed(description: string): string {
  return description
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim();
}

/** Gives each rule an address of its own, one that lasts: a clause's tag before words that may change. */
class Namer {
  readonly #given = new Set<string>();

  nameFor(tags: readonly string[], file: string, name: string): Pick<RuleEntry, 'id' | 'anchors'> {
    const anchors = tags.filter((tag) => !this.#given.has(tag));
    const area = tags[0] ?? slug(file.replaceAll(/^features\/|\.feature$/gu, ''));
    const base = anchors[0] ?? `${area}.${slug(name)}`;
    let id = base;
    for (let count = 2; this.#given.has(id); count += 1) id = `${base}-${count}`;
    for (const one of [id, ...anchors]) this.#given.add(one);
    return { id, anchors };
  }
}

function slug(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
