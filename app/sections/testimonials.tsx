import { useIntl } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { Picture } from '../ui/picture.tsx';
import { Quotation } from '../ui/quotation.tsx';
import { ResultList } from '../ui/result-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './testimonials.module.css';

const mostStars = 5;

/** Customers' testimonials with their key results. */
export function Testimonials({ section }: { section: SectionOf<'testimonials'> }) {
  const intl = useIntl();
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ul role="list" className={styles.testimonials}>
        {section.entries.map((entry) => (
          <li key={entry.id}>
            <div className={styles.customer}>
              <Picture picture={entry.logo} alt="" className={styles.logo} />
              <h3>{entry.company}</h3>
              <p>{entry.industry}</p>
              <span
                className={styles.stars}
                role="img"
                aria-label={intl.formatMessage(
                  { id: 'testimonials.stars' },
                  { count: entry.rating },
                )}
              >
                {'★'.repeat(entry.rating).padEnd(mostStars, '☆')}
              </span>
            </div>
            <Quotation quote={entry.quote}>
              <strong>{entry.author}</strong>, {entry.role}
              <RichText text={entry.proof} />
            </Quotation>
            <ResultList results={entry.results} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
