import styles from './result-list.module.css';

type Props = { results: readonly { figure?: string | undefined; text: string }[] };

/** What was gained: the figure that a result begins with is set large. */
export function ResultList({ results }: Props) {
  return (
    <ul role="list" className={styles.results}>
      {results.map(({ figure, text }) => (
        <li key={text}>
          {figure && <strong>{figure}</strong>} {text}
        </li>
      ))}
    </ul>
  );
}
