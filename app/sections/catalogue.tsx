import { useIntl } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './catalogue.module.css';
import { SectorFilter } from './sector-filter.tsx';
import { type Sectors, worksIn } from './sectors.ts';

type Agent = SectionOf<'catalogue'>['entries'][number];

/** The expert agents, narrowed to a sector on demand (`app/page/sector-filter.ts`). */
export function Catalogue({ section }: { section: SectionOf<'catalogue'> }) {
  const intl = useIntl();
  const named = section.entries.map(sectorsOf);
  const sectors = [...new Set(named.flatMap((one) => (one === 'all' ? [] : one)))];
  const countIn = (sector?: string) =>
    intl.formatMessage(
      { id: 'catalogue.count' },
      { count: named.filter((one) => worksIn(one, sector)).length },
    );
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <SectorFilter sectors={sectors} countIn={countIn} />
      <p className={styles.count} role="status" data-sector-status>
        {countIn()}
      </p>
      <ul role="list" className={styles.agents}>
        {section.entries.map((agent) => (
          <li key={agent.id} id={agent.id} data-sectors={JSON.stringify(sectorsOf(agent))}>
            <h3>
              <Icon name={agent.icon} size={28} /> {agent.title}
            </h3>
            <RichText text={agent.text} />
            <p className={styles.sectors}>{agent.sectors.join('\u00a0· ')}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function sectorsOf({ everySector, sectors }: Agent): Sectors {
  return everySector ? 'all' : sectors;
}
