import type { SectionOf } from '#schema/compiled.ts';
import { Island } from '../ui/island.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { CarouselIsland } from './carousel-island.tsx';

/** What customers say, one after another: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export function Carousel({ section }: { section: SectionOf<'carousel'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <Island
        name="carousel"
        inSight
        of={CarouselIsland}
        props={{ entries: section.entries }}
        words={['carousel.', 'caseStudies.']}
      />
    </Section>
  );
}
