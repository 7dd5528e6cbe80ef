import type { SectionOf } from '#schema/compiled.ts';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './logos.module.css';

/** The logos of partners and certifications. */
export function Logos({ section }: { section: SectionOf<'logos'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ul role="list" className={styles.logos}>
        {section.entries.map((partner) => (
          <li key={partner.id}>
            <Picture picture={partner.logo} alt={partner.name} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
