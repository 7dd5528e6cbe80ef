import { Fragment } from 'react';
import type { Page } from '#schema/compiled.ts';
import { SectionView } from '../sections/section-view.tsx';
import { Band } from '../ui/band.tsx';
import { HiddenNote } from './hidden-note.tsx';
import styles from './page-sections.module.css';
import { useOpeningFirst } from './use-opening-first.ts';

/** What is painted first: the headline and its wall. */
const openingSections = 1;

/** The sections of a page, in order. */
export function PageSections({ page }: { page: Page }) {
  const isOpening = useOpeningFirst();
  const sections = isOpening ? page.sections.slice(0, openingSections) : page.sections;
  return (
    <>
      {import.meta.env.DEV && page.notShown && <HiddenNote text={page.notShown} />}
      {sections.map((section) => (
        <Fragment key={section.id}>
          {import.meta.env.DEV && section.notShown && <HiddenNote text={section.notShown} />}
          <SectionView section={section} pageId={page.id} />
        </Fragment>
      ))}
      {isOpening && <div className={styles.rest} />}
      {page.band && !isOpening && <Band pageId={page.id} />}
    </>
  );
}
