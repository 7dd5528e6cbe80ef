import styles from './item-number.module.css';

type Props = { index: number; count: number };

/** The place of an item in its list, `01/05`: hidden from screen readers, which count the list themselves. */
export function ItemNumber({ index, count }: Props) {
  return (
    <span className={styles.number} aria-hidden="true">
      {twoDigits(index + 1)}
      <span>/{twoDigits(count)}</span>
    </span>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
