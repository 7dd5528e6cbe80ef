import type { SectionOf } from '../../schema/compiled.ts';
import { Frame } from '../ui/frame.tsx';
import { Picture } from '../ui/picture.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './logos.module.css';

/** The marks of partners and certifications, laid in running bond. */
export function Logos({ section }: { section: SectionOf<'logos'> }) {
  return (
    <Frame id={section.id}>
      <SectionHead section={section} />
      <ul className={styles.logos}>
        {section.entries.map((partner) => (
          <li key={partner.id}>
            <Picture picture={partner.logo} alt={partner.name} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}
