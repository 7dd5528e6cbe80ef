import path from 'node:path';
import { type Git, GitRefusal, namedCommit, openGit } from '../../content/read/git.ts';
import type { Book, Wish } from '../../spec/book/book.ts';
import { changesSince, type Earlier } from '../../spec/book/changes.ts';
import { openHistory } from '../../spec/history/git.ts';
import { earlierBook, readBook, readFeatureTexts } from '../../spec/read-book.ts';
import type { Searched } from '../../spec/search/find-rules.ts';
import {
  readMeanings,
  screensIn,
  searchedRules,
  searchedWish,
} from '../../spec/search/searched.ts';
import { writeBook } from '../../spec/write.ts';
import { pageAddress } from '../../test/screens.ts';
import { clausesOf, readClauses } from '../../test/trace/clauses.ts';
import { readOrigins } from '../../test/trace/origins.ts';
import type { FoundText } from '../api.ts';
import { readText, replaceFile, versionOf } from '../files/content-files.ts';
import type { Asked } from '../requests.ts';
import { changedFiles } from '../review/content-history.ts';
import { checkFeature } from './check-feature.ts';
import { featurePath } from './feature-path.ts';
import { makePlayer } from './player.ts';
import type {
  ChangedRule,
  Checked,
  FeatureFile,
  FeatureSaved,
  RuleEntry,
  RuleList,
  SaidElsewhere,
} from './rules-api.ts';
import { changedNumbers, placesSaying } from './said-elsewhere.ts';

export type Rules = ReturnType<typeof makeRules>;

/** What the room for rules asks of the project; `content` answers what visitors read. */
export function makeRules(root: string, content: () => Promise<readonly FoundText[]>) {
  const player = makePlayer(root);
  const git = openGit(root);
  const readAll = () => [
    ...clausesOf(readClauses(path.join(root, 'features/clauses.yaml'))),
    ...readOrigins(path.join(root, 'features/origins.yaml')).map(({ tag, words }) => {
      return { tag, rule: words.en };
    }),
  ];

  const readTags = () => readAll().map(({ tag }) => tag);

  /** Until it is committed a number has been changed, saved or not; without git none has. */
  async function elsewhere(file: string, typed: string): Promise<SaidElsewhere> {
    const numbers = changedNumbers(file, await committed(git, file, typed), typed);
    if (numbers.length === 0) return { rules: [], texts: [] };
    return placesSaying(numbers, readFeatureTexts(root).set(file, typed), await content());
  }

  return {
    rules: async () => {
      player.prepare();
      return { ...listOf(await readBook(root, undefined)), meanings: readMeanings(root) };
    },
    /** The rules that are others than at the last commit. */
    changedRules: async () => {
      const commit = await namedCommit(git, 'HEAD');
      // To read all of both takes seconds, in which the studio answers nothing else.
      if ((await changedFiles(git, commit, ['features'])).size === 0) return [];
      const earlier = await earlierBook(await openHistory(root), commit);
      return earlier ? changedRules(earlier, await readBook(root, undefined)) : [];
    },
    openFeature: async ({ file }: Asked<'openFeature'>): Promise<FeatureFile> => {
      const text = await readText(await featurePath(root, file));
      return {
        file,
        text,
        version: versionOf(text),
        clauses: readAll().map(({ tag, rule }) => ({ tag, rule })),
      };
    },
    /** The sentences that exist, as their patterns are written. The first time, they take seconds to load. */
    sentences: async () => (await player.sentences()).flatMap(({ offered }) => offered),
    checkFeature: async ({ file, text }: Asked<'checkFeature'>): Promise<Checked> => ({
      notes: checkFeature(file, text, await player.sentences(), readTags()),
      elsewhere: await elsewhere(file, text),
    }),
    saveFeature: async ({ file, version, text }: Asked<'saveFeature'>): Promise<FeatureSaved> => {
      // Whether Gherkin can read it is known without the sentences.
      const notes = checkFeature(file, text, [], readTags());
      if (notes.some(({ kind }) => kind === 'unreadable')) return { state: 'invalid' };
      const isWritten = await replaceFile(await featurePath(root, file), version, text);
      return isWritten ? { state: 'saved', version: versionOf(text) } : { state: 'conflict' };
    },
    play: async function* (file: string, lines: readonly number[]) {
      await featurePath(root, file);
      yield* player.play(file, lines);
    },
    writeSpecification: async () => {
      await writeBook(await readBook(root, await openHistory(root)));
    },
    close: player.close,
  };
}

/** A file as the last commit has it; `otherwise` where there is none. */
async function committed(git: Git, file: string, otherwise: string): Promise<string> {
  try {
    return await git.whole('show', `HEAD:./${file}`);
  } catch (error) {
    if (error instanceof GitRefusal) return otherwise;
    throw error;
  }
}

function listOf(book: Book): Omit<RuleList, 'meanings'> {
  const rules = searchedRules(book).map(({ rule, ...searched }) => ({ rule, searched }));
  return {
    chapters: book.chapters.map(({ id, title }) => ({
      ...title,
      rules: rules.flatMap(({ rule, searched }) =>
        rule.chapter === id ? entryOf(searched, rule) : [],
      ),
    })),
    wishes: book.wishes.map((wish) => entryOf(searchedWish(wish), { ...wish, verdict: 'wish' })),
  };
}

function entryOf(
  searched: Searched,
  rule: Pick<RuleEntry, 'file' | 'line' | 'verdict'> & Pick<Wish, 'clauses' | 'origins'>,
): RuleEntry {
  const { file, line, verdict, clauses, origins } = rule;
  const [screen] = screensIn(searched.said);
  return {
    ...searched,
    file,
    line,
    verdict,
    origins: clauses.length > 0 ? undefined : origins.map(({ words }) => words),
    address: screen === undefined ? '/' : pageAddress(screen, 'fr'),
  };
}

function changedRules(earlier: Earlier, now: Book): ChangedRule[] {
  const { added, removed, reworded, rewritten } = changesSince(earlier, now);
  const tell = (kind: ChangedRule['kind'], title: string, was?: string) => ({ kind, title, was });
  const wished = new Set(earlier.book.wishes.map(({ rule }) => rule));
  return [
    ...added.map(({ name }) => tell('added', name)),
    ...reworded.map(({ before, after }) => tell('reworded', after.name, before.name)),
    ...rewritten.map(({ after }) => tell('rewritten', after.name)),
    ...removed.map(({ name }) => tell('removed', name)),
    ...now.wishes.flatMap(({ rule }) => (wished.has(rule) ? [] : tell('wish', rule))),
  ];
}
