import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockCheckout } from '../../scripts/studio/server/lock-checkout.ts';

test('a checkout has one studio at a time, and another one once that has ended', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'checkout-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const release = await lockCheckout(root);
  expect(await lockCheckout(root)).toBeUndefined();
  release?.();
  const next = await lockCheckout(root);
  expect(next).toBeDefined();
  next?.();
});
