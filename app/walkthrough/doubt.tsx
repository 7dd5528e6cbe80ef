import { FormattedMessage } from 'react-intl';
import type { Page, Section, SectionOf } from '#schema/compiled.ts';
import styles from './doubt.module.css';
import { Findings } from './step-picture.tsx';

/** Where the agent of the page's case is unsure, laid as stones: what it found, what it asks, and who decides. */
export function Doubt({ page }: { page: Page }) {
  const walkthrough = page.sections.find(isWalkthrough);
  const step = walkthrough?.entry.steps.find((one) => one.kind === 'question');
  if (!step) return null;
  return (
    <figure className={styles.doubt}>
      <figcaption className={styles.example}>
        <FormattedMessage id="walkthrough.example" />
      </figcaption>
      <Findings step={step} />
      <div className={styles.asked}>
        <p className={styles.question}>{step.question}</p>
        <p>
          <FormattedMessage id="walkthrough.asked" values={{ person: step.asked }} />
        </p>
        <a href={`#${walkthrough?.id}-case`}>
          <FormattedMessage id="walkthrough.watch" />
        </a>
      </div>
    </figure>
  );
}

function isWalkthrough(section: Section): section is SectionOf<'walkthrough'> {
  return section.kind === 'walkthrough';
}
