import { useIntl } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './catalogue.module.css';
import { SectorFilter } from './sector-filter.tsx';
import { useSector } from './use-sector.ts';

/** The expert agents, narrowed to a sector on demand. */
export function Catalogue({ section }: { section: SectionOf<'catalogue'> }) {
  const intl = useIntl();
  const sectors = [
    ...new Set(section.entries.flatMap((agent) => (agent.everySector ? [] : agent.sectors))),
  ];
  const sector = useSector(sectors);
  const agents = section.entries.filter(
    (agent) => !sector || agent.everySector || agent.sectors.includes(sector),
  );
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <SectorFilter sectors={sectors} chosen={sector} />
      <p className={styles.count} role="status">
        {intl.formatMessage({ id: 'catalogue.count' }, { count: agents.length })}
      </p>
      <ul role="list" className={styles.agents}>
        {agents.map((agent) => (
          <li key={agent.id}>
            <Icon name={agent.icon} size={28} />
            <h3>{agent.title}</h3>
            <RichText text={agent.text} />
            <p className={styles.sectors}>{agent.sectors.join('\u00a0· ')}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
