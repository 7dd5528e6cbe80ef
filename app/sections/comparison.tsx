import type { SectionOf } from '../../schema/compiled.ts';
import { FoldTable } from '../ui/fold-table.tsx';
import { Frame } from '../ui/frame.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './comparison.module.css';

/** Two ways side by side, aspect by aspect. */
export function Comparison({ section }: { section: SectionOf<'comparison'> }) {
  return (
    <Frame id={section.id}>
      <SectionHead section={section} />
      <div className={styles.comparison}>
        <FoldTable
          caption={section.title}
          captionHidden
          columns={['', section.before, section.after]}
          rows={section.rows.map((row) => [row.aspect, row.before, row.after])}
        />
      </div>
    </Frame>
  );
}
