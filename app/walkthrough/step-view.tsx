import type { CaseStep } from '#schema/compiled.ts';
import type { Action } from '../ui/action-link.tsx';
import { StepPicture } from './step-picture.tsx';
import styles from './walkthrough.module.css';
import { StepWords } from './words.tsx';

type Props = {
  step: CaseStep;
  steps: readonly CaseStep[];
  isCurrent: boolean;
  /** Where the end of the case leads. */
  actions: readonly Action[] | undefined;
  /** What the visitor has answered to the question; empty before. */
  answer: string;
  /** The visitor answers in place of the person asked. */
  onAnswer: (answer: string) => void;
};

/** A step: what happens in words, and beside them what the agent has before it. */
export function StepView({ step, isCurrent, ...shown }: Props) {
  return (
    <li className={styles.step} aria-current={isCurrent ? 'step' : undefined}>
      <StepWords step={step} />
      <div className={styles.picture}>
        <StepPicture step={step} {...shown} />
      </div>
    </li>
  );
}
