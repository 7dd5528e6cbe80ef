import styles from './mark.module.css';

/** A mason's mark, `01/05`: a place in an ordered list, for the eye alone. */
export function Mark({ index, count }: { index: number; count: number }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {twoDigits(index + 1)}/{twoDigits(count)}
    </span>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
