/** Whether the visitor asks for less data (https://wicg.github.io/savedata/); most browsers say nothing. */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}
