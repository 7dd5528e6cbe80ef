import { expect, test, vi } from 'vitest';
import { freshForMs, PageMemory } from '../../app/pages/page-memory.ts';

function memoryAt(clock: { now: number }) {
  return new PageMemory<string>(() => clock.now);
}

function visit(memory: PageMemory<string>, address: string, page: string) {
  memory.show(address);
  memory.keep(address, page);
}

test('a page that was fetched ahead is not fetched again', async () => {
  const memory = memoryAt({ now: 0 });
  const fetchPage = vi.fn(async () => 'platform');
  await Promise.all([memory.load('/platform', fetchPage), memory.load('/platform', fetchPage)]);
  expect(await memory.load('/platform', fetchPage)).toBe('platform');
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('the page before comes back from memory', async () => {
  const memory = memoryAt({ now: 0 });
  visit(memory, '/', 'home');
  visit(memory, '/platform', 'platform');
  expect(await memory.load('/', async () => 'fetched')).toBe('home');
});

test('a page before what is not kept, such as an error, comes back from memory too', async () => {
  const memory = memoryAt({ now: 0 });
  visit(memory, '/', 'home');
  visit(memory, '/platform', 'platform');
  memory.show('/elsewhere');
  expect(await memory.load('/platform', async () => 'fetched')).toBe('platform');
  expect(memory.has('/')).toBe(true);
});

test('the page shown is loaded anew, and nothing kept holds any longer', async () => {
  const memory = memoryAt({ now: 0 });
  visit(memory, '/', 'home');
  visit(memory, '/platform', 'old');
  expect(await memory.load('/platform', async () => 'new')).toBe('new');
  expect(memory.has('/')).toBe(false);
});

test('what failed is tried again', async () => {
  const memory = memoryAt({ now: 0 });
  await expect(memory.load('/', () => Promise.reject(new Error('offline')))).rejects.toThrow();
  expect(await memory.load('/', async () => 'home')).toBe('home');
});

test('what is asked for ahead is fetched once, and its failure is no error', async () => {
  const memory = memoryAt({ now: 0 });
  const fails = vi.fn(() => Promise.reject(new Error('offline')));
  await memory.loadAhead('/', fails);
  await memory.loadAhead('/', fails);
  expect(fails).toHaveBeenCalledTimes(1);
  expect(await memory.load('/', async () => 'home')).toBe('home');
});

test('a page that is visited before it could be asked for ahead empties no memory', async () => {
  const memory = memoryAt({ now: 0 });
  visit(memory, '/', 'home');
  visit(memory, '/platform', 'platform');
  await memory.loadAhead('/platform', async () => 'fetched');
  expect(memory.has('/')).toBe(true);
});

test('a page kept for too long is loaded anew', async () => {
  const clock = { now: 0 };
  const memory = memoryAt(clock);
  await memory.load('/', async () => 'old');
  clock.now = freshForMs - 1;
  expect(memory.has('/')).toBe(true);
  clock.now = freshForMs;
  expect(await memory.load('/', async () => 'new')).toBe('new');
});
