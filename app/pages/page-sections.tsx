import type { Page } from '#schema/compiled.ts';
import { SectionView } from '../sections/section-view.tsx';

/** The sections of a page, in order. */
export function PageSections({ page }: { page: Page }) {
  return page.sections.map((section) => (
    <SectionView key={section.id} section={section} pageId={page.id} />
  ));
}
