import type * as z from 'zod';
import type { Words } from '#schema/words.ts';
import type { Asked, playing, RequestName } from '../requests.ts';
import type { Answers } from '../server/app.ts';
import { say, studioLanguage } from './words.ts';

export type Answer<Name extends RequestName> = NonNullable<Awaited<ReturnType<Answers[Name]>>>;
/** What a request needs to say; one that needs nothing may leave it out. */
type Wanted<Name extends RequestName> =
  Asked<Name> extends Record<string, never> ? [] : [asked: Asked<Name>, signal?: AbortSignal];

/** Thrown where the server says no; its message is the server's, in the studio's language. */
export class Refused extends Error {
  /** Of the answer, as HTTP has it. */
  readonly status: number;
  /** What another program says of it, in its own words. */
  readonly said: string | undefined;

  constructor(message: string, status: number, said?: string) {
    super(message);
    this.status = status;
    this.said = said;
  }
}

/** What is said of an error. Of an answer that does not come a browser has words of its own, in its own language. */
export function messageOf(error: unknown): string {
  if (error instanceof TypeError) return say('failed');
  return error instanceof Error ? error.message : String(error);
}

/** What a room says of a request that failed; `unknown` where there is no such thing. */
export function problemOf(error: unknown, unknown: string): string {
  return error instanceof Refused && error.status === 404 ? unknown : messageOf(error);
}

/** A browser sends at most 64 KiB for a page that was left; a letter may take three bytes. */
const mostLettersAfterwards = 20_000;
const base = '/__studio/api';

/** Asks the studio's server. Throws when it does not answer, or refuses. */
export async function ask<Name extends RequestName>(
  name: Name,
  ...[asked, signal]: Wanted<Name>
): Promise<Answer<Name>> {
  return (await post(name, asked ?? {}, signal)).json();
}

/** Follows the run of the scenarios at these lines of a feature. */
export const askToPlay = (wanted: z.infer<typeof playing>, signal: AbortSignal) =>
  post('play', wanted, signal);

/** A picture that a played step has left. */
export const screenAddress = (name: string) => `${base}/screens/${name}`;

/** Puts a picture among those of the content. Answers its name there. */
export async function sendPicture(folder: string, file: File): Promise<string> {
  const query = new URLSearchParams({ folder, name: file.name });
  const response = await heard(
    await fetch(`${base}/picture?${query}`, { method: 'POST', body: file }),
  );
  const { image } = await response.json();
  return image;
}

async function post(name: string, asked: unknown, signal?: AbortSignal): Promise<Response> {
  const body = JSON.stringify(asked);
  const response = await fetch(`${base}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    // What is to be written is sent even when the page is left meanwhile.
    keepalive: name === 'save' && body.length < mostLettersAfterwards,
    ...(signal && { signal }),
  });
  return heard(response);
}

/** An answer that is no refusal: that is thrown, in the server's own words where it has said any. */
async function heard(response: Response): Promise<Response> {
  if (response.ok) return response;
  const refusal: { message: Words; said?: string } | undefined = await response
    .json()
    .catch(() => undefined);
  const message = refusal ? refusal.message[studioLanguage] : say('studioFailed');
  throw new Refused(message, response.status, refusal?.said);
}
