type Command = 'error' | 'warning' | 'notice';

/**
 * One line that GitHub shows at a line of a change.
 *
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function annotation(
  command: Command,
  properties: Readonly<Record<string, string>>,
  text: string,
): string {
  const told = Object.entries(properties).map(([name, value]) => `${name}=${inProperty(value)}`);
  return `::${command} ${told.join(',')}::${inText(text)}`;
}

function inText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function inProperty(text: string): string {
  return inText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
