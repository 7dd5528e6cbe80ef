import type { SectionOf } from '../../schema/compiled.ts';
import { Frame } from '../ui/frame.tsx';
import { Mark } from '../ui/mark.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './steps.module.css';

/** Numbered steps, each a course higher than the one before. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  return (
    <Frame id={section.id}>
      <SectionHead section={section} />
      <ol className={styles.steps}>
        {section.items.map((item, index) => (
          <li key={item.title}>
            <Mark index={index} count={section.items.length} />
            <h3>{item.title}</h3>
            <RichText text={item.text} />
          </li>
        ))}
      </ol>
    </Frame>
  );
}
