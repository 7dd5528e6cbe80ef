import * as z from 'zod';
import { type LimitName, within } from './limits.ts';
import { bilingual } from './text.ts';
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
  'press.notYet': 'button',
  'press.comingSoon': 'button',
  'jobs.apply': 'button',
} as const satisfies Readonly<Record<string, LimitName>>;

export type LimitedMessage = keyof typeof limited;
export const messageLimits: Readonly<Record<string, LimitName>> = limited;

const message = (limit?: LimitName) => bilingual.line('Interface string.', limit);

/** Messages with a limit, for programs that know a file by its schema alone. */
export const limitedMessages: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(messageLimits).map(([id, limit]) => [id, message(limit)]),
);

/** content/interface.yaml: the interface’s own strings, as ICU messages. */
export const interfaceMessages = z
  .record(
    z
      .string()
      .regex(
        /^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*$/,
        expected({ en: 'an id such as `chat.send`', fr: 'un identifiant tel que `chat.send`' }),
      ),
    message(),
  )
  .check(({ value, issues }) => {
    for (const [id, limit] of Object.entries(messageLimits)) {
      const line = within(z.string(), limit);
      for (const [language, input] of Object.entries(value[id] ?? {})) {
        for (const { message } of line.safeParse(input).error?.issues ?? []) {
          const path = [id, language];
          issues.push({ code: 'invalid_format', format: 'regex', message, path, input });
        }
      }
    }
  })
  .describe('Interface strings: an id and its ICU message in each language.');
export type Messages = z.infer<typeof interfaceMessages>;
