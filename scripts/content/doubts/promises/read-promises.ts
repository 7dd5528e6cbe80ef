import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateMessages } from '@cucumber/gherkin';
import { IdGenerator, type PickleStep, SourceMediaType } from '@cucumber/messages';
import { parse } from 'yaml';
import * as z from 'zod';

/** What the rules of the site promise of its content, and where they say so. */
export type Promised = { rule: string; feature: string } & (
  | { kind: 'count'; section: Section; count: number; orMore: boolean }
  | { kind: 'order'; page: string; ids: readonly string[] }
  | { kind: 'figure'; figure: string; says: string }
  | { kind: 'address'; address: string }
);

type Section = { page: string; id: string };

const names = z.record(z.string(), z.string());
const screensFile = z.object({ screens: names, places: names });
const partsFile = z.record(z.string(), names);

/** The addresses of screens, and the ids of their parts, by the names that the features use. */
type Known = {
  screens: Readonly<Record<string, string>>;
  parts: z.infer<typeof partsFile>;
};

const counted = /^"(?<part>[^"]+)" has (?<count>\d+) items(?<more> or more)?(?:,|$)/;
const screenRead = /^I read the (?<screen>.+?) page(?: in .+)?$/;
const sayings: ReadonlySet<string> = new Set(['French', 'says']);
const ordered = 'its parts are, in order:';

/** Reads the promises from the features of a project; one that has none promises nothing. */
export function readPromises(root: string): readonly Promised[] {
  const files = globSync('features/**/*.feature', { cwd: root }).toSorted();
  if (files.length === 0) return [];
  const { screens, places } = screensFile.parse(yamlIn(root, 'features/screens.yaml'));
  const known: Known = { screens, parts: partsFile.parse(yamlIn(root, 'features/parts.yaml')) };
  const addresses = [...Object.values(screens), ...Object.values(places)].map(pathOf);
  return [
    ...files.flatMap((file) => promisesIn(root, file.replaceAll(path.sep, '/'), known)),
    ...[...new Set(addresses)].map((address) => ({
      kind: 'address' as const,
      address,
      rule: 'Each route shows its screen',
      feature: 'features/screens.yaml',
    })),
  ];
}

function promisesIn(root: string, feature: string, known: Known): readonly Promised[] {
  const text = readFileSync(path.join(root, feature), 'utf8');
  if (!text.includes('I read the ')) return [];
  const envelopes = generateMessages(text, feature, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
    includeGherkinDocument: true,
    includePickles: true,
    newId: IdGenerator.incrementing(),
  });
  const document = envelopes.flatMap(({ gherkinDocument }) => gherkinDocument?.feature ?? [])[0];
  const rules = new Map(
    document?.children.flatMap(({ rule }) =>
      (rule?.children ?? []).map(({ scenario }) => [scenario?.id, rule?.name] as const),
    ),
  );
  return envelopes.flatMap(({ pickle }) => {
    if (!pickle || pickle.tags.some(({ name }) => name === '@wish')) return [];
    const rule = rules.get(pickle.astNodeIds[0]) ?? document?.name ?? '';
    return promisesOfSteps(pickle.steps, known).map((each) => ({ ...each, rule, feature }));
  });
}

type Bare = Promised extends infer One
  ? One extends Promised
    ? Omit<One, 'rule' | 'feature'>
    : never
  : never;

function promisesOfSteps(steps: readonly PickleStep[], { screens, parts }: Known): Bare[] {
  let screen = '';
  return steps.flatMap((step): Bare[] => {
    if (step.text.startsWith('I read the ')) {
      screen = screenRead.exec(step.text)?.groups?.screen ?? '';
    }
    const page = screens[screen];
    const ids = parts[screen] ?? {};
    const { part = '', count, more } = counted.exec(step.text)?.groups ?? {};
    const id = ids[part];
    if (page !== undefined && id !== undefined && count !== undefined) {
      const section = { page, id };
      return [{ kind: 'count', section, count: Number(count), orMore: more !== undefined }];
    }
    const rows = tableOf(step);
    if (page !== undefined && step.text === ordered) {
      return [{ kind: 'order', page, ids: rows.flatMap(([name = '']) => ids[name] ?? []) }];
    }
    return figuresIn(rows);
  });
}

/** The rows of a table that begin with a fact's name, and what they say of it, in the first language. */
function figuresIn([head = [], ...facts]: readonly (readonly string[])[]): Bare[] {
  const column = head.findIndex((name) => sayings.has(name));
  if (head[0] !== 'fact' || column === -1) return [];
  return facts.flatMap((row): Bare[] => {
    const [figure = ''] = row;
    return figure === '' ? [] : [{ kind: 'figure', figure, says: row[column] ?? '' }];
  });
}

function tableOf({ argument }: PickleStep): string[][] {
  return (argument?.dataTable?.rows ?? []).map(({ cells }) => cells.map(({ value }) => value));
}

/** An address without the place within its page. */
function pathOf(address: string): string {
  return address.split('#')[0] ?? address;
}

function yamlIn(root: string, file: string): unknown {
  return parse(readFileSync(path.join(root, file), 'utf8'));
}
