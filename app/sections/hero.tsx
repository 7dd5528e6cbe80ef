import type { SectionOf } from '#schema/compiled.ts';
import { Figures } from '../ui/figures.tsx';
import { HeroLayout } from '../ui/hero-layout.tsx';
import { Picture } from '../ui/picture.tsx';
import { TopSection } from '../ui/top-section.tsx';
import { Wall } from '../ui/wall.tsx';
import { HeroFilm } from './hero-film.tsx';

type Props = { section: SectionOf<'hero'>; pageId: string };

/** The top of a page, with the page's wall, picture or film. */
export function Hero({ section, pageId }: Props) {
  const pictured = section.image !== undefined || section.video !== undefined;
  return (
    <TopSection id={section.id}>
      <HeroLayout
        hero={section}
        size={section.size}
        sideBy={pictured ? 'column' : 'slope'}
        side={<Side section={section} pageId={pageId} />}
      >
        {section.figures && <Figures items={section.figures} layout="row" />}
      </HeroLayout>
    </TopSection>
  );
}

function Side({ section, pageId }: Props) {
  if (section.image) return <Picture picture={section.image.src} alt={section.image.alt} first />;
  if (section.video) return <HeroFilm label={section.video.label} />;
  return <Wall name={pageId} />;
}
