import { createContext, useContext } from 'react';
import type { ActionResult } from './action-result.ts';

/** The action's answer to a form posted without JavaScript, for the form on its page. */
const Context = createContext<ActionResult | undefined>(undefined);

export const DemoResult = Context.Provider;

export function useDemoResult(): ActionResult | undefined {
  return useContext(Context);
}
