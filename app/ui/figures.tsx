import { classNames } from './class-names.ts';
import styles from './figures.module.css';

type Props = {
  items: readonly {
    figure?: string | undefined;
    mark?: string | undefined;
    label: string;
  }[];
  /** `course`: one dark row from edge to edge; `grid`: columns under hairlines. */
  layout: 'course' | 'grid';
};

/** Claimed numbers with their captions. */
export function Figures({ items, layout }: Props) {
  return (
    <dl className={classNames(styles[layout], layout === 'grid' && 'settle')}>
      {items.map((item) => (
        <div key={item.label} className={layout === 'course' ? 'on-dark' : undefined}>
          <dt>{item.label}</dt>
          <dd>{item.figure ?? item.mark}</dd>
        </div>
      ))}
    </dl>
  );
}
