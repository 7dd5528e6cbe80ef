import * as z from 'zod';

/** content/interface/*.yaml: the interface’s own strings of one language, as ICU messages. */
export const interfaceMessages = z
  .record(
    z
      .string()
      .regex(/^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*$/, 'expected an id such as `chat.send`'),
    z.string().regex(/\S/, 'expected text, not empty'),
  )
  .describe('Interface strings: an id and its ICU message. The same ids in every language.');
