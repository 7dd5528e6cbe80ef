import { Fragment, memo } from 'react';
import { useLocation } from 'react-router';
import type { Page } from '#schema/compiled.ts';
import { SectionView } from '../sections/section-view.tsx';
import { Band } from '../ui/band.tsx';
import { Room } from '../ui/section.tsx';
import { HiddenNote } from './hidden-note.tsx';
import styles from './page-sections.module.css';
import { useShown } from './remembered-page.ts';
import { type FirstView, useFirstView } from './use-first-view.ts';

/** The sections of a page, in order. The router's other news, such as that a page is on its way, are none to them. */
export const PageSections = memo(function PageSections({ page }: { page: Page }) {
  return <SectionsOf key={useLocation().pathname} page={page} />;
});

function SectionsOf({ page }: { page: Page }) {
  useShown();
  const firstView = useFirstView(page.sections);
  const { sections, place }: FirstView = firstView ?? page;
  const endsPage = sections.at(-1) === page.sections.at(-1);
  return (
    <>
      {import.meta.env.DEV && page.notShown && <HiddenNote text={page.notShown} />}
      {place && place.first > 0 && <Room blockSize={place.above} hasJoint={place.hasJoint} />}
      {sections.map((section) => (
        <Fragment key={section.id}>
          {import.meta.env.DEV && section.notShown && <HiddenNote text={section.notShown} />}
          <SectionView section={section} pageId={page.id} />
        </Fragment>
      ))}
      {!endsPage && (place ? <Room blockSize={place.below} /> : <div className={styles.rest} />)}
      {page.band && endsPage && <Band pageId={page.id} />}
    </>
  );
}
