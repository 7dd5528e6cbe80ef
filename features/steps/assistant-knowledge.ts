import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { inLanguage } from '../../scripts/test/screens.ts';
import { expectFailedRequest, expectSent } from '../support/chat-server.ts';
import { expect } from '../support/expect.ts';
import { answerTo } from '../support/last-message.ts';
import { forEachRow } from '../support/rows.ts';
import type { SiteWorld } from '../support/world.ts';

type Entry = { title: string; text: string; page: string; keywords?: string[] };

Given('the assistant knows in English:', async function (this: SiteWorld, table: DataTable) {
  this.language = 'en';
  await serve(this, lines(entriesOf(table)));
});

Given(
  'the assistant knows {int} entries about {string}, the last two also about {string}, and:',
  async function (
    this: SiteWorld,
    count: number,
    subject: string,
    other: string,
    table: DataTable,
  ) {
    const many = Array.from({ length: count }, (_, place) => ({
      title: String(place + 1),
      text: place < count - 2 ? subject : `${subject} ${other}`,
      page: '/platform',
    }));
    await serve(this, lines([...many, ...entriesOf(table)]));
  },
);

Given(
  /^the knowledge file has bad lines around the entry "(\S+): (.+)"$/,
  async function (this: SiteWorld, title: string, text: string) {
    const good = lines([{ title, text, page: '/platform' }]);
    const bad = ['prix', '{"title":"prix"', '{"title":"prix","text":3,"page":"/"}', '', 'null'];
    await serve(this, [...bad, good, ...bad].join('\n'));
  },
);

/** The knowledge file as it comes where nothing can be known of it. */
const lost: Readonly<Record<string, (world: SiteWorld) => Promise<unknown>>> = {
  'is missing': (world) => serve(world, 'Not found', 404),
  'is cut off': ({ context }) =>
    context.route('**/knowledge.jsonl', (route) => route.abort('connectionreset')),
  'is a page': (world) => serve(world, '<!doctype html>\n<title>Quel prix ?</title>\n'),
};

Then(
  'questions travel with the instruction alone, and are answered {string}, while:',
  async function (this: SiteWorld, answer: string, table: DataTable) {
    expectFailedRequest(this);
    await forEachRow(table, async (row) => {
      await lost[row['the knowledge file'] ?? '']?.(this);
      expect(await answerTo(this, 'Quel prix ?')).toBe(answer);
      await expectSent(this, 'Quel prix ?');
    });
  },
);

async function serve({ context, language }: SiteWorld, body: string, status = 200) {
  const path = inLanguage('/knowledge.jsonl', language);
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
