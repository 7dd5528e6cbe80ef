import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { classNames } from '../ui/class-names.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useSwipe } from '../ui/use-swipe.ts';
import { Controls } from './controls.tsx';
import { Courses } from './courses.tsx';
import { StepView } from './step-view.tsx';
import { useWalk } from './use-walk.ts';
import { isWaiting } from './walk.ts';
import styles from './walkthrough.module.css';
import { CaseName } from './words.tsx';

type Props = {
  walkthrough: SectionOf<'walkthrough'>['entry'];
  actions: SectionOf<'walkthrough'>['actions'];
};

/** The steps of a case: one on the stage, or all of them as a list. */
export function WalkthroughIsland({ walkthrough: { title, agent, steps }, actions }: Props) {
  const intl = useIntl();
  const isHydrated = useHydrated();
  const place = useRef<HTMLElement>(null);
  const [walk, dispatch] = useWalk(steps, place);
  const [asFound] = useState(walk);
  const swipe = useSwipe((by) => dispatch({ type: 'stepped', by }));
  const isStaged = isHydrated && walk.layout === 'stage';

  /** A step is news once the visitor has asked for it, not as the page opens. */
  let news = '';
  if (isStaged && walk !== asFound) {
    const said = { index: walk.index + 1, count: steps.length, title: steps[walk.index]?.title };
    news = intl.formatMessage({ id: 'walkthrough.step' }, said);
  }
  if (isWaiting(walk)) news += ` ${intl.formatMessage({ id: 'walkthrough.turn' })}`;

  function watch() {
    dispatch({ type: 'played' });
    place.current?.scrollIntoView({ block: 'nearest' });
  }

  function focusInStep(what: 'button' | 'h3') {
    place.current?.querySelector<HTMLElement>(`[aria-current] ${what}`)?.focus();
  }

  /** The button that was pressed goes with its step: the focus goes on to the next one. */
  function answer(words: string) {
    flushSync(() => dispatch({ type: 'answered', answer: words }));
    focusInStep('h3');
  }

  return (
    <section
      ref={place}
      className={classNames(
        styles.case,
        isStaged && styles.staged,
        walk.isPlaying && styles.playing,
        isHydrated && !isStaged && styles.listed,
      )}
      aria-label={intl.formatMessage({ id: 'walkthrough.label' }, { title })}
    >
      <CaseName title={title} agent={agent} />
      <Controls
        walk={walk}
        dispatch={dispatch}
        onWatch={watch}
        onTurn={() => focusInStep('button')}
      />
      <Courses walk={walk} steps={steps} dispatch={dispatch} />
      <div role="status" className="visually-hidden">
        {news}
      </div>
      <ol
        role="list"
        className={styles.steps}
        // Until scripts run, this row scrolls, and is reached by keyboard.
        tabIndex={isHydrated ? undefined : 0}
        {...(isStaged && swipe)}
      >
        {steps.map((step, index) => (
          <StepView
            key={index}
            step={step}
            steps={steps}
            actions={actions}
            isCurrent={isStaged && index === walk.index}
            answer={walk.answer}
            onAnswer={answer}
          />
        ))}
      </ol>
    </section>
  );
}
