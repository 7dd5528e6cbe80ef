import type { SectionOf } from '#schema/compiled.ts';
import { ResponsiveTable } from '../ui/responsive-table.tsx';
import { Section, titleId } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './comparison.module.css';
import after from './pictures/after.svg';
import before from './pictures/before.svg';

const size = { width: 640, height: 300 };

/** Two ways side by side: each in a picture, then aspect by aspect. */
export function Comparison({ section }: { section: SectionOf<'comparison'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <div className={styles.pictures} aria-hidden="true">
        <p className={styles.before}>
          <img src={before} {...size} alt="" loading="lazy" />
          <span>{section.before}</span>
        </p>
        <p className={styles.after}>
          <img src={after} {...size} alt="" loading="lazy" />
          <span>{section.after}</span>
        </p>
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
