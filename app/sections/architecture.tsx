import type { SectionOf } from '../../schema/compiled.ts';
import { classNames } from '../ui/class-names.ts';
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
        {section.blocks.map((block, index) => (
          <li key={block.title}>
            <div
              className={classNames(styles.name, index === section.blocks.length - 1 && 'on-dark')}
            >
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
