import { classNames } from './class-names.ts';
import styles from './responsive-table.module.css';

/** Its caption, or the id of the headline that names it. */
type Name = { caption: string; titledBy?: never } | { caption?: never; titledBy: string };

type Props = Name & {
  /** The heads of the columns; the first one is that of the rows' heads and may be empty. */
  columns: readonly string[];
  /** As many cells a row as columns; the first one is the row's head. */
  rows: readonly (readonly string[])[];
  className?: string | undefined;
};

/** A table that folds into a list of its rows where it has no room. */
export function ResponsiveTable({ caption, titledBy, columns, rows, className }: Props) {
  return (
    <div className={classNames(styles.room, className)}>
      <table className={styles.table} aria-labelledby={titledBy}>
        {caption && <caption className={styles.caption}>{caption}</caption>}
        <thead>
          <tr>{columns.map(columnHead)}</tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]}>
                    <span className={styles.column} aria-hidden="true">
                      {columns[index]}
                    </span>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function columnHead(label: string) {
  if (label === '') return <td key={label} />;
  return (
    <th key={label} scope="col">
      {label}
    </th>
  );
}
