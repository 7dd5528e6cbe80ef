import styles from './band.module.css';

/** The row of walls at the end of a page: the footer is the ground it stands on. Decoration. */
export function Band({ pageId }: { pageId: string }) {
  return (
    <img
      className={styles.band}
      src={`/walls/${pageId}-band.svg`}
      width={1440}
      height={150}
      alt=""
      decoding="async"
      loading="lazy"
    />
  );
}
