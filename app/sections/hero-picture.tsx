import type { SectionOf } from '../../schema/compiled.ts';
import { Picture } from '../ui/picture.tsx';
import { Wall } from '../ui/wall.tsx';
import styles from './hero.module.css';

/** The first image of the video, drawn with the other pictures of content/images. */
const poster = { src: '/images/scenes/platform.svg', width: 1200, height: 750 };

type Props = { section: SectionOf<'hero'>; pageId: string };

/** What stands beside the headline: a picture, the video's first image, or else the wall. */
export function HeroPicture({ section, pageId }: Props) {
  if (section.image) {
    return (
      <Picture
        className={styles.picture}
        picture={section.image.src}
        alt={section.image.alt}
        first
      />
    );
  }
  if (section.video) {
    return <Picture className={styles.picture} picture={poster} alt={section.video.label} first />;
  }
  return <Wall className={styles.wall} pageId={pageId} />;
}
