import type { ReactNode } from 'react';
import { titleId } from './section.tsx';

/** A section that begins with the page's hero, edge to edge. */
export function TopSection({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={titleId(id)}>
      {children}
    </section>
  );
}
