import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Book, Case } from '../../spec/book/book.ts';
import { openHistory } from '../../spec/history/git.ts';
import { readBook } from '../../spec/read-book.ts';
import { writeBook } from '../../spec/write.ts';
import { pageAddress, screenNames } from '../../test/screens.ts';
import { clausesOf, readClauses } from '../../trace/clauses.ts';
import { readOrigins } from '../../trace/origins.ts';
import { versionOf } from '../files/content-files.ts';
import { checkFeature } from './check-feature.ts';
import { featurePath, readFeatureFile, writeFeatureFile } from './feature-files.ts';
import { makePlayer, type Player } from './player.ts';
import type { Checked, FeatureFile, FeatureSaved, RuleEntry, RuleList } from './rules-api.ts';

export type Rules = {
  list: () => Promise<RuleList>;
  open: (file: string) => Promise<FeatureFile>;
  /** The sentences that exist, as their patterns are written. The first time, they take seconds to load. */
  sentences: () => Promise<string[]>;
  check: (file: string, text: string) => Promise<Checked>;
  save: (file: string, version: string, text: string) => Promise<FeatureSaved>;
  play: Player['play'];
  /** A picture that a played step has left. */
  screen: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  writeSpecification: () => Promise<void>;
  close: () => void;
};

/** What the room for rules asks of the project. */
export function makeRules(root: string): Rules {
  const player = makePlayer(root);
  const readAll = () => [
    ...clausesOf(readClauses(path.join(root, 'features/clauses.yaml'))),
    ...readOrigins(path.join(root, 'features/origins.yaml')).map(({ tag, words }) => {
      return { tag, rule: words.en };
    }),
  ];

  const readTags = () => readAll().map(({ tag }) => tag);

  return {
    list: async () => {
      player.prepare();
      return listOf(await readBook(root, undefined));
    },
    open: async (file) => {
      const text = await readFeatureFile(root, file);
      return {
        file,
        text,
        version: versionOf(text),
        clauses: readAll().map(({ tag, rule }) => ({ tag, rule })),
        // A number can be changed while the sentences are still loaded.
        tables: checkFeature(file, text, [], readTags()).tables,
      };
    },
    sentences: async () => (await player.sentences()).flatMap(({ offered }) => offered),
    check: async (file, text) => checkFeature(file, text, await player.sentences(), readTags()),
    save: async (file, version, text) => {
      // Whether Gherkin can read it is known without the sentences.
      const { notes } = checkFeature(file, text, [], readTags());
      if (notes.some(({ kind }) => kind === 'unreadable')) return { state: 'invalid' };
      const isWritten = await writeFeatureFile(root, file, version, text);
      return isWritten ? { state: 'saved', version: versionOf(text) } : { state: 'conflict' };
    },
    play: async function* (file, lines) {
      await featurePath(root, file);
      yield* player.play(file, lines);
    },
    screen: async (name) => {
      const file = path.join(root, 'var/reports/screens', name);
      return existsSync(file) ? Uint8Array.from(await readFile(file)) : undefined;
    },
    writeSpecification: async () => {
      await writeBook(await readBook(root, await openHistory(root)), undefined, undefined);
    },
    close: player.close,
  };
}

function listOf(book: Book): RuleList {
  return {
    chapters: book.chapters.map(({ title, features }) => ({
      ...title,
      rules: features.flatMap(({ rules }) =>
        rules.map((rule): RuleEntry => {
          const { name, file, line, verdict, clauses, origins } = rule;
          const background = rule.background.map(({ text }) => text);
          const said = [...background, ...wordsOf(rule.scenarios)].join('\n');
          return {
            name,
            file,
            line,
            verdict,
            clauses: clauses.map((clause) => clause.rule),
            origins: origins.map(({ words }) => words),
            said: `${namesOf(rule.scenarios)}\n${said}`,
            address: addressIn(said),
          };
        }),
      ),
    })),
    wishes: book.wishes.map(({ rule, file, line, clauses, origins, scenarios }) => ({
      name: rule,
      file,
      line,
      verdict: 'wish',
      clauses: clauses.map((clause) => clause.rule),
      origins: origins.map(({ words }) => words),
      said: `${namesOf(scenarios)}\n${wordsOf(scenarios).join('\n')}`,
      address: addressIn(wordsOf(scenarios).join('\n')),
    })),
  };
}

function wordsOf(scenarios: readonly { cases: readonly Case[] }[]): string[] {
  return scenarios.flatMap(({ cases }) => cases.map(({ says }) => says));
}

function namesOf(scenarios: readonly { cases: readonly Case[] }[]): string {
  return scenarios.flatMap(({ cases }) => cases.map(({ name }) => name)).join('\n');
}

/** The page that is named first: `the cookie policy page`. */
function addressIn(text: string): string {
  const named = new RegExp(`(?:${screenNames.join('|')})(?= page)`, 'u').exec(text)?.[0];
  return named === undefined ? '/' : pageAddress(named, 'fr');
}
