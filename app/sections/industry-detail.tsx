import type { SectionOf } from '../../schema/compiled.ts';
import { Actions } from '../ui/actions.tsx';
import { Frame, titleId } from '../ui/frame.tsx';
import { PointList } from '../ui/point-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import styles from './details.module.css';

/** The industry that the page is made from. */
export function IndustryDetail({ section }: { section: SectionOf<'industry-detail'> }) {
  return (
    <Frame id={section.id}>
      <div className={styles.detail}>
        <div className={styles.lead}>
          <RichText text={section.entry.text} />
        </div>
        <div>
          <h2 id={titleId(section.id)}>{section.useCases}</h2>
          <PointList points={section.entry.useCases} />
        </div>
        <div>
          <h2>{section.benefits}</h2>
          <PointList points={section.entry.benefits} />
        </div>
      </div>
      <Actions actions={section.actions} />
    </Frame>
  );
}
