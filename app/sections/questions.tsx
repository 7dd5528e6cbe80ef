import type { SectionOf } from '#schema/compiled.ts';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './questions.module.css';

/** Questions that open on their answers, without a script. */
export function Questions({ section }: { section: SectionOf<'questions'> }) {
  return (
    <Section id={section.id} ground="stone">
      <SectionHead section={section} />
      <div className={styles.questions}>
        {section.answers.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
              <Icon name="plus" size={20} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
