import path from 'node:path';
import type { Language } from '#schema/languages.ts';
import type { Diagnostic } from '../mistakes/catalogue.ts';
import type { DataPath } from '../mistakes/place.ts';
import { makeReporter, type Reporter } from '../mistakes/reporter.ts';
import { type Memory, openMemory } from '../read/memory.ts';
import type { SourceFile } from '../read/source-file.ts';
import { placeOf } from '../resolve/address-table.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { type Dictionary, openDictionary } from './dictionary.ts';
import { doubtLanguage } from './language.ts';
import { doubtBrokenPromises } from './promises/broken-promises.ts';
import type { IsOwn } from './small-letters.ts';
import { doubtSpelling, readWords } from './spelling.ts';
import { doubtAlternatives, doubtBareAddresses, doubtLinks, doubtStructure } from './structure.ts';
import { type Text, textsOf } from './texts.ts';
import { staleTranslations } from './translations.ts';
import { doubtTypedFacts } from './typed-facts.ts';
import { doubtTypography } from './typography.ts';
import { doubtUnfinished } from './unfinished.ts';
import { doubtWording } from './wording.ts';

/** Doubts about several states of a site, with what is found out about words kept between them. */
export type DoubtFinder = {
  /** What is right in form and may still harm who reads it: doubts, none of which stops anything. */
  doubtsOf: (files: readonly SourceFile[], compiled: CompiledSite) => Promise<Diagnostic[]>;
  /** The same of some texts of a file: neither of their history nor of the site. */
  doubtsIn: (
    file: SourceFile,
    isWanted: (at: DataPath) => boolean,
    compiled: CompiledSite,
  ) => Promise<Diagnostic[]>;
  /** Keeps what was found out, for the next time. */
  close: () => void;
};

/** Opens what doubts need; old translations are told unless `withHistory` is false. */
export function openDoubtFinder(root: string, withHistory = true): DoubtFinder {
  const memory = openMemory(path.join(root, 'var/content/doubts.json'));
  const dictionary = openDictionary(memory);
  return {
    close: memory.close,
    doubtsOf: async (files, compiled) => {
      const { report, diagnostics } = makeReporter();
      const texts = files.filter(({ kind }) => kind.name !== 'spelling').flatMap(textsOf);
      doubtStructure(compiled, report);
      doubtBrokenPromises(root, compiled, report);
      const [stale] = await Promise.all([
        withHistory ? staleTranslations(root, files, memory) : [],
        doubtTexts(texts, compiled, { memory, dictionary }, report),
      ]);
      for (const { file, at, language, original, changed } of stale) {
        const place = placeOf(original.file, original.at);
        report('stale-translation', file, at, { language, original: place, changed });
      }
      return diagnostics();
    },
    doubtsIn: async (file, isWanted, compiled) => {
      if (file.kind.name === 'spelling') return [];
      const { report, diagnostics } = makeReporter();
      const texts = textsOf(file).filter(({ path: at }) => isWanted(at));
      await doubtTexts(texts, compiled, { memory, dictionary }, report);
      return diagnostics();
    },
  };
}

/** The doubts about a site, once. */
export async function findDoubts(
  root: string,
  files: readonly SourceFile[],
  compiled: CompiledSite,
): Promise<Diagnostic[]> {
  const finder = openDoubtFinder(root);
  const doubts = await finder.doubtsOf(files, compiled);
  finder.close();
  return doubts;
}

async function doubtTexts(
  texts: readonly Text[],
  compiled: CompiledSite,
  tools: { memory: Memory; dictionary: Dictionary },
  report: Reporter,
): Promise<void> {
  doubtAlternatives(texts, report);
  doubtLinks(texts, report);
  doubtBareAddresses(texts, report);
  doubtTypedFacts(texts, compiled, report);
  doubtUnfinished(texts, report);
  const words = { ...tools, isOwn: ownWords(compiled.project) };
  doubtTypography(texts, words, report);
  doubtWording(texts, compiled.project.spelling?.value ?? {}, report);
  await doubtWords(texts, words, report);
}

async function doubtWords(
  texts: readonly Text[],
  { memory, dictionary, isOwn }: { memory: Memory; dictionary: Dictionary; isOwn: IsOwn },
  report: Reporter,
): Promise<void> {
  const read = readWords(texts);
  const foreign = await doubtLanguage(read, { dictionary, isOwn, memory }, report);
  const rest = read.filter((each) => !foreign.has(each));
  doubtSpelling(rest, dictionary, isOwn, report);
}

/** The words of content/spelling.yaml, small letters standing for capitals as well. */
function ownWords({ spelling }: CompiledSite['project']): IsOwn {
  const { instead: _instead, seldom: _seldom, ...words } = spelling?.value ?? {};
  const lists: { readonly [Key in string]?: readonly string[] | undefined } = words;
  const own = (key: string) =>
    new Set(
      (lists[key] ?? []).flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]),
    );
  const shared = own('all');
  const byLanguage = new Map<Language, ReadonlySet<string>>();
  return (word, language) => {
    const known = byLanguage.get(language) ?? own(language);
    byLanguage.set(language, known);
    const plain = word.replaceAll('’', "'");
    const bare = plain.replace(/^(?:[cdjlmnst]|qu)'|'s$/iu, '');
    return [plain, bare].some((one) => shared.has(one) || known.has(one));
  };
}
