import type { SectionOf } from '#schema/compiled.ts';
import { HeroLayout } from '../ui/hero-layout.tsx';
import { TopSection } from '../ui/top-section.tsx';
import { Wall } from '../ui/wall.tsx';

type Props = { section: SectionOf<'placeholder'>; pageId: string };

/** A page whose content is still to come: title, subtitle, one sentence. */
export function Placeholder({ section, pageId }: Props) {
  const { id, title, text } = section;
  return (
    <TopSection id={id}>
      <HeroLayout
        hero={{ id, title, text: [[{ strong: [section.subtitle] }], ...text] }}
        size="page"
        sideBy="slope"
        side={<Wall name={pageId} />}
      />
    </TopSection>
  );
}
