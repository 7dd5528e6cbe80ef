import styles from './result-list.module.css';

/** A number at the head of a sentence, with its sign and per cent: "50 % de tickets en moins". */
const leadingFigure = /^[+−-]?\d(?:[\d.,\s]*\d)?(?:\s?%|x)?(?=\s)/u;

/** What was gained: the figure that a result begins with is set large. */
export function ResultList({ results }: { results: readonly string[] }) {
  return (
    <ul className={styles.results}>
      {results.map((result) => {
        const figure = leadingFigure.exec(result)?.[0];
        return (
          <li key={result}>
            {figure && <strong>{figure}</strong>}
            {figure ? result.slice(figure.length) : result}
          </li>
        );
      })}
    </ul>
  );
}
