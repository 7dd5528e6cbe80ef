import { FormattedMessage } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { ResponsiveTable } from '../ui/responsive-table.tsx';
import { RichText } from '../ui/rich-text.tsx';
import styles from './articles.module.css';

type Body = Omit<SectionOf<'articles'>['articles'][number], 'id' | 'title' | 'parts'>;

/** The text of an article or of a part of it, with what is set apart from it. */
export function ArticleBody({ body }: { body: Body }) {
  return (
    <>
      <RichText text={body.text} />
      {body.warning && (
        <div className={styles.warning} role="note">
          <RichText text={body.warning} />
        </div>
      )}
      {body.table && <ResponsiveTable {...body.table} />}
      {body.openPoints && <OpenPoints points={body.openPoints} />}
    </>
  );
}

function OpenPoints({ points }: { points: NonNullable<Body['openPoints']> }) {
  return points.map((point, index) => (
    <div key={index} className={styles.open} role="note">
      <p>
        <strong>
          <FormattedMessage id="articles.openPoint" />
        </strong>
      </p>
      <RichText text={point} />
    </div>
  ));
}
