import type { SectionOf } from '#schema/compiled.ts';
import { classNames } from '../ui/class-names.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './timeline.module.css';

/** Phases with their duration, each starting where the one before ends, and the total. */
export function Timeline({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ol role="list" className={styles.phases}>
        {section.steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p className={styles.figure}>{step.figure}</p>
            <RichText text={step.text} />
          </li>
        ))}
      </ol>
      <p className={classNames(styles.total, 'on-dark')}>
        {section.total.label} <strong>{section.total.figure}</strong>
      </p>
    </Section>
  );
}
