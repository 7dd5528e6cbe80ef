import { createContext } from 'react-router';
import type { EmailParameters } from './email-parameters.ts';

/** What became of a form posted without JavaScript, and the status its page answers with. */
export type DemoRequestAnswer =
  | { kind: 'accepted'; status: 200 }
  /** The form's rules refuse these parameters. */
  | { kind: 'refused'; status: 422; invalid: readonly string[] }
  /** Too many requests; the next is welcome in so many seconds. */
  | { kind: 'limited'; status: 429; retryAfter: number }
  /** The request could not be stored. */
  | { kind: 'failed'; status: 503 };

/** Takes a demo request: checked, counted, and on disk when accepted. */
export type SubmitDemoRequest = (parameters: EmailParameters) => Promise<DemoRequestAnswer>;

/**
 * Where the form's action finds the server's demo request service: `context.get(demoRequestContext)`.
 * The server's entry must export this same object, since the bundle has its own copy of this module.
 * Without a server (`npm run dev`) every request fails.
 */
export const demoRequestContext = createContext<SubmitDemoRequest>(async () => ({
  kind: 'failed',
  status: 503,
}));
