import type { SectionOf } from '#schema/compiled.ts';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './badges.module.css';

/** Security and compliance badges. */
export function Badges({ section }: { section: SectionOf<'badges'> }) {
  return (
    <Section id={section.id} ground="dark">
      <SectionHead section={section} />
      <ul role="list" className={styles.badges}>
        {section.items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
