import { createContext, useContext } from 'react';

/** Addresses of the module scripts of every page, in their order. */
const Context = createContext<readonly string[]>([]);

export const DocumentScripts = Context.Provider;

export function useDocumentScripts(): readonly string[] {
  return useContext(Context);
}
