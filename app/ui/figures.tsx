import styles from './figures.module.css';

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
    <dl data-entrances={layout === 'grid' || undefined} className={styles[layout]}>
      {items.map((item) => (
        <div key={item.label} className={layout === 'row' ? 'on-dark' : undefined}>
          <dt>{item.label}</dt>
          <dd>{item.figure ?? item.symbol}</dd>
        </div>
      ))}
    </dl>
  );
}
