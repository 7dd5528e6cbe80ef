import type { Words } from '#schema/words.ts';
import type {
  BeforeSending,
  Change,
  Changes,
  Choices,
  Direction,
  Draft,
  Field,
  Finding,
  FoundTexts,
  Keepers,
  ListChange,
  Piece,
  Place,
  Readdressed,
  Replayed,
  Saved,
  Sent,
  SettingValue,
  SharePicture,
  Standing,
  Translations,
  WaitingText,
} from '../api.ts';
import { say, studioLanguage } from './words.ts';

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

/** What a room says of a request that failed; `unknown` where there is no such thing. */
export function problemOf(error: unknown, unknown: string): string {
  if (error instanceof Refused && error.status === 404) return unknown;
  return error instanceof Error ? error.message : String(error);
}

/** A browser sends at most 64 KiB for a page that was left; a letter may take three bytes. */
const mostLettersAfterwards = 20_000;

/** Asks the studio's server. Throws when it does not answer, or refuses. */
async function post<Answer>(name: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  const written = JSON.stringify(body);
  const response = await fetch(`/__studio/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: written,
    // What is to be written is sent even when the page is left meanwhile.
    keepalive: name === 'save' && written.length < mostLettersAfterwards,
    ...(signal && { signal }),
  });
  return answerOf(response);
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw await refusalIn(response);
  return response.json();
}

/** The server's no, in its own words where it has said any. */
export async function refusalIn(response: Response): Promise<Refused> {
  const refusal: { message: Words; said?: string } | undefined = await response
    .json()
    .catch(() => undefined);
  const message = refusal ? refusal.message[studioLanguage] : say('studioFailed');
  return new Refused(message, response.status, refusal?.said);
}

type Version = Pick<Field, 'file' | 'version'>;
type WantedSetting = {
  at: Field['at'];
  key: string;
  value?: SettingValue | undefined;
  isText?: boolean;
};

export const ask = {
  field: (place: Place, signal?: AbortSignal) => post<Field>('field', place, signal),
  draft: (file: string, changes: readonly Change[], signal?: AbortSignal) =>
    post<Draft>('draft', { file, changes }, signal),
  doubts: (
    file: string,
    changes: readonly Change[],
    boxes: readonly Field['at'][],
    signal: AbortSignal,
  ) => post<Finding[]>('doubts', { file, changes, boxes }, signal),
  beforeSending: () => post<BeforeSending>('before-sending', {}),
  standing: () => post<Standing>('standing', {}),
  promises: () => post<Finding[]>('promises', {}),
  save: ({ file, version }: Version, changes: readonly Change[]) =>
    post<Saved>('save', { file, version, changes }),
  list: ({ file, version, at: from }: Pick<Field, 'file' | 'version' | 'at'>, change: ListChange) =>
    post<Saved>('list', { file, version, from, ...change }),
  setting: ({ file, version }: Version, wanted: WantedSetting) =>
    post<Saved>('setting', { file, version, ...wanted }),
  followers: ({ file, version }: Version, address: string) =>
    post<Readdressed | Saved>('address', { file, version, address, isDone: false }),
  address: ({ file, version }: Version, address: string) =>
    post<Saved>('address', { file, version, address, isDone: true }),
  remove: ({ file, version }: Version) => post<Saved>('remove', { file, version }),
  keepers: (file: string) => post<Keepers>('keepers', { file }),
  create: (kind: string, name: { fr: string; en: string }, from?: string) =>
    post<Saved>('create', { kind, name, ...(from !== undefined && { from }) }),
  sure: ({ file, version }: Version, at: Field['at'], code: string, because: string) =>
    post<Saved>('sure', { file, version, at, code, because }),
  translations: () => post<Translations>('translations', {}),
  original: (older: NonNullable<WaitingText['older']>, signal: AbortSignal) =>
    post<Piece[]>('original', older, signal),
  translate: (file: string, isWhole: boolean) => post<Saved>('translate', { file, isWhole }),
  choices: () => post<Choices>('choices', {}),
  sharePicture: (address: string, signal: AbortSignal) =>
    post<SharePicture>('share-picture', { address }, signal),
  search: (words: string, signal: AbortSignal) => post<FoundTexts>('search', { words }, signal),
  replay: (direction: Direction) => post<Replayed>('replay', { direction }),
  changes: (reference: string) => post<Changes>('changes', { reference, language: studioLanguage }),
  send: (sentence: string, reason: string) =>
    post<Sent>('send', { sentence, reason, language: studioLanguage }),
  picture: async (folder: string, file: File): Promise<string> => {
    const query = new URLSearchParams({ folder, name: file.name });
    const response = await fetch(`/__studio/api/picture?${query}`, { method: 'POST', body: file });
    const { image } = await answerOf<{ image: string }>(response);
    return image;
  },
  /** Opens a file at a line in the program that its owner edits with; the development server knows which. */
  openInEditor: (file: string, line: number) =>
    fetch(`/__open-in-editor?${new URLSearchParams({ file: `${file}:${line}` })}`),
};
