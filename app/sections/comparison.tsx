import type { SectionOf } from '#schema/compiled.ts';
import { ResponsiveTable } from '../ui/responsive-table.tsx';
import { Section, titleId } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './comparison.module.css';

/** Two ways side by side: each in a picture, then aspect by aspect. */
export function Comparison({ section }: { section: SectionOf<'comparison'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <div className={styles.pictures} aria-hidden="true">
        <div className={styles.before} data-name={section.before} />
        <div className={styles.after} data-name={section.after} />
      </div>
      <ResponsiveTable
        className={styles.comparison}
        titledBy={titleId(section.id)}
        columns={['', section.before, section.after]}
        rows={section.rows.map((row) => [row.aspect, row.before, row.after])}
      />
    </Section>
  );
}
