import type { Document } from 'yaml';
import { type Diagnostic, mostMistakes, reportAt } from '../mistakes/catalogue.ts';
import { lineAround, makePositions } from './positions.ts';
import { openBracketAt } from './slips/braces.ts';
import { openQuoteAt } from './slips/quotes.ts';
import { entryOf, type ParseErrorContext } from './slips/slip.ts';
import { slips } from './slips/slips.ts';

/** Patterns are tried on lines that an editor may have typed; longer ones could take minutes. */
const maxLineCharacters = 10_000;

/** What made a YAML text unreadable: one diagnostic a line, in the words of editors. */
export function explainSyntax(path: string, text: string, document: Document.Parsed): Diagnostic[] {
  const positions = makePositions(text);
  const report: ParseErrorContext['report'] = (code, start, end, params) =>
    reportAt(code, path, positions(start, Math.max(end, start)), params);
  const found = new Map<number, Diagnostic>();
  const directive = /^%.*/m.exec(text);
  if (document.errors.length === 0 && directive) {
    const end = directive.index + directive[0].trimEnd().length;
    return [report('yaml-directive', directive.index, end, { directive: directive[0].trimEnd() })];
  }
  for (const error of document.errors.slice(0, mostMistakes)) {
    const line = lineAround(text, error.pos[0]);
    const entry = line.text.length > maxLineCharacters ? undefined : entryOf(line);
    const context = { text, document, error, line, entry, report };
    const diagnostic = explain(context);
    const number = diagnostic.position.line;
    if (!found.has(number)) found.set(number, diagnostic);
    if (swallowsTheRest(context)) break;
  }
  // A line that YAML cannot place throws the next one off as well.
  return [...found.values()].filter(
    ({ code, position }) => code !== 'yaml-indentation' || !found.has(position.line - 1),
  );
}

function explain(context: ParseErrorContext): Diagnostic {
  const isLong = context.line.text.length > maxLineCharacters;
  const explainers = isLong ? [] : slips.flatMap(({ explain }) => explain ?? []);
  for (const explainer of [nestedTooDeeply, severalDocuments, ...explainers]) {
    const diagnostic = explainer(context);
    if (diagnostic) return diagnostic;
  }
  const { error, report } = context;
  const [start, end] = error.pos;
  return report('yaml-syntax', start, end, {
    problem: {
      en: `YAML cannot be read here: ${error.message}`,
      fr: `le YAML ne peut pas être lu ici : ${error.message}`,
    },
  });
}

/** After an open quote, an open brace or a stray one, nothing is where it was meant. */
function swallowsTheRest(context: ParseErrorContext): boolean {
  const { error, document } = context;
  const end = document.contents?.range[2];
  const isBehindAll = error.code === 'UNEXPECTED_TOKEN' && end !== undefined && error.pos[0] >= end;
  return isBehindAll || openQuoteAt(context) !== undefined || openBracketAt(context) !== undefined;
}

function nestedTooDeeply({ error, report }: ParseErrorContext) {
  if (error.code !== 'RESOURCE_EXHAUSTION') return undefined;
  return report('too-deep', error.pos[0], error.pos[0] + 1, { limit: 64 });
}

function severalDocuments({ error, report, line }: ParseErrorContext) {
  if (error.code !== 'MULTIPLE_DOCS') return undefined;
  const [start] = error.pos;
  return report('several-documents', start, line.start + line.text.length, undefined);
}
