import { FormattedMessage } from 'react-intl';
import type { Industry, SectionOf } from '#schema/compiled.ts';
import { Icon } from '../ui/icon.tsx';
import { PointList } from '../ui/point-list.tsx';
import { ResultList } from '../ui/result-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Wall } from '../ui/wall.tsx';
import styles from './industries.module.css';
import { IndustryActions } from './industry-actions.tsx';

/** The industries, each with the wall of its page, its use cases and benefits. */
export function Industries({ section }: { section: SectionOf<'industries'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ul role="list" className={styles.industries}>
        {section.entries.map((industry) => (
          <li key={industry.id}>
            <IndustryCard industry={industry} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function IndustryCard({ industry }: { industry: Industry }) {
  return (
    <>
      <div className={styles.head}>
        <Wall name={`industries/${industry.id}`} className={styles.wall} loading="lazy" />
        <h3>
          <Icon name={industry.icon} size={32} /> {industry.title}
        </h3>
        <RichText text={industry.text} />
      </div>
      <div>
        <h4>
          <FormattedMessage id="industries.useCases" />
        </h4>
        <PointList points={industry.useCases} />
      </div>
      <div>
        <h4>
          <FormattedMessage id="industries.benefits" />
        </h4>
        <ResultList results={industry.benefits} />
      </div>
      <IndustryActions industry={industry} />
    </>
  );
}
