import type { Language } from '#schema/languages.ts';
import type { ToolLanguage } from '#schema/words.ts';
import { makeInTurn } from '../../content/in-turn.ts';
import { UnknownReference } from '../../content/read/git.ts';
import type { BeforeSending, ChangedPlace, Changes, PageName, Sent } from '../api.ts';
import { pageNames, pagesWith } from '../compile/shown-texts.ts';
import type { Asked } from '../requests.ts';
import { changedPictures, changedTexts } from '../review/content-history.ts';
import { asMarkdown } from '../review/in-words.ts';
import { NotReady, reviewStanding, sendForReview } from '../review/send-for-review.ts';
import { toldChanges } from '../review/told-changes.ts';
import { piecesOf, type WordChange } from '../review/word-changes.ts';
import { brokenRules } from './broken-rules.ts';
import { findingsOf } from './findings.ts';
import { siteCommit } from './site-commit.ts';
import type { Tools } from './studio.ts';
import { listTranslations, openHistory, originalSince } from './translations.ts';
import { unreadyTexts } from './unready.ts';

export type Review = ReturnType<typeof makeReview>;

/** What was changed, in words, and how it reaches a colleague. */
export function makeReview(tools: Tools) {
  const { root, workspace, table, live } = tools;
  /** Whoever asks where it stands meanwhile would take what is on its way for what has not arrived. */
  const sendInTurn = makeInTurn();
  /** What the first has read of the history, the next one knows. */
  const listInTurn = makeInTurn();
  const history = openHistory(root);

  async function changesInWords(language: ToolLanguage): Promise<WordChange[]> {
    const { before, after } = await changedTexts(root);
    return toldChanges(before, after, language);
  }

  async function changes({ language }: Asked<'changes'>): Promise<Changes> {
    const [words, pictures, { compiled }] = await Promise.all([
      changesInWords(language),
      changedPictures(root),
      live.follow(),
    ]);
    const marked = live.modules();
    function pagesOf({ file, at }: WordChange): PageName[] {
      const id = table.idOf({ file, at });
      return id === undefined || !compiled ? [] : pageNames(compiled, pagesWith(marked, id));
    }
    return {
      places: inPlaces(words, pagesOf),
      pictures: [...pictures].map(([file, state]) => ({
        file: file.replace(/^content\/images\//, ''),
        isThere: state !== 'D',
        wasThere: state !== 'A',
      })),
    };
  }

  async function commitOfSite(): Promise<string | undefined> {
    const { compiled } = await workspace.check();
    const origin = compiled?.lookups.fr('site.origin');
    return origin === undefined ? undefined : siteCommit(origin);
  }

  async function beforeSending(): Promise<BeforeSending> {
    const { compiled, loaded, diagnostics } = await workspace.check();
    const { before: old, after } = await changedTexts(root).catch((error: unknown) => {
      if (error instanceof UnknownReference) return { before: new Map(), after: new Map() };
      throw error;
    });
    const changed = diagnostics.filter(
      ({ severity, path }) => severity === 'warning' && (old.has(path) || after.has(path)),
    );
    return {
      unready: unreadyTexts({ loaded, diagnostics }),
      brokenRules: brokenRules(root, { compiled, loaded }),
      warnings: findingsOf(changed, '', '', []),
    };
  }

  async function send({ sentence, reason, language }: Asked<'send'>): Promise<Sent> {
    const { findings, word } = unreadyTexts(await workspace.check());
    if (findings.length > 0) throw new NotReady(word);
    const told = asMarkdown(await changesInWords(language), language);
    const today = new Date().toISOString().slice(0, 10);
    const report = `${reason.trim()}\n\n${told}`.trim();
    return sendInTurn(() => sendForReview(root, { sentence, report, today }));
  }

  return {
    changes,
    beforeSending,
    send,
    standing: () => sendInTurn(() => reviewStanding(root, commitOfSite)),
    translations: () => listInTurn(() => listTranslations(tools, history)),
    original: async (older: Asked<'original'>) => (await originalSince(root, older)) ?? [],
  };
}

/** The changes of one place in both languages are one. */
function inPlaces(
  changes: readonly WordChange[],
  pagesOf: (change: WordChange) => PageName[],
): ChangedPlace[] {
  const groups = Map.groupBy(changes, ({ file, place }) => `${file} ${place}`);
  return [...groups.values()].flatMap((group): ChangedPlace[] => {
    const [first] = group;
    if (!first) return [];
    const isThere = group.some(({ after }) => after !== undefined);
    return [
      {
        file: first.file,
        steps: first.place === '' ? [] : first.place.split(', '),
        at: isThere ? first.at : undefined,
        texts: group.map(({ language, before, after }) => ({
          language: language satisfies Language | undefined,
          pieces: piecesOf(before ?? '', after ?? ''),
        })),
        pages: unique(group.flatMap(pagesOf)),
      },
    ];
  });
}

function unique(pages: readonly PageName[]): PageName[] {
  return [...new Map(pages.map((page) => [page.address, page])).values()];
}
