import { encodeAddress, inLanguage, slugOf } from '#schema/addresses.ts';
import { collectionSchemas as schemas } from '#schema/collections/index.ts';
import type { Entries } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import type { CollectionName } from '#schema/sections/collections.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Resolve } from './address-table.ts';
import type { Compiler, Scope } from './compiler.ts';
import type { Project } from './project.ts';

export type EntryLists = { [Name in CollectionName]: readonly Entries[Name][] };

/** Every collection in one language. An industry without that language is not in its list. */
export function compileEntries(
  { collections }: Project,
  { compile }: Compiler,
  resolve: Resolve,
  language: Language,
): EntryLists {
  function list<Source, Made extends object>(
    files: readonly SourceFile<Source>[],
    make: (value: Source, scope: Scope) => Made,
  ) {
    return files.map((file) => ({
      ...make(file.value, { file, language, textLanguage: language }),
      id: file.id,
    }));
  }
  const addressOf = (path: string) => encodeAddress(inLanguage(path, language));
  return {
    agents: list(collections.agents, (value, scope) => compile(schemas.agents, value, scope)),
    industries: list(
      collections.industries.filter(({ value }) => value.texts[language]),
      (value, scope) => {
        const { texts, ...rest } = compile(schemas.industries, value, scope);
        const slug = slugOf(resolve(value.texts[language]?.title ?? texts.title));
        return { ...rest, ...texts, address: addressOf(`/industries/${slug}`) };
      },
    ),
    jobs: list(collections.jobs, (value, scope) => compile(schemas.jobs, value, scope)),
    founders: list(collections.founders, (value, scope) => compile(schemas.founders, value, scope)),
    partners: list(collections.partners, (value, scope) => compile(schemas.partners, value, scope)),
    quotes: list(collections.quotes, (value, scope) => compile(schemas.quotes, value, scope)),
    testimonials: list(collections.testimonials, (value, scope) =>
      compile(schemas.testimonials, value, scope),
    ),
    'case-studies': list(collections['case-studies'], (value, scope) => ({
      ...compile(schemas['case-studies'], value, scope),
      address: addressOf(`/case-study/${scope.file.id}`),
    })),
    press: list(collections.press, (value, scope) => compile(schemas.press, value, scope)),
  };
}
