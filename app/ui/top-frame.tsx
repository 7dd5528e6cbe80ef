import type { ReactNode } from 'react';
import { titleId } from './frame.tsx';

/** A section that starts with the page's opening, edge to edge. */
export function TopFrame({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={titleId(id)}>
      {children}
    </section>
  );
}
