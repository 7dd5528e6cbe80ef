import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { RichText } from '../ui/rich-text.tsx';
import { titleId } from '../ui/section.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { ArticleBody } from './article-body.tsx';
import styles from './articles.module.css';

type Section = SectionOf<'articles'>;

/** The articles of a legal page beside their table of contents. */
export function Articles({ section }: { section: Section }) {
  return (
    <section id={section.id} className={styles.page} aria-labelledby={titleId(section.id)}>
      <nav className={styles.contents} aria-labelledby={titleId(section.id)}>
        <h2 id={titleId(section.id)}>
          <FormattedMessage id="articles.contents" />
        </h2>
        <ul role="list">
          {section.articles.map((article, index) => (
            <li key={article.id}>
              <SmartLink to={`#${article.id}`}>{numbered(section, index, article.title)}</SmartLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        {section.introduction && (
          <div className={styles.introduction}>
            <RichText text={section.introduction} />
          </div>
        )}
        {section.articles.map((article, index) => (
          <article key={article.id} id={article.id} aria-labelledby={titleId(article.id)}>
            <h2 id={titleId(article.id)}>{numbered(section, index, article.title)}</h2>
            <ArticleBody body={article} />
            {article.parts?.map((part) => (
              <Fragment key={part.title}>
                <h3>{part.title}</h3>
                <ArticleBody body={part} />
              </Fragment>
            ))}
          </article>
        ))}
      </div>
    </section>
  );
}

function numbered(section: Section, index: number, title: string): string {
  return section.numbered ? `${index + 1}. ${title}` : title;
}
