import type { SectionOf } from '../../schema/compiled.ts';
import { Figures } from '../ui/figures.tsx';
import { Opening } from '../ui/opening.tsx';
import { Picture } from '../ui/picture.tsx';
import { TopFrame } from '../ui/top-frame.tsx';
import { Wall } from '../ui/wall.tsx';
import { HeroFilm } from './hero-film.tsx';

type Props = { section: SectionOf<'hero'>; pageId: string };

/** The top of a page, with the page's wall, picture or film. */
export function Hero({ section, pageId }: Props) {
  const pictured = section.image !== undefined || section.video !== undefined;
  return (
    <TopFrame id={section.id}>
      <Opening
        opening={section}
        size={section.size}
        sideBy={pictured ? 'column' : 'slope'}
        side={<Side section={section} pageId={pageId} />}
      >
        {section.figures && <Figures items={section.figures} layout="course" />}
      </Opening>
    </TopFrame>
  );
}

function Side({ section, pageId }: Props) {
  if (section.image) return <Picture picture={section.image.src} alt={section.image.alt} first />;
  if (section.video) return <HeroFilm label={section.video.label} />;
  return <Wall pageId={pageId} />;
}
