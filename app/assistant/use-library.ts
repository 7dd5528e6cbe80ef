import { useRef, useState } from 'react';
import type { Language } from '../../schema/compiled.ts';
import { inLanguage } from '../i18n/addresses.ts';
import { emptyLibrary, type Library } from './library.ts';

export type LibraryAccess = {
  /** Fetched and indexed once a visit, on first need. */
  open: () => Promise<Library>;
  isPage: Library['isPage'];
};

/** The library of the page’s language. */
export function useLibrary(language: Language): LibraryAccess {
  const opened = useRef(new Map<Language, Promise<Library>>());
  const [{ isPage }, setLibrary] = useState(emptyLibrary);

  async function open() {
    const opening = opened.current.get(language) ?? load(language);
    opened.current.set(language, opening);
    const library = await opening;
    setLibrary(library);
    return library;
  }

  return { open, isPage };
}

/** Missing knowledge is ignored silently (specification, section 8). */
function load(language: Language): Promise<Library> {
  return import('./open-library.ts')
    .then(({ openLibrary }) => openLibrary(inLanguage('/knowledge.jsonl', language)))
    .catch(() => emptyLibrary);
}
