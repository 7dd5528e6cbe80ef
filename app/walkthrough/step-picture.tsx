import { FormattedMessage } from 'react-intl';
import type { CaseStep } from '#schema/compiled.ts';
import type { Action } from '../ui/action-link.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './step-picture.module.css';

type StepOf<Kind extends CaseStep['kind']> = Extract<CaseStep, { kind: Kind }>;
type Answering = { onAnswer: (answer: string) => void };
type Answered = { answer: string };
type Logged = { steps: readonly CaseStep[]; actions: readonly Action[] | undefined };
type Props = Answering & Answered & Logged & { step: CaseStep };

/** What the agent has before it at a step, drawn in HTML. */
export function StepPicture({ step, steps, actions, answer, onAnswer }: Props) {
  switch (step.kind) {
    case 'documents':
      return <Documents step={step} />;
    case 'reading':
      return <Reading step={step} />;
    case 'question':
      return <Question step={step} onAnswer={onAnswer} />;
    case 'decision':
      // A later decision is no reply to the question.
      return (
        <Decision
          step={step}
          answer={steps[steps.indexOf(step) - 1]?.kind === 'question' ? answer : ''}
        />
      );
    case 'updates':
      return <Updates step={step} />;
    case 'draft':
      return <Draft step={step} />;
    case 'log':
      return <Log steps={steps} actions={actions} />;
  }
}

function Documents({ step }: { step: StepOf<'documents'> }) {
  return (
    <ul role="list" className={styles.pile}>
      {step.documents.map(({ name, detail }, index) => (
        <li key={index} className={styles.sheet}>
          <strong>{name}</strong>
          <span className={styles.quiet}>{detail}</span>
        </li>
      ))}
    </ul>
  );
}

function Reading({ step }: { step: StepOf<'reading'> }) {
  return (
    <div className={styles.sheet}>
      <p className={styles.title}>{step.document}</p>
      <ul role="list" className={styles.passages}>
        {step.passages.map(({ place, text, field, value }, index) => (
          <li key={index}>
            <div className={styles.passage}>
              <span className={styles.quiet}>{place}</span>
              <RichText text={text} />
            </div>
            <p className={styles.field}>
              <span>{field}</span> <strong>{value}</strong>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Question({ step, onAnswer }: Answering & { step: StepOf<'question'> }) {
  return (
    <>
      <Findings step={step} />
      <div className={styles.opening}>
        <p className={styles.asks}>{step.question}</p>
        <p className={styles.quiet}>
          <FormattedMessage id="walkthrough.asked" values={{ person: step.asked }} />
        </p>
        <div className={styles.choice}>
          {step.answers.map((answer, index) => (
            <button key={index} type="button" onClick={() => onAnswer(answer)}>
              {answer}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}

/** What the agent cannot settle by itself. */
export function Findings({ step }: { step: StepOf<'question'> }) {
  return (
    <ul role="list" className={styles.findings}>
      {step.findings.map(({ place, text }, index) => (
        <li key={index} className={styles.sheet}>
          <span className={styles.quiet}>{place}</span>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}

function Decision({ step, answer }: Answered & { step: StepOf<'decision'> }) {
  return (
    <>
      {answer && (
        <p className={styles.quiet}>
          <FormattedMessage id="walkthrough.answered" values={{ answer }} />
        </p>
      )}
      <figure className={styles.stone}>
        <blockquote>{step.decision}</blockquote>
        <figcaption>{step.person}</figcaption>
      </figure>
    </>
  );
}

function Updates({ step }: { step: StepOf<'updates'> }) {
  return (
    <ul role="list" className={styles.systems}>
      {step.systems.map(({ name, field, before, after }, index) => (
        <li key={index} className={styles.sheet}>
          <span className={styles.title}>{name}</span>
          <p>
            {field} {before && <del>{before}</del>} <ins>{after}</ins>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Draft({ step }: { step: StepOf<'draft'> }) {
  return (
    <div className={styles.sheet}>
      <p className={styles.title}>{step.document}</p>
      <div className={styles.letter}>
        <RichText text={step.body} />
      </div>
      <p className={styles.quiet}>
        <FormattedMessage id="walkthrough.sources" />
      </p>
      <ol className={styles.sources}>
        {step.sources.map((source, index) => (
          <li key={index}>{source}</li>
        ))}
      </ol>
    </div>
  );
}

/** All that was done, and where the page leads from here. */
function Log({ steps, actions }: Logged) {
  return (
    <>
      <ol role="list" className={styles.sheet}>
        {steps.map((step, index) => (
          <li key={index}>
            <time>{step.time}</time> {step.logged}
          </li>
        ))}
      </ol>
      {actions && (
        <div className={styles.choice}>
          {actions.map(({ label, to }) => (
            <SmartLink key={label} to={to}>
              {label}
            </SmartLink>
          ))}
        </div>
      )}
    </>
  );
}
