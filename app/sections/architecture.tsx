import type { SectionOf } from '../../schema/compiled.ts';
import { Frame } from '../ui/frame.tsx';
import { Icon } from '../ui/icon.tsx';
import { PointList } from '../ui/point-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './architecture.module.css';

/** The blocks of the architecture as courses, one resting on the other. */
export function Architecture({ section }: { section: SectionOf<'architecture'> }) {
  return (
    <Frame id={section.id}>
      <SectionHead section={section} />
      <ul className={styles.courses}>
        {section.blocks.map((block) => (
          <li key={block.title}>
            <div className={styles.name}>
              <Icon name={block.icon} size={32} />
              <h3>{block.title}</h3>
              <RichText text={block.text} />
            </div>
            <PointList points={block.points} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}
