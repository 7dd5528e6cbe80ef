import { expect, test } from 'vitest';
import { loadRemembered } from '../../app/pages/remembered-page.ts';

const away = () => Promise.reject(new Error('away'));
const ask = (address: string) =>
  loadRemembered({ request: new Request(`https://site.example${address}`), serverLoader: away });

test('what is asked for ahead and fails has an end, without an error', async () => {
  expect(await ask('/platform?ahead')).toBeUndefined();
});

test('what a visitor opens and fails is an error', async () => {
  await expect(ask('/platform')).rejects.toThrow('away');
});
