import { constants, open } from 'node:fs/promises';
import { codeOf } from '../error-code.ts';

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

/** What the system says of a link, and of a socket, that is opened so. */
const notOpened = ['ELOOP', 'ENXIO'];

/**
 * The text of a file; undefined of a link, a folder, or a pipe, which is not waited for: a thread that waits for
 * ever would keep the process from ending.
 */
export async function readRegularFile(path: string): Promise<string | undefined> {
  try {
    await using file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    return (await file.stat()).isFile() ? await file.readFile('utf8') : undefined;
  } catch (error) {
    if (notOpened.includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}
