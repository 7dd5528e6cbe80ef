import * as z from 'zod';
import { type Words, wordsOf } from '#schema/words.ts';
import { EditError } from '../edit/source-tree.ts';
import { MissingFile, NotUtf8, RefusedPath } from '../files/content-files.ts';
import { UnknownReference } from '../review/content-history.ts';
import { NothingToHandOver, UnfinishedTexts } from '../review/hand-over.ts';
import { wordsIn } from '../review/told-changes.ts';
import { NotPlayed } from '../rules/player.ts';
import { UnusablePicture } from './pictures.ts';

/** The studio's words of a name, in each language: the page knows which one its editor reads. */
export function inBoth(name: string): Words {
  return wordsOf((language) => wordsIn(language)[name] ?? name);
}

type Refusal = { message: Words; status: 400 | 403 | 404 | 409 | 422 | 500 };

/** What the page is told of what was thrown. What nobody has foreseen is told by the terminal. */
export function refusalOf(error: Error): Refusal {
  const { word, status } = reasonFor(error);
  return { message: inBoth(word), status };
}

function reasonFor(error: Error): { word: string; status: Refusal['status'] } {
  if (error instanceof MissingFile) return { word: 'unknownText', status: 404 };
  if (error instanceof NotUtf8) return { word: 'notUtf8', status: 422 };
  if (error instanceof RefusedPath) return { word: 'refusedFile', status: 403 };
  if (error instanceof EditError) return { word: 'noPlaceForChange', status: 422 };
  if (error instanceof UnusablePicture) return { word: 'unusablePicture', status: 422 };
  if (error instanceof UnknownReference) return { word: 'unknownReference', status: 404 };
  if (error instanceof NothingToHandOver) return { word: 'nothingToHandOver', status: 409 };
  if (error instanceof UnfinishedTexts) return { word: 'unfinishedFirst', status: 409 };
  if (error instanceof NotPlayed) return { word: error.word, status: 500 };
  if (error instanceof z.ZodError || error instanceof SyntaxError) {
    return { word: 'notUnderstood', status: 400 };
  }
  console.error(error);
  return { word: 'studioFailed', status: 500 };
}
