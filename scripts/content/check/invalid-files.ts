import { slugOf } from '#schema/addresses.ts';
import type { Code, Params } from '../mistakes/catalogue.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { InvalidFile } from '../read/source-file.ts';

const ofInterface = 'interface.';

/** What a mistake says does not exist, in the words of the file that would bring it. */
const absent: { readonly [C in Code]?: (params: Params[C]) => string | undefined } = {
  'dead-link': ({ address }) => (address === '/' ? 'address: /' : lastPart(address)),
  'dead-anchor': ({ anchor }) => anchor,
  'unknown-figure': ({ figure }) => figure,
  'unknown-entry': ({ entry }) => `content/collections/${entry}.yaml`,
  'unknown-name': ({ folder, name }) => `content/collections/${folder}/${name}.yaml`,
  'missing-template': ({ purpose }) => purpose,
  'unknown-message': ({ id }) => id,
  'unknown-token': ({ token }) =>
    token.startsWith(ofInterface) ? token.slice(ofInterface.length) : undefined,
  'unused-image': ({ image }) => image,
};

/**
 * A reporter that does not blame others for a mistaken file: what the text of such a file may bring
 * or use is not reported as absent or unused, nor anything while a text cannot be read. Each mistake is then shown
 * once, where it was made.
 */
export function excuseInvalidFiles(
  report: Reporter,
  invalid: readonly InvalidFile[],
  resolve: (text: string) => string,
): Reporter {
  if (invalid.length === 0) return report;
  const isUnread = invalid.some(({ text }) => text === undefined);
  const texts = invalid.map(({ path, text = '' }) => `${path}\n${resolve(text)}`).join('\n');
  const haystack = `${texts}\n${slugOf(texts)}`;
  return (code, file, path, params, part) => {
    const name = absent[code]?.(params);
    if (name === undefined || !(isUnread || haystack.includes(name)))
      report(code, file, path, params, part);
  };
}

function lastPart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
