import { FormattedMessage } from 'react-intl';
import type { Founder, SectionOf } from '#schema/compiled.ts';
import { Picture } from '../ui/picture.tsx';
import { PointList } from '../ui/point-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './founders.module.css';

/** The founders, one under the other, portrait by turns left and right. */
export function Founders({ section }: { section: SectionOf<'founders'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ul role="list" className={styles.founders}>
        {section.entries.map((founder) => (
          <li key={founder.id}>
            <Picture
              picture={founder.image.src}
              alt={founder.image.alt}
              className={styles.portrait}
            />
            <FounderText founder={founder} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FounderText({ founder }: { founder: Founder }) {
  return (
    <div className={styles.text}>
      <h3>{founder.name}</h3>
      <p className={styles.role}>{founder.role}</p>
      <p>{founder.expertise}</p>
      <RichText text={founder.bio} />
      <div className={styles.lists}>
        <div>
          <h4>
            <FormattedMessage id="founders.achievements" />
          </h4>
          <PointList points={founder.achievements} />
        </div>
        <div>
          <h4>
            <FormattedMessage id="founders.education" />
          </h4>
          <PointList points={founder.education} />
        </div>
      </div>
    </div>
  );
}
