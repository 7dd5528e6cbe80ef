import type { ReactNode } from 'react';
import type { Language } from '#schema/languages.ts';
import type { Place } from '../api.ts';
import { useStudio } from './studio-context.ts';

type Props = { to: Place; language?: Language | undefined; children: ReactNode };

/** Opens a text. */
export function TextLink({ to, language, children }: Props) {
  const { open } = useStudio();
  return (
    <button type="button" className="quiet" lang={language} onClick={() => open(to)}>
      {children}
    </button>
  );
}
