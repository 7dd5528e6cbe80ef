import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { figures as figuresSchema } from '#schema/figures.ts';
import { languages } from '#schema/languages.ts';
import { storageKey, validityMs } from '../app/consent/consent.ts';
import { retention } from '../app/generated/shared.server.ts';
import { loadPage } from '../app/pages/load-page.server.ts';
import { chatRules, mailRules } from '../app/server/limits/rate-limit.ts';

const hourS = 3600;
const dayMs = 86_400_000;

const figures = figuresSchema.parse(read('content/figures.yaml'));

describe('the figures of the legal pages are those of the code', () => {
  test('a choice about cookies holds six months', () => {
    expect(figures['consent-validity']).toMatchObject({ value: 6, unit: 'months' });
    expect(validityMs / dayMs).toBe(183);
  });

  test('a demo request is deleted when its period is over', () => {
    const { value, unit } = retention;
    expect(figures['retention-form']).toMatchObject({ value, unit });
  });

  test('an address is counted for as long as the longest limit', () => {
    const longest = Math.max(...[...chatRules, ...mailRules].map(({ duration }) => duration));
    expect(figures['address-counted']).toMatchObject({ value: longest / hourS, unit: 'hours' });
  });
});

test.each(languages)(
  'the cookie policy lists what the code keeps in the browser, in %s',
  async (language) => {
    const { page } = await loadPage(language === 'fr' ? '/cookies' : `/${language}/cookies`);
    const parts = page.sections.flatMap((section) =>
      section.kind === 'articles' ? section.articles.flatMap((article) => article.parts ?? []) : [],
    );
    const names = parts.flatMap(({ table }) => (table?.rows ?? []).map(([name]) => name));
    expect(names).toEqual([storageKey]);
  },
);

/** Where demo requests go, and whether services load, is said for each way of setting the site up. */
test.each([
  ['privacy', ['requests-stay-here', 'requests-go-elsewhere']],
  ['privacy', ['no-services', 'services-declared']],
  ['privacy', ['words-not-counted', 'words-counted']],
  ['datacollection', ['requests-stay-here', 'requests-go-elsewhere']],
  ['cookies', ['no-services', 'services-declared']],
])('the page %s says what holds for %j', (page, circumstances) => {
  const lists = [...dependingIn(read(`content/pages/${page}.yaml`))];
  expect(lists).toContainEqual(circumstances);
});

const Depending = z.object({ depending: z.array(z.object({ when: z.string() })) });

/** The circumstances of each list of paragraphs that depend on some. */
function* dependingIn(value: unknown): Generator<string[]> {
  const found = Depending.safeParse(value);
  if (found.success) yield found.data.depending.map(({ when }) => when);
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) yield* dependingIn(inner);
}

function read(file: string): unknown {
  return parse(readFileSync(file, 'utf8'));
}
