import { describe, expect, test } from 'vitest';
import { excuseInvalidFiles } from '../../scripts/content/check/invalid-files.ts';
import { startOfFile } from '../../scripts/content/mistakes/place.ts';
import { type SiteFile, siteFiles } from './site-files.ts';
import { check, edited } from './small-site.ts';

async function mistakesOf(changes: Parameters<typeof check>[0]): Promise<string[]> {
  const { diagnostics } = await check(changes);
  return diagnostics.map(({ path, code }) => `${path} ${code}`);
}

describe('a mistaken file is blamed alone', () => {
  test.each<[file: SiteFile, from: string, to: string]>([
    ['content/pages/platform.yaml', 'sections:', 'section:'],
    ['content/pages/platform.yaml', 'figure: audit', 'figure: { audit: }'],
    ['content/pages/home.yaml', 'kind: hero', 'kind: heros'],
    ['content/pages/agents.yaml', 'languages: [fr]\n', ''],
    ['content/pages/book-demo.yaml', 'address: /book-demo', 'adress: /book-demo'],
    ['content/templates/industries.yaml', 'for: industries', 'form: industries'],
    ['content/collections/industries/banking.yaml', 'order: 20', 'order: deux'],
    ['content/interface.yaml', 'en: Send', 'en: [Send]'],
  ])('%s: %s → %s', async (file, from, to) => {
    const lines = await mistakesOf(edited(file, from, to));
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => !line.startsWith(`${file} `))).toEqual([]);
  });

  test.each(Object.entries(siteFiles))('also when it cannot be read: %s', async (file, text) => {
    const unread = Buffer.concat([Buffer.from(text), Buffer.from([0xe9, 0x0a])]);
    expect(await mistakesOf({ [file]: unread })).toEqual([`${file} not-utf8`]);
  });

  test('also when a page shows one of its messages', async () => {
    const quoted = edited(
      'content/pages/legal.yaml',
      "fr: C'est nous.",
      'fr: "Le bouton {interface.chat.send}, et {interface.chat.sned}."',
    );
    const broken = edited(
      'content/interface.yaml',
      'chat.send:',
      'consent.accept: { fr: "", en: Yes }\nchat.send:',
    );
    expect(await mistakesOf({ ...quoted, ...broken })).toEqual([
      'content/interface.yaml empty-value',
      'content/pages/legal.yaml unknown-token',
    ]);
  });

  test('also when a link leads to an address made from a title or with a token', async () => {
    const links = edited(
      'content/pages/legal.yaml',
      "fr: C'est nous.",
      'fr: "[Banque](/industries/banque-&-assurance) [Socle](/{slug}-socle#top)"',
    );
    const banking = edited(
      'content/collections/industries/banking.yaml',
      'order: 20',
      'order: deux',
    );
    const socle = edited('content/pages/socle.yaml', 'kind: pitch', 'kind: pich');
    const lines = await mistakesOf({ ...links, ...banking, ...socle });
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'content/collections/industries/banking.yaml',
      'content/pages/socle.yaml',
    ]);
  });
});

test('a page is not blamed for the name of a case whose file is mistaken, but for another', () => {
  const told: unknown[] = [];
  const mistaken = { path: 'content/collections/cases/kyc.yaml', text: 'kind: case' };
  const report = excuseInvalidFiles((_code, _file, path) => told.push(path), [mistaken], String);
  const page = { path: 'content/pages/home.yaml', locate: () => startOfFile };
  for (const name of ['kyc', 'tender']) {
    report('unknown-name', page, [name], { name, folder: 'cases', known: [] });
  }
  expect(told).toEqual([['tender']]);
});

test('what a mistaken file does not bring is still said', async () => {
  const lines = await mistakesOf({
    ...edited('content/pages/platform.yaml', 'sections:', 'section:'),
    ...edited('content/pages/home.yaml', 'to: /agents', 'to: /agent-experts'),
  });
  expect(lines).toContain('content/pages/home.yaml dead-link');
});
