import type { SectionOf } from '../../schema/compiled.ts';
import { Frame } from '../ui/frame.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './badges.module.css';

/** Security and compliance badges. */
export function Badges({ section }: { section: SectionOf<'badges'> }) {
  return (
    <Frame id={section.id} ground="dark">
      <SectionHead section={section} />
      <ul className={styles.badges}>
        {section.items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
