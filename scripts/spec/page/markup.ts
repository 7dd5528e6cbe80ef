import type { html } from 'hono/html';

/** What `html` makes, or a text that it will escape. */
export type Markup = ReturnType<typeof html> | string;

/** Where the pages find their pictures. */
export const picturesPath = 'pictures';
