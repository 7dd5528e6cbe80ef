import type { KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CaseStep } from '#schema/compiled.ts';
import { classNames } from '../ui/class-names.ts';
import { holdsModifier } from '../ui/keys.ts';
import styles from './courses.module.css';
import type { Dispatch } from './use-walk.ts';
import type { Walk } from './walk.ts';
import stage from './walkthrough.module.css';

type Props = { walk: Walk; steps: readonly CaseStep[]; dispatch: Dispatch };

/** The log as a wall: each step that was taken lays a course, and each course leads to its step. */
export function Courses({ walk, steps, dispatch }: Props) {
  const stepByArrow = (event: KeyboardEvent) => {
    const by = stepBy[event.key];
    if (!by || holdsModifier(event)) return;
    event.preventDefault();
    dispatch({ type: 'stepped', by });
  };
  return (
    <fieldset className={classNames(stage.courses, styles.courses)} onKeyDown={stepByArrow}>
      <legend className="visually-hidden">
        <FormattedMessage id="walkthrough.steps" />
      </legend>
      {steps.map((step, index) => (
        <button
          key={index}
          type="button"
          className={classNames(
            styles.course,
            index <= walk.index && styles.laid,
            step.kind === 'question' && styles.gap,
            step.kind === 'decision' && styles.person,
          )}
          aria-current={index === walk.index ? 'step' : undefined}
          onClick={() => dispatch({ type: 'chosen', index })}
        >
          <span className="visually-hidden">
            <FormattedMessage
              id="walkthrough.step"
              values={{ index: index + 1, count: steps.length, title: step.title }}
            />{' '}
          </span>
          <span>
            <time>{step.time}</time> {step.logged}
          </span>
          <span aria-hidden="true">{step.title}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The wall rises: up is on. */
const stepBy: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};
