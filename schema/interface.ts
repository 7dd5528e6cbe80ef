import * as z from 'zod';
import { expected } from './words.ts';

/** content/interface/*.yaml: the interface’s own strings of one language, as ICU messages. */
export const interfaceMessages = z
  .record(
    z
      .string()
      .regex(
        /^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*$/,
        expected({ en: 'an id such as `chat.send`', fr: 'un identifiant tel que `chat.send`' }),
      ),
    z.string().regex(/\S/, expected({ en: 'text, not empty', fr: 'un texte, non vide' })),
  )
  .describe('Interface strings: an id and its ICU message. The same ids in every language.');
