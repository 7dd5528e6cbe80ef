import { useIntl } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { classNames } from '../ui/class-names.ts';
import { Quotation } from '../ui/quotation.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useSwipe } from '../ui/use-swipe.ts';
import styles from './carousel.module.css';
import { Controls } from './controls.tsx';
import { isRotating } from './rotation.ts';
import { presenceHandlers, useRotation } from './use-rotation.ts';

/** What customers say, one after another: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export function Carousel({ section }: { section: SectionOf<'carousel'> }) {
  const intl = useIntl();
  const isHydrated = useHydrated();
  const count = section.entries.length;
  const [rotation, dispatch] = useRotation(count);
  const swipe = useSwipe((by) => dispatch({ type: 'stepped', by }));
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
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
          {section.entries.map(({ id, quote, author, position }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: W3C's pattern names each slide as a group.
            <div
              key={id}
              role="group"
              className={classNames(styles.slide, index === rotation.index && styles.current)}
              aria-roledescription={intl.formatMessage({ id: 'carousel.slide' })}
              aria-label={intl.formatMessage({ id: 'carousel.place' }, { index: index + 1, count })}
            >
              <Quotation quote={quote}>
                <strong>{author}</strong>, {position}
              </Quotation>
            </div>
          ))}
        </div>
      </section>
    </Section>
  );
}
