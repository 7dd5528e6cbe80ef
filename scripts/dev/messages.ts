/** What the server and what is added to the open page tell each other, over Vite's connection. */
export const changed = 'live-content:changed';
export const opened = 'live-content:opened';

/** Whether styles are others too, and whether the page holds what cannot be exchanged in it. */
export type Changed = { isRestyled: boolean; isToReload?: boolean };

/** By the page's age: the browser may run on a machine whose clock is another. */
export type Opened = { ageMs: number };
