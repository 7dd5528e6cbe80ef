import { defaultLanguage, type Language, languages } from '#schema/languages.ts';
import type { DataPath } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import { placeOf } from '../resolve/address-table.ts';
import { inBoth, isEmpty, sectionPeriod } from '../resolve/periods.ts';
import type { Project } from '../resolve/project.ts';
import { findAnchors } from '../resolve/walk.ts';

type Sections = (Project['pages'] | Project['templates'])[number]['value']['sections'];
type Section = Sections[number];
type Articles = Extract<Section, { kind: 'articles' }>;
type Body = Pick<Articles['articles'][number], 'table' | 'openPoints'>;
type Asked = Extract<Section, { kind: 'questions' }>['items'];
type Answers = ReadonlyMap<string, Project['knowledge'][number]['value']['texts']>;
type Named = 'cases' | 'quotes';

/** What shapes alone cannot say of a page’s sections. */
export function checkSections(project: Project, report: Reporter): void {
  const { pages, templates, collections, knowledge } = project;
  const answers: Answers = new Map(knowledge.map(({ id, value }) => [id, value.texts]));
  for (const file of [...pages, ...templates]) {
    checkIds(file, report);
    file.value.sections.forEach((section, index) => {
      const path = ['sections', index];
      if (section.kind === 'articles') checkArticles(file, section, path, report);
      if (section.kind === 'questions') {
        checkAnswers(file, section.items, [...path, 'items'], answers, report);
      }
      if (section.kind === 'stats')
        checkStatistics(file, section.items, [...path, 'items'], report);
      if (section.kind === 'hero' && section.figures) {
        checkStatistics(file, section.figures, [...path, 'figures'], report);
      }
    });
  }
  for (const file of collections.industries) {
    for (const language of languages) {
      const path = ['texts', language, 'asked'];
      checkAnswers(file, file.value.texts[language]?.asked, path, answers, report, [language]);
    }
  }
}

/** An article of the press has a link exactly when it is available. */
export function checkPress({ collections }: Project, report: Reporter): void {
  for (const file of collections.press) {
    const { available, link } = file.value;
    if (available !== (link !== undefined)) {
      report('press-link', file, link === undefined ? ['available'] : ['link'], { available });
    }
  }
}

/** A case or a quote that a page or an entry names exists. */
export function checkNames({ pages, templates, collections }: Project, report: Reporter): void {
  function check(file: SourceFile, name: string | undefined, path: DataPath, folder: Named): void {
    const known = collections[folder].map(({ id }) => id);
    if (name === undefined || known.includes(name)) return;
    report('unknown-name', file, path, { name, folder, known });
  }
  for (const file of [...pages, ...templates]) {
    file.value.sections.forEach((section, index) => {
      if (section.kind === 'walkthrough')
        check(file, section.case, ['sections', index, 'case'], 'cases');
    });
  }
  for (const file of [...collections.industries, ...collections['case-studies']]) {
    check(file, file.value.case, ['case'], 'cases');
    check(file, file.value.quote, ['quote'], 'quotes');
  }
}

/** Each anchor stands once on its page, on any day. */
function checkIds(file: SourceFile<object>, report: Reporter): void {
  const seen = new Map<string, DataPath[]>();
  for (const { value: id, path } of findAnchors(file.kind.schema, file.value)) {
    const others = seen.get(id) ?? [];
    const period = sectionPeriod(file.value, path);
    const first = others.find((one) => !isEmpty(inBoth(period, sectionPeriod(file.value, one))));
    if (first) report('duplicate-id', file, path, { id, first: placeOf(file, first) });
    else seen.set(id, [...others, path]);
  }
}

/** Each question names an entry that answers it in the languages of its page. */
function checkAnswers(
  file: SourceFile,
  items: Asked,
  path: DataPath,
  answers: Answers,
  report: Reporter,
  ofText: readonly Language[] = [defaultLanguage],
): void {
  items?.forEach(({ question, entry }, index) => {
    const wanted = typeof question === 'string' ? ofText : languages.filter((one) => question[one]);
    const answersAll = (name: string) => wanted.every((one) => answers.get(name)?.[one]);
    if (answersAll(entry)) return;
    const known = [...answers.keys()].filter(answersAll);
    report('unknown-answer', file, [...path, index, 'entry'], { entry, known });
  });
}

function checkStatistics(
  file: SourceFile,
  items: readonly { figure?: string | undefined; symbol?: unknown }[],
  path: DataPath,
  report: Reporter,
): void {
  items.forEach(({ figure, symbol }, index) => {
    if ((figure === undefined) !== (symbol === undefined)) return;
    report('figure-or-symbol', file, [...path, index], { both: figure !== undefined });
  });
}

function checkArticles(
  file: SourceFile,
  section: Articles,
  path: DataPath,
  report: Reporter,
): void {
  section.articles.forEach((article, index) => {
    const at = [...path, 'articles', index];
    checkBody(file, article, at, report);
    article.parts?.forEach((part, position) => {
      checkBody(file, part, [...at, 'parts', position], report);
    });
  });
}

function checkBody(
  file: SourceFile,
  { table, openPoints }: Body,
  path: DataPath,
  report: Reporter,
) {
  openPoints?.forEach((_, index) => {
    report('open-point', file, [...path, 'openPoints', index], undefined);
  });
  table?.rows.forEach((row, index) => {
    if (row.length === table.columns.length) return;
    report('row-length', file, [...path, 'table', 'rows', index], {
      cells: row.length,
      columns: table.columns.length,
    });
  });
}
