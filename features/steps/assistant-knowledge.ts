import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { assistantOf } from '../support/assistant.ts';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';
import { expectFailedRequest } from './assistant-server.ts';

type Entry = { title: string; text: string; page: string; keywords?: string[] };

Given('the assistant knows:', async function (this: SiteWorld, table: DataTable) {
  await serve(this, '/knowledge.jsonl', lines(entriesOf(table)));
});

Given('the assistant knows in English:', async function (this: SiteWorld, table: DataTable) {
  await serve(this, '/en/knowledge.jsonl', lines(entriesOf(table)));
});

Given(
  'the assistant knows {int} entries about {string}, the last two also about {string}',
  async function (this: SiteWorld, count: number, subject: string, other: string) {
    const entries = Array.from({ length: count }, (_, place) => ({
      title: String(place + 1),
      text: place < count - 2 ? subject : `${subject} ${other}`,
      page: '/platform',
    }));
    await serve(this, '/knowledge.jsonl', lines(entries));
  },
);

Given('nothing known shares a word', async function (this: SiteWorld) {
  await serve(this, '/knowledge.jsonl', lines([{ title: 'Mur', text: 'Pierre', page: '/agents' }]));
});

Given('the knowledge file is missing', async function (this: SiteWorld) {
  await serve(this, '/knowledge.jsonl', 'Not found', 404);
  expectFailedRequest(this);
});

Given('the knowledge file is cut off', async function (this: SiteWorld) {
  await this.context.route('**/knowledge.jsonl', (route) => route.abort('connectionreset'));
  expectFailedRequest(this);
});

Given('the knowledge file is a page', async function (this: SiteWorld) {
  await serve(this, '/knowledge.jsonl', '<!doctype html>\n<title>Quel prix ?</title>\n');
});

Given(
  'the knowledge file has bad lines around the entry {string}',
  async function (this: SiteWorld, title: string) {
    const good = lines([{ title, text: 'Sur devis', page: '/platform' }]);
    const bad = ['prix', '{"title":"prix"', '{"title":"prix","text":3,"page":"/"}', '', 'null'];
    await serve(this, '/knowledge.jsonl', [...bad, good, ...bad].join('\n'));
  },
);

Then(
  'the knowledge file was fetched {int} time(s)',
  async function (this: SiteWorld, times: number) {
    // A browser lists what has arrived: an answer comes once all that it needs has.
    if (times > 0) await expect(assistantOf(this).messages).toHaveCount(3);
    const fetched = await this.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(fetched.filter((path) => path === '/knowledge.jsonl')).toHaveLength(times);
  },
);

async function serve({ context }: SiteWorld, path: string, body: string, status = 200) {
  const isFile = (url: URL) => url.pathname === path;
  await context.route(isFile, (route) => route.fulfill({ status, body }));
}

function entriesOf(table: DataTable): Entry[] {
  return table.hashes().map(({ title = '', text = '', page = '', keywords }) => ({
    title,
    text,
    page,
    ...(keywords && { keywords: keywords.split(', ') }),
  }));
}

function lines(entries: readonly Entry[]): string {
  return entries.map((entry) => JSON.stringify(entry)).join('\n');
}
