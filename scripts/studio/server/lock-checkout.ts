import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { lockOutbox, type Release } from '../../../app/server/outbox/outbox-lock.ts';

/** Makes this studio the only one that writes a checkout, as one server mails an outbox; undefined while another one does. */
export async function lockCheckout(root: string): Promise<Release | undefined> {
  const folder = path.join(root, 'var/studio');
  await mkdir(folder, { recursive: true });
  return lockOutbox(folder);
}
