import { FormattedMessage } from 'react-intl';
import type { Industry, SectionOf } from '#schema/compiled.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { PointList } from '../ui/point-list.tsx';
import { ResultList } from '../ui/result-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Wall } from '../ui/wall.tsx';
import styles from './industries.module.css';
import { IndustryActions } from './industry-actions.tsx';

/** The industries: whom each is for, then the wall of each, standing on what is gained, beside what it is used for. */
export function Industries({ section }: { section: SectionOf<'industries'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ul role="list" className={styles.index}>
        {section.entries.map(({ id, icon, title, readers }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Icon name={icon} size={28} />
              <strong>{title}</strong> {readers}
            </a>
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.industries}>
        {section.entries.map((industry) => (
          <li key={industry.id} id={industry.id}>
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
      <h3>
        <Icon name={industry.icon} size={40} /> {industry.title}
      </h3>
      <div className={styles.house}>
        <Wall name={`industries/${industry.id}`} className={styles.wall} loading="lazy" />
        <div className={classNames(styles.gained, 'on-dark')}>
          <h4>
            <FormattedMessage id="industries.benefits" />
          </h4>
          <ResultList results={industry.benefits} />
        </div>
      </div>
      <div className={styles.words}>
        <RichText text={industry.text} />
        <div>
          <h4>
            <FormattedMessage id="industries.useCases" />
          </h4>
          <PointList points={industry.useCases} />
        </div>
        <IndustryActions industry={industry} />
      </div>
    </>
  );
}
