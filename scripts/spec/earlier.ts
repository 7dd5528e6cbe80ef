import { type Git, UnknownReference } from '../content/read/git.ts';
import type { Earlier } from './book/changes.ts';
import { commitOf, featuresAt } from './history/git.ts';
import { bookOfTexts } from './read-book.ts';

/** The book of the features as git has them: what is compared with. */
export async function earlierBook(
  git: Git | undefined,
  since: string | undefined,
): Promise<Earlier | undefined> {
  if (since === undefined) return undefined;
  if (!git) throw new UnknownReference('--since needs the history of git, which is not there');
  return { reference: since, book: bookOfTexts(await featuresAt(git, await commitOf(git, since))) };
}
