import type { RichText as Tree } from '#schema/text.ts';
import { classNames } from './class-names.ts';
import styles from './point-list.module.css';
import { RichText } from './rich-text.tsx';

type Props = {
  points: readonly (string | Tree)[];
  /** A few words each: where room is short they run on in one paragraph. */
  short?: boolean;
};

/** A short list of points. */
export function PointList({ points, short }: Props) {
  return (
    <ul role="list" className={classNames(styles.points, short && styles.short)}>
      {points.map((point, index) => (
        <li key={index}>{typeof point === 'string' ? point : <RichText text={point} />}</li>
      ))}
    </ul>
  );
}
