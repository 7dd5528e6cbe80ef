import type { Page, SectionOf } from '#schema/compiled.ts';
import { Figures } from '../ui/figures.tsx';
import { HeroLayout } from '../ui/hero-layout.tsx';
import { Picture } from '../ui/picture.tsx';
import { TopSection } from '../ui/top-section.tsx';
import { Wall } from '../ui/wall.tsx';
import { Doubt } from '../walkthrough/doubt.tsx';
import { HeroFilm } from './hero-film.tsx';

type Props = { section: SectionOf<'hero'>; page: Page };

/** The top of a page, with its wall, picture or film; in the home page's wall, where the agent of its case is unsure. */
export function Hero({ section, page }: Props) {
  const pictured = section.image !== undefined || section.video !== undefined;
  return (
    <TopSection id={section.id}>
      <HeroLayout
        hero={section}
        size={section.size}
        sideBy={pictured ? 'column' : 'slope'}
        side={<Side section={section} page={page} />}
      >
        {section.figures && <Figures items={section.figures} layout="row" />}
      </HeroLayout>
    </TopSection>
  );
}

function Side({ section, page }: Props) {
  if (section.image) return <Picture picture={section.image.src} alt={section.image.alt} first />;
  if (section.video) return <HeroFilm label={section.video.label} />;
  return (
    <>
      {section.size === 'full' && <Doubt page={page} />}
      <Wall name={page.id} />
    </>
  );
}
