import type { SectionOf } from '#schema/compiled.ts';
import { ItemNumber } from '../ui/item-number.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './steps.module.css';

/** Numbered steps, each higher than the one before. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ol role="list" className={styles.steps}>
        {section.items.map((item, index) => (
          <li key={item.title}>
            <ItemNumber index={index} count={section.items.length} />
            <h3>{item.title}</h3>
            <RichText text={item.text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
