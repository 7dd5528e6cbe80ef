import type { SectionOf } from '#schema/compiled.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './milestones.module.css';

/** Dated milestones. */
export function Milestones({ section }: { section: SectionOf<'milestones'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ol role="list" className={styles.milestones}>
        {section.items.map((item) => (
          <li key={item.title}>
            <p className={styles.year}>{item.year}</p>
            <h3>{item.title}</h3>
            <RichText text={item.text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
