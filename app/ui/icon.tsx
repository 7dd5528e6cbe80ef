import sprite from '../generated/icons.svg?url&no-inline';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

type Props = { name: string; size?: number; className?: string | undefined };

/** A line icon of the sprite. Decoration only: the words beside it say the same. */
export function Icon({ name, size = 24, className }: Props) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
