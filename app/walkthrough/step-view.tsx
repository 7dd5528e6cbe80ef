import { FormattedMessage } from 'react-intl';
import type { CaseStep } from '#schema/compiled.ts';
import { StepPicture } from './step-picture.tsx';
import styles from './walkthrough.module.css';

type Props = {
  step: CaseStep;
  steps: readonly CaseStep[];
  isCurrent: boolean;
  /** Where the visitor may answer in place of the person asked. */
  onAnswer: (() => void) | undefined;
};

/** A step: what happens in words, and beside them what the agent has before it. */
export function StepView({ step, steps, isCurrent, onAnswer }: Props) {
  return (
    <li className={styles.step} aria-current={isCurrent ? 'step' : undefined}>
      <div className={styles.words}>
        <p className={styles.who}>
          <time>{step.time}</time>
          <span className={step.kind === 'decision' ? styles.human : styles.machine}>
            {step.kind === 'decision' ? (
              <FormattedMessage id="walkthrough.person" />
            ) : (
              <FormattedMessage id="walkthrough.agent" />
            )}
          </span>
        </p>
        <h3>{step.title}</h3>
        <p>{step.text}</p>
      </div>
      <div className={styles.picture}>
        <StepPicture step={step} steps={steps} onAnswer={onAnswer} />
      </div>
    </li>
  );
}
