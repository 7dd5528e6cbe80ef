import { Fragment } from 'react';
import type { Page } from '#schema/compiled.ts';
import { SectionView } from '../sections/section-view.tsx';
import { Band } from '../ui/band.tsx';
import { HiddenNote } from './hidden-note.tsx';

/** The sections of a page, in order. */
export function PageSections({ page }: { page: Page }) {
  return (
    <>
      {import.meta.env.DEV && page.notShown && <HiddenNote text={page.notShown} />}
      {page.sections.map((section) => (
        <Fragment key={section.id}>
          {import.meta.env.DEV && section.notShown && <HiddenNote text={section.notShown} />}
          <SectionView section={section} page={page} />
        </Fragment>
      ))}
      {page.band && <Band pageId={page.id} />}
    </>
  );
}
