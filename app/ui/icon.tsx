import sprite from '../generated/icons.svg?url&no-inline';
import styles from './icon.module.css';

/** A line icon of the sprite. Decoration only: the words beside it say the same. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
