import styles from './point-list.module.css';

/** A short list of plain points. */
export function PointList({ points }: { points: readonly string[] }) {
  return (
    <ul role="list" className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
