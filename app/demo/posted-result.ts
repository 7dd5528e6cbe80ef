import { createContext } from 'react-router';
import type { ActionResult } from './action-result.ts';

/** What the action says, for the page that is then rendered. */
export const postedResult = createContext<ActionResult | null>(null);
