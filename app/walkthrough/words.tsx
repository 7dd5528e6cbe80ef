import { FormattedMessage } from 'react-intl';
import type { CaseStep } from '#schema/compiled.ts';
import styles from './walkthrough.module.css';

/** What the case is, and which agent handles it. */
export function CaseName({ title, agent }: { title: string; agent: string }) {
  return (
    <div className={styles.name}>
      <strong>{title}</strong>
      <p>{agent}</p>
      <p>
        <FormattedMessage id="walkthrough.example" />
      </p>
    </div>
  );
}

/** What happens at a step, and whether the agent or a person does it. */
export function StepWords({ step }: { step: CaseStep }) {
  return (
    <div className={styles.words}>
      <p className={styles.who}>
        <time>{step.time}</time>
        <span className={step.kind === 'decision' ? styles.human : undefined}>
          {step.kind === 'decision' ? (
            <FormattedMessage id="walkthrough.person" />
          ) : (
            <FormattedMessage id="walkthrough.agent" />
          )}
        </span>
      </p>
      <h3 tabIndex={-1}>{step.title}</h3>
      <p>{step.text}</p>
    </div>
  );
}
