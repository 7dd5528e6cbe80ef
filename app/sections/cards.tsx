import type { SectionOf } from '#schema/compiled.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Actions } from '../ui/actions.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { ItemNumber } from '../ui/item-number.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './cards.module.css';

/** Blocks with a title and a text: in offset rows, side by side, or one under the other. */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  const first = section.layout === 'columns' && section.items.length === 3;
  const firstClass = classNames(styles.first, 'on-dark');
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ul role="list" data-entrances className={styles[section.layout]}>
        {section.items.map((item, index) => (
          <li key={item.title} className={first && index === 0 ? firstClass : undefined}>
            {(section.numbered || item.icon) && (
              <div className={styles.sign}>
                {section.numbered && <ItemNumber index={index} count={section.items.length} />}
                {item.icon && <Icon name={item.icon} size={28} />}
              </div>
            )}
            <h3>{item.title}</h3>
            <div className={styles.text}>
              <RichText text={item.text} />
              {item.action && <ActionLink action={item.action} />}
            </div>
          </li>
        ))}
      </ul>
      <Actions actions={section.actions} />
    </Section>
  );
}
