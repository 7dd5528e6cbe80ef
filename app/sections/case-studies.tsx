import { useIntl } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { ResultList } from '../ui/result-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './case-studies.module.css';

/** The case studies, each leading to its page. */
export function CaseStudies({ section }: { section: SectionOf<'case-studies'> }) {
  const label = useIntl().formatMessage({ id: 'caseStudies.read' });
  return (
    <Section id={section.id} ground="stone">
      <SectionHead section={section} />
      <ul role="list" className={styles.studies}>
        {section.entries.map((study, index) => (
          <li key={study.id} className={index === 0 ? 'on-dark' : undefined}>
            <p className={styles.industry}>{study.industry}</p>
            <h3>{study.title}</h3>
            <ResultList results={study.results.slice(0, 1)} />
            <RichText text={study.text} />
            <ActionLink action={{ label, to: study.address }} className={styles.more}>
              <span className="visually-hidden"> – {study.title}</span>
            </ActionLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
