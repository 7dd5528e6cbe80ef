import type { SectionOf } from '#schema/compiled.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Actions } from '../ui/actions.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { ItemNumber } from '../ui/item-number.tsx';
import { PointList } from '../ui/point-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './cards.module.css';

type CardsSection = SectionOf<'cards'>;

/** Blocks with a title and a text: in offset rows, side by side, or one under the other. */
export function Cards({ section }: { section: CardsSection }) {
  const first = section.layout === 'columns' && section.items.length === 3;
  const firstClass = classNames(styles.first, 'on-dark');
  return (
    <Section id={section.id}>
      <SectionHead section={section} />
      <ul className={classNames(styles[section.layout], 'reveal')}>
        {section.items.map((item, index) => (
          <li key={item.title} className={first && index === 0 ? firstClass : undefined}>
            <Sign
              icon={item.icon}
              place={section.numbered && { index, count: section.items.length }}
            />
            <h3>{item.title}</h3>
            <CardText item={item} />
          </li>
        ))}
      </ul>
      <Actions actions={section.actions} />
    </Section>
  );
}

/** Elements cost (EcoIndex): a text of one paragraph needs no box of its own. */
function CardText({ item }: { item: CardsSection['items'][number] }) {
  const text = <RichText text={item.text} />;
  if (item.text?.length === 1 && !item.points && !item.action) return text;
  return (
    <div className={styles.text}>
      {text}
      {item.points && <PointList points={item.points} />}
      {item.action && <ActionLink action={item.action} />}
    </div>
  );
}

type SignProps = {
  icon: string | undefined;
  place: { index: number; count: number } | false | undefined;
};

/** What stands above a card's title: its place in the list, its icon, both, or nothing. */
function Sign({ icon, place }: SignProps) {
  if (place && icon) {
    return (
      <div className={styles.sign}>
        <ItemNumber {...place} />
        <Icon name={icon} size={28} />
      </div>
    );
  }
  if (place) return <ItemNumber {...place} className={styles.sign} />;
  return icon && <Icon name={icon} size={28} className={styles.sign} />;
}
