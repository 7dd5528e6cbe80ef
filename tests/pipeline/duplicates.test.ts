import { describe, expect, test } from 'vitest';
import { siteFiles } from './site-files.ts';
import { check, edited, inLine, placeIn } from './small-site.ts';

const home = 'content/pages/home.yaml';
const platform = 'content/pages/platform.yaml';

describe('two of the same', () => {
  test('titles and descriptions are said with the place of the first', async () => {
    const title = 'fr: La page « Accueil » du site';
    const changes = edited(platform, 'fr: La page « Plateforme » du site', title);
    const { diagnostics } = await check(changes);
    expect(diagnostics.map(inLine)).toEqual([
      `${platform}:${placeIn(changes[platform], 'La page « Accueil » du site')} duplicate-title: another page has the title “La page «\u202fAccueil\u202f» du site”`,
    ]);
    expect(diagnostics[0]?.hint).toBe(`the other one is at ${home}:4`);

    const same = edited(platform, 'Ce que la page « Plateforme »', 'Ce que la page « Accueil »');
    expect((await check(same)).diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['duplicate-description', `the other one is at ${home}:6`],
    ]);
  });
});

describe('walls', () => {
  const opening = '{ bond: stack, opening: door }';
  const withWalls = (wall: string, other: string) => ({
    ...edited(home, 'sections:', `walls:\n  opening: ${wall}\nsections:`),
    ...edited(platform, 'sections:', `walls:\n  opening: ${other}\nsections:`),
  });

  test('that differ in one word are one wall, and the place of the first is said', async () => {
    for (const other of [opening, '{ bond: stack, opening: door, cut: rustic }']) {
      const changes = withWalls(opening, other);
      const { diagnostics } = await check(changes);
      expect(diagnostics.map(inLine)).toEqual([
        `${platform}:${placeIn(changes[platform], other)} same-wall: another page has nearly the same wall`,
      ]);
      const [line] = placeIn(changes[home], opening).split(':');
      expect(diagnostics[0]?.hint).toBe(`the other one is at ${home}:${line}`);
    }
  });

  test('are one with one opening under one top, however their stones lie', async () => {
    const other = '{ bond: flemish, course: fine, opening: door, cut: rustic }';
    const { diagnostics } = await check(withWalls(opening, other));
    expect(diagnostics.map(({ code }) => code)).toEqual(['same-wall']);
  });

  test('that differ in two words are two, and so are one that opens and one that closes', async () => {
    const two = withWalls(opening, '{ bond: stack, opening: arch, cut: rustic }');
    expect((await check(two)).diagnostics).toEqual([]);
    const changes = edited(
      home,
      'sections:',
      `walls:\n  opening: ${opening}\n  closing: ${opening}\nsections:`,
    );
    expect((await check(changes)).diagnostics).toEqual([]);
  });
});

describe('templates', () => {
  test.each([
    ['not-found', 'unknown addresses'],
    ['error', 'pages that fail'],
    ['industries', 'industries'],
    ['case-studies', 'case studies'],
  ])('one for %s must be there', async (purpose, use) => {
    const path = `content/templates/${purpose}.yaml`;
    const { diagnostics } = await check({ [path]: undefined });
    expect(diagnostics.map(inLine)).toContain(
      `${path}:1:1-1:1 missing-template: there is no template for ${use}`,
    );
  });

  test('for one use stand alone', async () => {
    const file = 'content/templates/error.yaml';
    const changes = edited(file, 'for: error', 'for: not-found');
    const { diagnostics } = await check(changes);
    const lines = diagnostics.map(inLine);
    expect(lines).toEqual([
      'content/templates/error.yaml:1:1-1:1 missing-template: there is no template for pages that fail',
      'content/templates/not-found.yaml:2:6-2:15 duplicate-page: there is a page `not-found` already',
    ]);
    expect(diagnostics[1]?.hint).toContain(`the other one is at ${file}:2:`);
  });

  test('and pages do not bear one name', async () => {
    const page = siteFiles['content/pages/press.yaml'];
    const changes = { 'content/pages/error.yaml': page, 'content/pages/press.yaml': undefined };
    const { diagnostics } = await check(changes);
    expect(diagnostics.map(inLine)).toEqual([
      'content/templates/error.yaml:2:6-2:11 duplicate-page: there is a page `error` already',
    ]);
  });
});
