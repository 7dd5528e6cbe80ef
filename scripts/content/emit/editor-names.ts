import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkedFiles } from '#schema/addresses.ts';
import { collectionNames } from '#schema/collections/table.ts';
import { defaultLanguage } from '#schema/languages.ts';
import type { NameList } from '#schema/marks.ts';
import type { Assets } from '../resolve/assets.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { namesFile } from '../validate/editor-hints.ts';

/**
 * The names that content may refer to, as a JSON Schema of examples beside the others: editors' programs
 * complete from it. Never committed, since each change of content may change it; written when it has
 * changed, and only where the project keeps its schemas.
 */
export function writeEditorNames(
  root: string,
  compiled: CompiledSite,
  { pictures }: Pick<Assets, 'pictures'>,
): void {
  const folder = path.join(root, 'schema/json');
  if (!existsSync(folder)) return;
  const file = path.join(folder, namesFile);
  const text = `${JSON.stringify(namesSchema(compiled, [...pictures.keys()]), null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}

function namesSchema(compiled: CompiledSite, pictures: readonly string[]): object {
  const { project } = compiled;
  const names: Record<NameList, readonly string[]> = {
    figures: Object.keys(project.figures.value),
    links: linksOf(compiled),
    pictures,
    cases: project.collections.cases.map(({ id }) => id),
    quotes: project.collections.quotes.map(({ id }) => id),
    answers: project.knowledge.map(({ id }) => id),
    entries: collectionNames.flatMap((name) =>
      project.collections[name].map(({ id }) => `${name}/${id}`),
    ),
  };
  const definitions = Object.fromEntries(
    Object.entries(names).map(([list, all]) => [list, { examples: all.toSorted() }]),
  );
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: namesFile,
    title: 'Names of the content',
    definitions,
  };
}

/** Every address with its anchors, mailboxes and files, as a link is written. */
function linksOf({ addresses, project }: CompiledSite): string[] {
  const { slug, mail } = project.site.value;
  const typedOut = new RegExp(`(?<![a-z0-9])${slug}(?![a-z0-9])`, 'gu');
  const places = addresses.places.filter(({ language }) => language === defaultLanguage);
  const pages = places.flatMap(({ address, anchors }) => [
    address,
    ...[...anchors.keys()].map((anchor) => `${address}#${anchor}`),
  ]);
  const mailboxes = Object.keys(mail).map((name) => `mailto:{mail.${name}}`);
  return [...pages.map((link) => link.replace(typedOut, '{slug}')), ...mailboxes, ...linkedFiles];
}
