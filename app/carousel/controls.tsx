import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../ui/icon.tsx';
import { holdsModifier } from '../ui/keys.ts';
import styles from './controls.module.css';
import type { Rotation, RotationEvent } from './rotation.ts';

type Props = { rotation: Rotation; dispatch: (event: RotationEvent) => void };

/** The pause control, first in the tab order, and a dot for each testimonial. */
export function Controls({ rotation: { index, count, pace }, dispatch }: Props) {
  const intl = useIntl();
  const stopped = pace === 'stopped';
  const stepByArrow = (event: KeyboardEvent) => {
    if (holdsModifier(event)) return;
    if (event.key === 'ArrowRight') dispatch({ type: 'stepped', by: 1 });
    if (event.key === 'ArrowLeft') dispatch({ type: 'stepped', by: -1 });
  };
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.pause}
        onClick={() => dispatch({ type: stopped ? 'resumed' : 'paused' })}
      >
        <Icon name={stopped ? 'play' : 'pause'} size={20} />
        <span>
          {stopped
            ? intl.formatMessage({ id: 'carousel.resume' })
            : intl.formatMessage({ id: 'carousel.pause' })}
        </span>
      </button>
      <fieldset className={styles.dots} onKeyDown={stepByArrow}>
        <legend className="visually-hidden">
          <FormattedMessage id="carousel.dots" />
        </legend>
        {Array.from({ length: count }, (_, place) => (
          <button
            key={place}
            type="button"
            className={styles.dot}
            aria-label={intl.formatMessage({ id: 'carousel.dot' }, { index: place + 1, count })}
            aria-current={place === index || undefined}
            onClick={() => dispatch({ type: 'chosen', index: place })}
          />
        ))}
      </fieldset>
    </div>
  );
}
