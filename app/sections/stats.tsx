import type { SectionOf } from '../../schema/compiled.ts';
import { Figures } from '../ui/figures.tsx';
import { Frame } from '../ui/frame.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './stats.module.css';

/** Figures with their captions: a course from edge to edge, or a grid. */
export function Stats({ section }: { section: SectionOf<'stats'> }) {
  return (
    <Frame id={section.id} className={section.layout === 'course' ? styles.course : undefined}>
      <SectionHead section={section} />
      <div className={styles.figures}>
        <Figures items={section.items} layout={section.layout} />
      </div>
    </Frame>
  );
}
