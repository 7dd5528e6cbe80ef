import type { SectionOf } from '#schema/compiled.ts';
import { Actions } from '../ui/actions.tsx';
import { Icon } from '../ui/icon.tsx';
import { PointList } from '../ui/point-list.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './groups.module.css';

/** Several titled lists. */
export function Groups({ section }: { section: SectionOf<'groups'> }) {
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <div className={styles.groups}>
        {section.groups.map((group) => (
          <div key={group.id} id={group.id} className={styles.group}>
            <h3>
              <Icon name={group.icon} size={28} /> {group.title}
            </h3>
            <PointList points={group.items} />
          </div>
        ))}
      </div>
      <Actions actions={section.actions} />
    </Section>
  );
}
