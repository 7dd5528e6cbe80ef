import { FormattedMessage } from 'react-intl';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './controls.module.css';
import type { Dispatch } from './use-walk.ts';
import { isAtEnd, type Walk } from './walk.ts';
import stage from './walkthrough.module.css';

type Props = { walk: Walk; dispatch: Dispatch };

/** To watch, to walk, or to read. */
export function Controls({ walk, dispatch }: Props) {
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
        {isList ? (
          <FormattedMessage id="walkthrough.byStep" />
        ) : (
          <FormattedMessage id="walkthrough.readAll" />
        )}
      </button>
    </div>
  );
}

function Watching({ walk, dispatch }: Props) {
  return (
    <button
      type="button"
      className={styles.watch}
      onClick={() => dispatch({ type: walk.isPlaying ? 'paused' : 'played' })}
    >
      <Icon name={walk.isPlaying ? 'pause' : 'play'} size={20} />
      <WatchWord walk={walk} />
    </button>
  );
}

function WatchWord({ walk }: { walk: Walk }) {
  if (walk.isPlaying) return <FormattedMessage id="walkthrough.pause" />;
  if (isAtEnd(walk)) return <FormattedMessage id="walkthrough.replay" />;
  return <FormattedMessage id="walkthrough.play" />;
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
