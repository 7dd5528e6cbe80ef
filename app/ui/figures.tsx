import styles from './figures.module.css';
import { settleInView } from './settle-in-view.ts';

type Props = {
  items: readonly {
    figure?: string | undefined;
    symbol?: string | undefined;
    label: string;
  }[];
  /** `row`: one dark row from edge to edge; `grid`: columns under hairlines. */
  layout: 'row' | 'grid';
};

/** Claimed numbers with their captions. */
export function Figures({ items, layout }: Props) {
  return (
    <dl ref={layout === 'grid' ? settleInView : undefined} className={styles[layout]}>
      {items.map((item) => (
        <div key={item.label} className={layout === 'row' ? 'on-dark' : undefined}>
          <dt>{item.label}</dt>
          <dd>{item.figure ?? item.symbol}</dd>
        </div>
      ))}
    </dl>
  );
}
