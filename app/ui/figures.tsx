import { classNames } from './class-names.ts';
import styles from './figures.module.css';

type Props = {
  items: readonly { figure: string; label: string }[];
  /** `course`: one dark row from edge to edge; `grid`: columns under hairlines. */
  layout: 'course' | 'grid';
};

/** Claimed numbers with their captions. */
export function Figures({ items, layout }: Props) {
  return (
    <dl className={classNames(styles[layout], layout === 'grid' && 'settle')}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
