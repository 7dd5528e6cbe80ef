import { generateMessages } from '@cucumber/gherkin';
import {
  type DataTable,
  type Feature,
  IdGenerator,
  SourceMediaType,
  type Step,
} from '@cucumber/messages';
import { parseSync, Visitor } from 'oxc-parser';

/** Something said by a feature or a step: a cell, a text in quotation marks, a doc string, a literal. */
export type Quotation = {
  file: string;
  line: number;
  text: string;
  /** The words of a step around what it quotes: names of screens and parts stand among them. */
  isProse?: true;
};
type Said = Omit<Quotation, 'file'>;

/**
 * What stands in the steps, tables and doc strings of a feature, or in the literals of code. Titles and descriptions are
 * the feature's own prose.
 */
export function quotationsIn(file: string, source: string): Quotation[] {
  const said = file.endsWith('.feature') ? inFeature(file, source) : inCode(file, source);
  return said.map((one) => ({ file, ...one }));
}

function inFeature(file: string, source: string): Said[] {
  const envelopes = generateMessages(source, file, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
    includeGherkinDocument: true,
    newId: IdGenerator.incrementing(),
  });
  return envelopes.flatMap(({ gherkinDocument, parseError }) => {
    if (parseError) throw new Error(`${file}: ${parseError.message}`);
    return gherkinDocument?.feature ? inBlocks(gherkinDocument.feature) : [];
  });
}

function inBlocks({ children }: Feature): Said[] {
  const blocks = [...children, ...children.flatMap(({ rule }) => rule?.children ?? [])];
  return blocks.flatMap(({ background, scenario }) => [
    ...(background?.steps ?? []).flatMap(inStep),
    ...(scenario?.steps ?? []).flatMap(inStep),
    ...(scenario?.examples ?? []).flatMap(({ tableBody }) => inRows(tableBody)),
  ]);
}

/** A step's own words are searched as well, so that no text can do without its quotation marks. */
function inStep({ text, location, docString, dataTable }: Step): Said[] {
  const quoted = [...text.matchAll(/"([^"]*)"|(?<=\s)'([^']*)'/gu)];
  const own = text.replaceAll(/"[^"]*"/gu, '{}');
  const { line } = location;
  return [
    ...quoted.map(([, double, single]) => ({ line, text: double ?? single ?? '' })),
    { line, text: own, isProse: true as const },
    ...(docString ? [{ line: docString.location.line, text: docString.content }] : []),
    ...inRows(dataTable?.rows ?? []),
  ];
}

function inRows(rows: DataTable['rows']): Said[] {
  return rows.flatMap(({ cells }) =>
    cells.map(({ value, location }) => {
      return { line: location.line, text: value };
    }),
  );
}

/** The blanks of a template part its words, as the signs of a pattern do. */
function inCode(file: string, source: string): Said[] {
  const found: { start: number; text: string }[] = [];
  const { program } = parseSync(file, source);
  new Visitor({
    'Literal:exit': (node) => {
      if ('regex' in node) found.push({ start: node.start, text: node.regex.pattern });
      else if (typeof node.value === 'string') found.push({ start: node.start, text: node.value });
    },
    'TemplateLiteral:exit': ({ start, quasis }) => {
      found.push({ start, text: quasis.map(({ value }) => value.raw).join('|') });
    },
  }).visit(program);
  return found.flatMap(({ start, text }) => {
    const line = source.slice(0, start).split('\n').length;
    return text.split(/[|()^$]|\\[.s+]+/u).map((part) => ({ line, text: part.trim() }));
  });
}
