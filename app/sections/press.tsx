import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { PressArticle, SectionOf } from '#schema/compiled.ts';
import actionStyles from '../ui/action.module.css';
import { ActionLink } from '../ui/action-link.tsx';
import { PointList } from '../ui/point-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './press.module.css';

/** Press coverage; what is still to appear is announced without a link (spec-4-press). */
export function Press({ section }: { section: SectionOf<'press'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ul role="list" className={styles.articles}>
        {section.entries.map((article) => (
          <li key={article.id} className={article.available ? undefined : styles.coming}>
            <p className={styles.category}>
              {article.category}
              {!article.available && (
                <strong className={styles.badge}>
                  <FormattedMessage id="press.comingSoon" />
                </strong>
              )}
            </p>
            <h3>{article.title}</h3>
            <p className={styles.source}>
              {article.publication},{' '}
              <time dateTime={article.date}>
                <FormattedDate value={article.date} dateStyle="long" timeZone="UTC" />
              </time>
            </p>
            <div className={styles.story}>
              <RichText text={article.text} />
              <PointList points={article.highlights} />
              <ReadAction article={article} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ReadAction({ article }: { article: PressArticle }) {
  const { formatMessage } = useIntl();
  const title = <span className="visually-hidden"> – {article.title}</span>;
  if (article.available && article.link) {
    const label = formatMessage({ id: 'press.read' });
    const action = { label, to: article.link, style: 'secondary' } as const;
    return (
      <ActionLink action={action} className={styles.read}>
        {title}
      </ActionLink>
    );
  }
  return (
    <button type="button" disabled className={`${actionStyles.secondary} ${styles.read}`}>
      {formatMessage({ id: 'press.notYet' })}
      {title}
    </button>
  );
}
