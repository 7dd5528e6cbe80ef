import { defineMessages, useIntl } from 'react-intl';
import { Icon } from '../ui/icon.tsx';
import styles from './hero-film.module.css';
import h264 from './pictures/platform.mp4';
import av1 from './pictures/platform.webm';
import still from './pictures/platform.webp';
import { useFilm } from './use-film.ts';

const sources = [
  { src: av1, type: 'video/webm; codecs="av01.0.08M.08"' },
  { src: h264, type: 'video/mp4' },
];
const controls = defineMessages({ pause: { id: 'film.pause' }, play: { id: 'film.play' } });
const size = { width: 1120, height: 840 };

/** The silent film of the platform over its first picture, which stands alone where no film may run. */
export function HeroFilm({ label }: { label: string }) {
  const intl = useIntl();
  const { place, video, wanted, playing, toggle, follow } = useFilm();
  return (
    <div ref={place} className={styles.film}>
      <img src={still} {...size} alt={label} fetchPriority="high" />
      {wanted && (
        <>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: without controls it takes no focus. */}
          <video
            ref={video}
            {...size}
            autoPlay
            loop
            muted
            playsInline
            disablePictureInPicture
            aria-hidden="true"
            onPlay={follow}
            onPause={follow}
          >
            {sources.map((source) => (
              <source key={source.src} {...source} />
            ))}
          </video>
          <button
            type="button"
            className={styles.control}
            aria-label={intl.formatMessage(playing ? controls.pause : controls.play)}
            onClick={toggle}
          >
            <Icon name={playing ? 'pause' : 'play'} size={20} />
          </button>
        </>
      )}
    </div>
  );
}
