import { describe, expect, test } from 'vitest';
import { languages } from '#schema/languages.ts';
import { loadContent } from '../../scripts/content/load.ts';
import type { Assets } from '../../scripts/content/resolve/assets.ts';
import { siteDay } from '../../scripts/content/resolve/showing.ts';
import { type Checked, resolveAndCheck } from '../../scripts/content/resolve-and-check.ts';
import { siteFiles } from './site-files.ts';
import { type Changes, edited, icons, inLine, pageOf, writeSite } from './small-site.ts';

const assets: Assets = { pictures: new Map(), icons };

/** The small site with changes, as visitors see it on a day, or as who edits sees it. */
async function on(
  day: string,
  changes: Changes,
  hidden: 'left-out' | 'marked' = 'left-out',
): Promise<Checked> {
  const loaded = await loadContent(writeSite(changes));
  const checked = resolveAndCheck(loaded, assets, undefined, (text) => text, { day, hidden });
  return { ...checked, diagnostics: [...loaded.diagnostics, ...checked.diagnostics] };
}

function said({ diagnostics }: Checked, severity: 'error' | 'note'): string[] {
  return diagnostics.filter((each) => each.severity === severity).map(inLine);
}

/** The sections of the page that has dated ones. */
function shownIn({ compiled }: Checked) {
  if (!compiled) throw new Error('the site was not compiled');
  return pageOf(compiled, 'platform', 'fr').sections;
}

const job = 'content/collections/jobs/engineer.yaml';
const second = 'content/collections/press/second.yaml';
const platform = 'content/pages/platform.yaml';
const careers = 'content/pages/careers.yaml';
const socle = 'content/pages/socle.yaml';

function dated(path: keyof typeof siteFiles, lines: string): Changes {
  const text = siteFiles[path];
  const [first = ''] = text.split('\n');
  return { [path]: text.replace(`${first}\n`, `${first}\n${lines}\n`) };
}

describe('an entry', () => {
  test.each([
    ['draft: true', '2027-01-01', []],
    ['from: 2027-01-01', '2026-12-31', []],
    ['from: 2027-01-01', '2027-01-01', ['engineer']],
    ['until: 2027-01-01', '2027-01-01', ['engineer']],
    ['until: "2027-01-01"', '2027-01-02', []],
  ])('with %s, on %s', async (lines, day, shown) => {
    const checked = await on(day, dated(job, lines));
    expect(said(checked, 'error')).toEqual([]);
    expect(checked.compiled?.entries.en.jobs.map(({ id }) => id)).toEqual(shown);
    expect(JSON.stringify(checked.compiled?.entries.en.jobs)).not.toMatch(/2027-01-01|draft/);
  });

  test('that is hidden is neither counted nor known of', async () => {
    const about = {
      'content/knowledge/entries/hosting.yaml': siteFiles[
        'content/knowledge/entries/hosting.yaml'
      ].replace('page: ', 'about: press/second\npage: '),
    };
    const title = {
      'content/pages/home.yaml': siteFiles['content/pages/home.yaml'].replace(
        'fr: Bonjour',
        'fr: "{count.press}"',
      ),
    };
    const { compiled } = await on('2026-11-22', {
      ...dated(second, 'draft: true'),
      ...about,
      ...title,
    });
    expect(JSON.stringify(compiled?.pages.fr.find(({ page }) => page.id === 'home'))).toContain(
      '"title":"1"',
    );
    expect(compiled?.knowledge.fr.map(({ file }) => file.id)).not.toContain('hosting');
  });

  test('that is hidden is checked all the same', async () => {
    const broken = dated(job, 'draft: true');
    const changes = {
      [job]: broken[job]?.replace('en: She **builds**.', 'en: "She {count.job}."'),
    };
    expect(said(await on('2026-11-22', changes), 'error')).toEqual([
      expect.stringMatching(/^content\/collections\/jobs\/engineer\.yaml:\S+ unknown-fact/),
    ]);
  });

  test('is shown to who edits, with the reason in its name', async () => {
    const { compiled } = await on('2026-11-22', dated(job, 'from: 2027-01-01'), 'marked');
    expect(compiled?.entries.fr.jobs[0]?.title).toBe(
      'Ingénieure – Visible à partir du 1er janvier 2027.',
    );
    expect(compiled?.entries.en.jobs[0]?.title).toBe('Engineer – Shown from 1 January 2027 on.');
  });
});

test('an entry with a page of its own keeps its title, and its page says why it is hidden', async () => {
  const path = 'content/collections/case-studies/sfhe.yaml';
  const checked = await on('2026-11-22', dated(path, 'draft: true'), 'marked');
  expect(said(checked, 'error')).toEqual([]);
  const made = checked.compiled?.pages.en.find(({ page }) => page.id === 'case-study/sfhe');
  expect(made?.page.title).not.toContain('Draft');
  expect(made?.page.notShown).toBe('Draft: visitors do not see it.');
});

describe('a section', () => {
  const changes = edited(
    platform,
    '    id: security\n',
    '    id: security\n    from: 2027-01-01\n',
  );

  test('is shown on its days', async () => {
    const ids = async (day: string) => shownIn(await on(day, changes)).map(({ id }) => id);
    expect(await ids('2026-12-31')).toEqual(['timeline']);
    expect(await ids('2027-01-01')).toEqual(['security', 'timeline']);
  });

  test('is shown to who edits, with the reason', async () => {
    const checked = await on('2026-12-31', changes, 'marked');
    expect(shownIn(checked)[0]?.notShown).toBe('Visible à partir du 1er janvier 2027.');
  });

  test('may bear the id of one that is shown on other days', async () => {
    const twice = changes[platform]?.replace('id: timeline', 'id: security\n    until: 2026-12-31');
    const links = {
      'content/pages/home.yaml': siteFiles['content/pages/home.yaml'].replaceAll(
        '#timeline',
        '#security',
      ),
    };
    expect(said(await on('2026-12-31', { [platform]: twice, ...links }), 'error')).toEqual([]);
    const overlap = twice?.replace('until: 2026-12-31', 'until: 2027-01-01');
    expect(said(await on('2026-12-31', { [platform]: overlap, ...links }), 'error')).toEqual([
      expect.stringContaining('duplicate-id'),
    ]);
  });
});

describe('a page', () => {
  test('that is hidden has no address, and is in no list', async () => {
    const { compiled } = await on('2026-11-22', dated(socle, 'draft: true'));
    for (const language of languages) {
      expect(compiled?.pages[language].map(({ page }) => page.id)).not.toContain('socle');
    }
    expect(compiled?.routes.map(({ page }) => page)).not.toContain('socle');
  });

  test('may take the place of another on a day', async () => {
    const next = siteFiles[socle].replaceAll('Socle', 'Neuf').replaceAll('Core', 'New');
    const changes = {
      ...dated(socle, 'until: 2026-12-31'),
      'content/pages/next.yaml': next.replace('address:', 'from: 2027-01-01\naddress:'),
    };
    const shown = async (day: string) => {
      const checked = await on(day, changes);
      expect(said(checked, 'error')).toEqual([]);
      return checked.compiled?.routes.find(({ id }) => id === 'fr/exemple-socle')?.page;
    };
    expect(await shown('2026-12-31')).toBe('socle');
    expect(await shown('2027-01-01')).toBe('next');
  });

  test.each([
    ['draft: true', 'is a draft'],
    ['from: 2027-01-01', 'is shown from 2027-01-01 on, and this link before'],
    ['until: 2026-12-31', 'is no longer shown from 2027-01-01 on, and this link still is'],
  ])('that others link to, with %s, is told where they do, on any day', async (lines, words) => {
    for (const day of ['2026-12-31', '2027-01-01']) {
      const errors = said(await on(day, dated(platform, lines)), 'error');
      expect(errors).toContainEqual(
        expect.stringMatching(/^content\/pages\/home\.yaml:\S+ hidden-link/),
      );
      expect(errors.join('\n')).toContain(words);
    }
  });

  test('may be linked to by what is hidden when it is', async () => {
    const both = { ...dated(careers, 'from: 2027-01-01'), ...dated(job, 'from: 2027-02-01') };
    const changes = {
      ...both,
      [job]: both[job]?.replace('en: She **builds**.', 'en: "She [builds](/careers)."'),
    };
    expect(said(await on('2026-12-31', changes), 'error')).toEqual([]);
  });

  test('leads from its former addresses to where it stands now', async () => {
    const { compiled, ...checked } = await on(
      '2026-11-22',
      dated(platform, 'formerly: [/Old.html]'),
    );
    expect(said({ compiled, ...checked }, 'error')).toEqual([]);
    expect(compiled?.addresses.redirects).toEqual([
      { from: '/Old.html', to: '/platform' },
      { from: '/en/Old.html', to: '/en/platform' },
    ]);
    expect(compiled?.routes.map(({ address }) => address)).not.toContain('/Old.html');
  });

  test.each([
    ['formerly: [/careers]', 'duplicate-address'],
    ['formerly: [/en]', 'duplicate-address'],
  ])('cannot have had the address of another: %s', async (lines, code) => {
    expect(said(await on('2026-11-22', dated(platform, lines)), 'error').join()).toContain(code);
  });

  test('is linked to by its own address', async () => {
    const changes = {
      ...dated(platform, 'formerly: [/old]'),
      'content/pages/home.yaml': siteFiles['content/pages/home.yaml'].replaceAll(
        '(/platform#timeline)',
        '(/old)',
      ),
    };
    const { diagnostics } = await on('2026-11-22', changes);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'moved-link', hint: 'write `/platform`' },
      { code: 'moved-link' },
    ]);
  });
});

describe('the check tells what another day changes', () => {
  test.each([
    ['draft: true', 'draft'],
    ['from: 2027-01-01', 'shown-later'],
    ['until: 2026-12-31', 'shown-until'],
    ['until: 2026-11-21', 'no-longer-shown'],
  ])('%s', async (lines, code) => {
    const { diagnostics } = await on('2026-11-22', dated(job, lines));
    expect(diagnostics.map((each) => [each.severity, each.code, each.position.line])).toEqual([
      ['note', code, 2],
    ]);
  });

  test('and that two days leave none', async () => {
    const { diagnostics } = await on(
      '2026-11-22',
      dated(job, 'from: 2027-01-02\nuntil: 2027-01-01'),
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['never-shown']);
  });
});

test('the day is SITE_DATE, or today', () => {
  const now = new Date(2026, 10, 22, 23, 59);
  expect(siteDay({}, now)).toBe('2026-11-22');
  expect(siteDay({ SITE_DATE: '2027-01-01' }, now)).toBe('2027-01-01');
  expect(() => siteDay({ SITE_DATE: '2027-02-30' }, now)).toThrow('SITE_DATE is 2027-02-30');
});
