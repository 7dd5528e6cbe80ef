import * as z from 'zod';
import { type LimitName, within, withLimit } from './limits.ts';
import { expected } from './words.ts';

/** The messages that have little room where they stand. */
const limited = {
  'page.demo': 'headerShortButton',
  'consent.title': 'bannerTitle',
  'consent.text': 'bannerText',
  'consent.policy': 'bannerLink',
  'consent.accept': 'bannerChoice',
  'consent.reject': 'bannerChoice',
  'consent.settings': 'bannerSettings',
  'consent.essential': 'consentName',
  'consent.analytics': 'consentName',
  'consent.marketing': 'consentName',
  'consent.functional': 'consentName',
  'consent.save': 'formButton',
  'consent.leave': 'formButton',
  'demo.firstName': 'formLabel',
  'demo.lastName': 'formLabel',
  'demo.email': 'formLabel',
  'demo.phone': 'formLabel',
  'demo.company': 'formLabel',
  'demo.jobTitle': 'formLabel',
  'demo.companySize': 'formLabel',
  'demo.useCase': 'formLabel',
  'demo.demoType': 'formLabel',
  'demo.message': 'formLabel',
  'demo.send': 'formButton',
  'demo.sending': 'formButton',
  'chat.ask': 'pill',
  'industries.learnMore': 'button',
  'caseStudies.read': 'button',
  'press.read': 'button',
  'press.comingSoon': 'button',
  'jobs.apply': 'button',
} as const satisfies Readonly<Record<string, LimitName>>;

export type LimitedMessage = keyof typeof limited;
export const messageLimits: Readonly<Record<string, LimitName>> = limited;

const message = z
  .string()
  .regex(/\S/, expected({ en: 'text, not empty', fr: 'un texte, non vide' }));

/** Messages with a limit, for programs that know a file by its schema alone. */
export const limitedMessages: Readonly<Record<string, z.ZodString>> = Object.fromEntries(
  Object.entries(messageLimits).map(([id, limit]) => [
    id,
    within(message, limit).describe(withLimit('Interface string.', limit)),
  ]),
);

/** content/interface/*.yaml: the interface’s own strings of one language, as ICU messages. */
export const interfaceMessages = z
  .record(
    z
      .string()
      .regex(
        /^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*$/,
        expected({ en: 'an id such as `chat.send`', fr: 'un identifiant tel que `chat.send`' }),
      ),
    message,
  )
  .check(({ value, issues }) => {
    for (const [id, limit] of Object.entries(messageLimits)) {
      const input = value[id] ?? '';
      const { error } = within(z.string(), limit).safeParse(input);
      for (const { message } of error?.issues ?? []) {
        issues.push({ code: 'invalid_format', format: 'regex', message, path: [id], input });
      }
    }
  })
  .describe('Interface strings: an id and its ICU message. The same ids in every language.');
