import { test, vi } from 'vitest';
import { expect } from '../../features/support/expect.ts';

test('a page that is being left while it is read is read again', async () => {
  const read = vi.fn<() => Promise<string>>();
  read.mockRejectedValueOnce(new Error('Execution context was destroyed')).mockResolvedValue('new');
  await expect.poll(read).toBe('new');
});
