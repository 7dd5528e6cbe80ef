import type { SectionOf } from '../../schema/compiled.ts';
import { Actions } from '../ui/actions.tsx';
import { Frame, titleId } from '../ui/frame.tsx';
import { PointList } from '../ui/point-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import styles from './details.module.css';

/** The case study that the page is made from. */
export function CaseStudyDetail({ section }: { section: SectionOf<'case-study-detail'> }) {
  const { entry } = section;
  return (
    <Frame id={section.id}>
      <div className={styles.detail}>
        <div className={styles.lead}>
          <RichText text={entry.text} />
        </div>
        <div>
          <h2 id={titleId(section.id)}>{section.situation}</h2>
          <RichText text={entry.situation} />
        </div>
        <div>
          <h2>{section.solution}</h2>
          <RichText text={entry.solution} />
        </div>
        <div>
          <h2>{section.outcome}</h2>
          <RichText text={entry.outcome} />
          <PointList points={entry.results} />
        </div>
      </div>
      <Actions actions={section.actions} />
    </Frame>
  );
}
