import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './controls.module.css';
import type { Dispatch } from './use-walk.ts';
import { isAtEnd, isWaiting, type Walk } from './walk.ts';
import stage from './walkthrough.module.css';

type Props = {
  walk: Walk;
  dispatch: Dispatch;
  onWatch: () => void;
  /** The visitor takes their turn: leads to what the person asked decides. */
  onTurn: () => void;
};

/** To watch, to walk, or to read. */
export function Controls(props: Props) {
  const { walk, dispatch } = props;
  const intl = useIntl();
  const isList = walk.layout === 'list';
  return (
    <div className={classNames(stage.controls, styles.controls)}>
      {!isList && (
        <>
          <MainControl {...props} />
          <StepButton walk={walk} dispatch={dispatch} by={-1} />
          <span aria-hidden="true">{`${walk.index + 1}/${walk.asks.length}`}</span>
          <StepButton walk={walk} dispatch={dispatch} by={1} />
        </>
      )}
      <button
        type="button"
        className={styles.read}
        onClick={() => dispatch({ type: 'laid-out', layout: isList ? 'stage' : 'list' })}
      >
        {isList
          ? intl.formatMessage({ id: 'walkthrough.byStep' })
          : intl.formatMessage({ id: 'walkthrough.readAll' })}
      </button>
    </div>
  );
}

type Act = 'play' | 'pause' | 'replay' | 'turn';

/** All that it may say stands in it, one in sight: it keeps its size, and nothing beside it moves. */
function MainControl({ walk, dispatch, onWatch, onTurn }: Props) {
  const act = mainAct(walk);
  function press() {
    if (act === 'turn') onTurn();
    else if (act === 'pause') dispatch({ type: 'paused' });
    else onWatch();
  }
  function says(one: Act, words: ReactNode, icon?: string) {
    return (
      <span className={classNames(styles.act, one !== act && styles.unsaid)}>
        {icon && <Icon name={icon} size={20} />}
        <span>{words}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classNames(styles.main, act === 'turn' && styles.turn)}
      onClick={press}
    >
      {says('play', <FormattedMessage id="walkthrough.play" />, 'play')}
      {says('pause', <FormattedMessage id="walkthrough.pause" />, 'pause')}
      {says('replay', <FormattedMessage id="walkthrough.replay" />, 'play')}
      {says('turn', <FormattedMessage id="walkthrough.turn" />)}
    </button>
  );
}

function mainAct(walk: Walk): Act {
  if (isWaiting(walk)) return 'turn';
  if (walk.isPlaying) return 'pause';
  return isAtEnd(walk) ? 'replay' : 'play';
}

/** At either end it stays where it is, so that the focus is not lost; it does nothing there. */
function StepButton({ walk, dispatch, by }: Pick<Props, 'walk' | 'dispatch'> & { by: 1 | -1 }) {
  const intl = useIntl();
  const isOver = by === 1 ? isAtEnd(walk) : walk.index === 0;
  return (
    <button
      type="button"
      aria-disabled={isOver || undefined}
      aria-label={
        by === 1
          ? intl.formatMessage({ id: 'walkthrough.next' })
          : intl.formatMessage({ id: 'walkthrough.back' })
      }
      onClick={() => dispatch({ type: 'stepped', by })}
    >
      <Icon name={by === 1 ? 'chevron-right' : 'chevron-left'} size={20} />
    </button>
  );
}
