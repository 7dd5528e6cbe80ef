import { createContext } from 'react-router';

/** What became of a form posted without JavaScript, and the status its page answers with. */
export type DeskAnswer =
  | { kind: 'accepted'; status: 200 }
  /** The form's rules refuse these fields. */
  | { kind: 'refused'; status: 422; invalid: readonly string[] }
  /** Too many requests; the next is welcome in so many seconds. */
  | { kind: 'limited'; status: 429; retryAfter: number }
  /** The request could not be stored. */
  | { kind: 'failed'; status: 503 };

/** Takes a demo request, by the form's field names: checked, counted, and on disk when accepted. */
export interface DemoDesk {
  receive(fields: Readonly<Record<string, string>>): Promise<DeskAnswer>;
}

/**
 * Where the form's action finds the desk: `context.get(demoDesk)`. The server's entry must export
 * this same object, since the bundle has its own copy of this module. Without a server (while
 * developing) the desk is closed.
 */
export const demoDesk = createContext<DemoDesk>({
  receive: async () => ({ kind: 'failed', status: 503 }),
});
