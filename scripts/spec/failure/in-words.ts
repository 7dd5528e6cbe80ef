import path from 'node:path';
import { type Attachment, AttachmentContentEncoding } from '@cucumber/messages';
import type { Failure, FrameLanguage } from '../book/book.ts';
import { frameLanguages, readTable, sayFrom } from '../words.ts';
import { failureMediaType, type StepFailure, stepFailure, type Value } from './at-step.ts';

/** The same in the languages of those who read it. */
type Said = Record<FrameLanguage, string>;

/** What a failed step said, for people: what was expected, what was seen, and what it said itself. */
type InWords = Omit<Failure, 'step'>;

const maxQuotedCharacters = 240;
const table = readTable(path.join(import.meta.dirname, 'words.yaml'));
const says = { fr: sayFrom(table, 'fr'), en: sayFrom(table, 'en') };

/** What a step attached when it failed, in words; else its message as it is. */
export function failureInWords(attachments: readonly Attachment[], message: string): InWords {
  const attached = attachments.find(({ mediaType }) => mediaType === failureMediaType);
  return attached ? tell(stepFailure.parse(JSON.parse(bodyOf(attached)))) : { message };
}

/** The text of an attachment, however Cucumber has carried it. */
export function bodyOf({ body, contentEncoding }: Attachment): string {
  const isEncoded = contentEncoding === AttachmentContentEncoding.BASE64;
  return isEncoded ? Buffer.from(body, 'base64').toString('utf8') : body;
}

function tell({ kind, isNegated, expected, seen, message }: StepFailure): InWords {
  if (kind === 'late') return { expected: said('comes'), seen: said('notCome'), message };
  if (kind === 'stopped') return { seen: said('stopped', () => message), message: '' };
  return {
    ...(expected && {
      expected: isNegated
        ? said('not', (language) => inWords(expected, language))
        : inBoth(expected),
    }),
    ...(seen && { seen: inBoth(seen) }),
    message,
  };
}

function inBoth(value: Value): Said {
  return { fr: inWords(value, 'fr'), en: inWords(value, 'en') };
}

function inWords(value: Value, language: FrameLanguage): string {
  const say = says[language];
  if (value.kind === 'nothing') return say('nothing');
  const whole = value.text.replace(/\s+/gu, ' ').trim();
  const text =
    whole.length > maxQuotedCharacters ? `${whole.slice(0, maxQuotedCharacters)}…` : whole;
  if (value.kind === 'state') return Object.hasOwn(table, text) ? say(text) : text;
  return value.kind === 'data' ? text : say(value.kind, { value: text });
}

function said(name: string, value: (language: FrameLanguage) => string = () => ''): Said {
  const [fr = '', en = ''] = frameLanguages.map((language) =>
    says[language](name, { value: value(language) }),
  );
  return { fr, en };
}
