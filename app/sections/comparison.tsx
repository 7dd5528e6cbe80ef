import type { SectionOf } from '../../schema/compiled.ts';
import { FoldTable } from '../ui/fold-table.tsx';
import { Frame, titleId } from '../ui/frame.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './comparison.module.css';

/** Two ways side by side: each in a picture, then aspect by aspect. */
export function Comparison({ section }: { section: SectionOf<'comparison'> }) {
  return (
    <Frame id={section.id}>
      <SectionHead section={section} />
      <div className={styles.pictures} aria-hidden="true">
        <div className={styles.before} data-name={section.before} />
        <div className={styles.after} data-name={section.after} />
      </div>
      <FoldTable
        className={styles.comparison}
        titledBy={titleId(section.id)}
        columns={['', section.before, section.after]}
        rows={section.rows.map((row) => [row.aspect, row.before, row.after])}
      />
    </Frame>
  );
}
