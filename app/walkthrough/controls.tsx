import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './controls.module.css';
import type { Dispatch } from './use-walk.ts';
import { isAtEnd, type Walk } from './walk.ts';
import stage from './walkthrough.module.css';

type Props = { walk: Walk; dispatch: Dispatch };

/** To watch, to walk, or to read. */
export function Controls({ walk, dispatch }: Props) {
  const intl = useIntl();
  const isList = walk.layout === 'list';
  return (
    <div className={classNames(stage.controls, styles.controls)}>
      {!isList && <Watching walk={walk} dispatch={dispatch} />}
      {!isList && <Walking walk={walk} dispatch={dispatch} />}
      <button
        type="button"
        className={styles.read}
        onClick={() => dispatch({ type: isList ? 'list-closed' : 'list-opened' })}
      >
        {isList
          ? intl.formatMessage({ id: 'walkthrough.byStep' })
          : intl.formatMessage({ id: 'walkthrough.readAll' })}
      </button>
    </div>
  );
}

function Watching({ walk, dispatch }: Props) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.watch}
      onClick={() => dispatch({ type: walk.isPlaying ? 'paused' : 'played' })}
    >
      <Icon name={walk.isPlaying ? 'pause' : 'play'} size={20} />
      <span>{watchWord(walk, intl)}</span>
    </button>
  );
}

function watchWord(walk: Walk, intl: IntlShape): string {
  if (walk.isPlaying) return intl.formatMessage({ id: 'walkthrough.pause' });
  if (isAtEnd(walk)) return intl.formatMessage({ id: 'walkthrough.replay' });
  return intl.formatMessage({ id: 'walkthrough.play' });
}

/** At either end a button stays where it is, so that the focus is not lost; it does nothing there. */
function Walking({ walk, dispatch }: Props) {
  return (
    <>
      <button
        type="button"
        className={styles.step}
        aria-disabled={walk.index === 0 || undefined}
        onClick={() => dispatch({ type: 'stepped', by: -1 })}
      >
        <FormattedMessage id="walkthrough.back" />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-disabled={isAtEnd(walk) || undefined}
        onClick={() => dispatch({ type: 'stepped', by: 1 })}
      >
        <FormattedMessage id="walkthrough.next" />
      </button>
    </>
  );
}
