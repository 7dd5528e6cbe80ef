import type { DataTable } from '@cucumber/cucumber';

/**
 * Walks a table on one page: every row is tried, and the rows that fail are told together, each as it stands in
 * the table. For rows that differ only in what is asked, typed or answered; one page load serves them all.
 */
export async function forEachRow(
  table: DataTable,
  tryRow: (row: Record<string, string>) => Promise<void>,
): Promise<void> {
  const rows = table.hashes();
  if (rows.length === 0) throw new Error('The table has no rows.');
  const failures: string[] = [];
  for (const row of rows) {
    try {
      await tryRow(row);
    } catch (error) {
      const cells = Object.values(row).join(' | ');
      failures.push(`| ${cells} |\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failures.length > 0)
    throw new Error(
      `${failures.length} of ${rows.length} rows failed:\n\n${failures.join('\n\n')}`,
    );
}
