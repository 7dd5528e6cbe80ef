import type { SectionOf } from '#schema/compiled.ts';
import { Figures } from '../ui/figures.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './stats.module.css';

/** Figures with their captions, in a row from edge to edge or in a grid. */
export function Stats({ section }: { section: SectionOf<'stats'> }) {
  return (
    <Section id={section.id} className={styles[section.layout]}>
      <SectionHead section={section} />
      <div className={styles.figures}>
        <Figures items={section.items} layout={section.layout} />
      </div>
    </Section>
  );
}
