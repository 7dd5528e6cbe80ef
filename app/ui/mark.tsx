import { classNames } from './class-names.ts';
import styles from './mark.module.css';

type Props = { index: number; count: number; className?: string | undefined };

/** A mason's mark, `01/05`: a place in an ordered list, for the eye alone. */
export function Mark({ index, count, className }: Props) {
  return (
    <span className={classNames(styles.mark, className)} aria-hidden="true">
      {twoDigits(index + 1)}/{twoDigits(count)}
    </span>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
