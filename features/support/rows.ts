import type { DataTable } from '@cucumber/cucumber';
import { stateTimeoutMs } from './timeouts.ts';

/**
 * Walks a table on one page: every row is tried, and the rows that fail are told together, each as it stands in
 * the table. For rows that differ only in what is asked, typed or answered; one page load serves them all. Once
 * a row has waited in vain for a state, those after it are told as not tried: they would wait as well.
 */
export async function forEachRow(
  table: DataTable,
  tryRow: (row: Record<string, string>) => Promise<void>,
): Promise<void> {
  const rows = table.hashes();
  if (rows.length === 0) throw new Error('The table has no rows.');
  const failures: string[] = [];
  let tried = 0;
  let inVainMs = 0;
  for (const row of rows) {
    if (inVainMs > stateTimeoutMs) break;
    tried += 1;
    const start = performance.now();
    try {
      await tryRow(row);
    } catch (error) {
      inVainMs += performance.now() - start;
      const cells = Object.values(row).join(' | ');
      failures.push(`| ${cells} |\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failures.length > 0)
    throw new Error(
      `${failures.length} of ${rows.length} rows failed, ${rows.length - tried} were not tried:\n\n${failures.join('\n\n')}`,
    );
}
