import { useIntl } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { classNames } from '../ui/class-names.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useSwipe } from '../ui/use-swipe.ts';
import { Voice } from '../ui/voice.tsx';
import styles from './carousel.module.css';
import { Controls } from './controls.tsx';
import { isRotating } from './rotation.ts';
import { presenceHandlers, useRotation } from './use-rotation.ts';

type Props = Pick<SectionOf<'carousel'>, 'entries'>;

/** The testimonials, one shown at a time, and what turns them. */
export function CarouselIsland({ entries }: Props) {
  const intl = useIntl();
  const isHydrated = useHydrated();
  const count = entries.length;
  const [rotation, dispatch] = useRotation(count);
  const swipe = useSwipe((by) => dispatch({ type: 'stepped', by }));
  return (
    <section
      className={classNames(styles.carousel, isHydrated && styles.hydrated)}
      aria-roledescription={intl.formatMessage({ id: 'carousel.role' })}
      aria-label={intl.formatMessage({ id: 'carousel.label' })}
      {...presenceHandlers(dispatch)}
    >
      <Controls rotation={rotation} dispatch={dispatch} />
      <div
        className={styles.track}
        // Without JavaScript this row scrolls, and is reached by keyboard.
        tabIndex={isHydrated ? undefined : 0}
        aria-live={isRotating(rotation) ? 'off' : 'polite'}
        {...swipe}
      >
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useSemanticElements: W3C's pattern names each slide as a group.
          <div
            key={entry.id}
            role="group"
            className={classNames(styles.slide, index === rotation.index && styles.current)}
            aria-roledescription={intl.formatMessage({ id: 'carousel.slide' })}
            aria-label={intl.formatMessage({ id: 'carousel.place' }, { index: index + 1, count })}
          >
            <Voice of={entry} />
          </div>
        ))}
      </div>
    </section>
  );
}
