import path from 'node:path';
import type { Language } from '#schema/languages.ts';
import type { Diagnostic } from '../mistakes/catalogue.ts';
import type { DataPath } from '../mistakes/place.ts';
import { makeReporter, type Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import { placeOf } from '../resolve/address-table.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { openDictionary } from './dictionary.ts';
import { doubtLanguage } from './language.ts';
import { type Memory, openMemory } from './memory.ts';
import { doubtSpelling, readWords } from './spelling.ts';
import { doubtAlternatives, doubtStructure } from './structure.ts';
import { type Text, textsOf } from './texts.ts';
import { staleTranslations } from './translations.ts';
import { doubtTypedFacts } from './typed-facts.ts';
import { doubtTypography } from './typography.ts';
import { doubtUnfinished } from './unfinished.ts';
import { doubtWording } from './wording.ts';

const memoryFile = 'var/content/sense.json';

/** What is right in form and may still harm who reads it: doubts, none of which stops anything. */
export async function senseOf(
  root: string,
  files: readonly SourceFile[],
  compiled: CompiledSite,
): Promise<Diagnostic[]> {
  const { report, diagnostics } = makeReporter();
  const texts = files.filter(({ kind }) => kind.name !== 'spelling').flatMap(textsOf);
  doubtStructure(compiled, report);
  const memory = openMemory(path.join(root, memoryFile));
  const [stale] = await Promise.all([
    staleTranslations(root, files, memory),
    doubtTexts(texts, compiled, memory, report),
  ]);
  memory.close();
  for (const { file, at, language, original, changed } of stale) {
    const place = placeOf(original.file, original.at);
    report('stale-translation', file, at, { language, original: place, changed });
  }
  return diagnostics();
}

/** The doubts about some texts of a file, told as they are written: neither their history nor the site. */
export async function doubtsOf(
  root: string,
  file: SourceFile,
  isWanted: (at: DataPath) => boolean,
  compiled: CompiledSite,
): Promise<Diagnostic[]> {
  if (file.kind.name === 'spelling') return [];
  const { report, diagnostics } = makeReporter();
  const memory = openMemory(path.join(root, memoryFile));
  const texts = textsOf(file).filter(({ path: at }) => isWanted(at));
  await doubtTexts(texts, compiled, memory, report);
  memory.close();
  return diagnostics();
}

async function doubtTexts(
  texts: readonly Text[],
  compiled: CompiledSite,
  memory: Memory,
  report: Reporter,
): Promise<void> {
  doubtAlternatives(texts, report);
  doubtTypedFacts(texts, compiled, report);
  doubtUnfinished(texts, report);
  doubtTypography(texts, report);
  doubtWording(texts, compiled.project.spelling?.value.instead ?? {}, report);
  await doubtWords(texts, compiled, memory, report);
}

async function doubtWords(
  texts: readonly Text[],
  { project }: CompiledSite,
  memory: Memory,
  report: Reporter,
): Promise<void> {
  const read = readWords(texts);
  const dictionary = openDictionary(memory);
  const isOwn = ownWords(project);
  const foreign = await doubtLanguage(read, { dictionary, isOwn, memory }, report);
  const rest = read.filter((each) => !foreign.has(each));
  doubtSpelling(rest, dictionary, isOwn, report);
}

/** The words of content/spelling.yaml, small letters standing for capitals as well. */
function ownWords({ spelling }: CompiledSite['project']) {
  const { instead: _instead, ...words } = spelling?.value ?? {};
  const lists: { readonly [Key in string]?: readonly string[] | undefined } = words;
  const own = (key: string) =>
    new Set(
      (lists[key] ?? []).flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]),
    );
  const shared = own('all');
  const byLanguage = new Map<Language, ReadonlySet<string>>();
  return (word: string, language: Language): boolean => {
    const known = byLanguage.get(language) ?? own(language);
    byLanguage.set(language, known);
    const plain = word.replaceAll('’', "'");
    const bare = plain.replace(/^(?:[cdjlmnst]|qu)'|'s$/iu, '');
    return [plain, bare].some((one) => shared.has(one) || known.has(one));
  };
}
