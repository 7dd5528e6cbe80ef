import { useIntl } from 'react-intl';
import { Icon } from '../ui/icon.tsx';
import styles from './hero-film.module.css';
import h264 from './pictures/platform.mp4';
import av1 from './pictures/platform.webm';
import still from './pictures/platform.webp';

const sources = [
  { src: av1, type: 'video/webm; codecs="av01.0.08M.08"' },
  { src: h264, type: 'video/mp4' },
];
const size = { width: 1120, height: 840 };

/**
 * The silent film of the platform over its first picture, which stands alone where no film may run: `app/page/film.ts`
 * takes the film out of its template.
 */
export function HeroFilm({ label }: { label: string }) {
  const intl = useIntl();
  return (
    <div className={styles.film} data-film>
      <img src={still} {...size} alt={label} fetchPriority="high" />
      <template>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: without controls it takes no focus. */}
        <video {...size} autoPlay loop muted playsInline disablePictureInPicture aria-hidden="true">
          {sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
        </video>
        <button
          type="button"
          className={styles.control}
          aria-label={intl.formatMessage({ id: 'film.play' })}
          data-pause={intl.formatMessage({ id: 'film.pause' })}
          data-play={intl.formatMessage({ id: 'film.play' })}
        >
          <span className={styles.whilePlaying}>
            <Icon name="pause" size={20} />
          </span>
          <span className={styles.whilePaused}>
            <Icon name="play" size={20} />
          </span>
        </button>
      </template>
    </div>
  );
}
