import type { ExampleCell, ExampleTable } from '../../rules/rules-api.ts';
import { say } from '../words.ts';

type Props = {
  tables: readonly ExampleTable[];
  change: (cell: ExampleCell, value: string) => void;
};

/** The examples of a feature as tables: a number is changed in its cell. */
export function ExampleForms({ tables, change }: Props) {
  if (tables.length === 0) return null;
  return (
    <details className="examples">
      <summary>{say('examples')}</summary>
      {tables.map(({ line, heads, rows }) => (
        <div className="wide" key={line}>
          <table>
            <caption>{say('examplesAt', { line })}</caption>
            <thead>
              <tr lang="en">
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells) => (
                <tr key={cells[0]?.line}>
                  {cells.map((cell, column) => (
                    <td key={heads[column]}>
                      <input
                        key={cell.text}
                        aria-label={`${heads[column]}, ${cells[0]?.text}`}
                        defaultValue={cell.text}
                        onBlur={({ target }) => {
                          if (target.value !== cell.text) change(cell, target.value);
                        }}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </details>
  );
}
