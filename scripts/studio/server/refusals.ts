import * as z from 'zod';
import { type Words, wordsOf } from '#schema/words.ts';
import { GitRefusal, UnknownReference } from '../../content/read/git.ts';
import { EditError } from '../edit/edited.ts';
import { MissingFile, NotUtf8, RefusedPath } from '../files/content-files.ts';
import { GitUnderWay } from '../review/git-state.ts';
import { NothingToSend, NotReady, NotSent } from '../review/send-for-review.ts';
import { wordsIn } from '../review/told-changes.ts';
import { NotPlayed } from '../rules/player.ts';
import { UnusablePicture } from './pictures.ts';

/** The studio's words of a name, in each language: the page knows which one its editor reads. `said`: git's own. */
export function inBoth(name: string, said = ''): Words {
  return wordsOf((language) => (wordsIn(language)[name] ?? name).replace('{said}', () => said));
}

/** `said`: what another program says of it, in its own words. */
type Refusal = { message: Words; said?: string; status: 400 | 403 | 404 | 409 | 422 | 500 };

/** What the page is told of what was thrown. What nobody has foreseen is told by the terminal. */
export function refusalOf(error: Error): Refusal {
  const { word, said, status } = reasonFor(error);
  const beneath = error instanceof NotSent ? error.message : '';
  return { message: inBoth(word, said), status, ...(beneath && { said: beneath }) };
}

function reasonFor(error: Error): { word: string; said?: string; status: Refusal['status'] } {
  if (error instanceof MissingFile) return { word: 'unknownText', status: 404 };
  if (error instanceof NotUtf8) return { word: 'notUtf8', status: 422 };
  if (error instanceof RefusedPath) return { word: 'refusedFile', status: 403 };
  if (error instanceof EditError) return { word: 'noPlaceForChange', status: 422 };
  if (error instanceof UnusablePicture) return { word: 'unusablePicture', status: 422 };
  if (error instanceof UnknownReference) return { word: 'unknownReference', status: 404 };
  if (error instanceof NothingToSend) return { word: 'nothingToSend', status: 409 };
  if (error instanceof NotReady) return { word: error.word, status: 409 };
  if (error instanceof GitUnderWay) return { word: 'gitUnderWay', said: error.act, status: 409 };
  if (error instanceof GitRefusal)
    return { word: 'gitRefused', said: error.message.trim(), status: 409 };
  if (error instanceof NotSent) return { word: `notSent.${error.obstacle}`, status: 409 };
  if (error instanceof NotPlayed) return { word: error.word, status: 500 };
  if (error instanceof z.ZodError || error instanceof SyntaxError) {
    return { word: 'notUnderstood', status: 400 };
  }
  console.error(error);
  return { word: 'studioFailed', status: 500 };
}
