import { expect, test, vi } from 'vitest';
import { headOf } from '#app/seo/head.ts';
import { inLanguage, languageOf } from '#schema/addresses.ts';
import { languages } from '#schema/languages.ts';
import { bilingual } from '#schema/text.ts';
import { setTypography } from '../../scripts/content/resolve/typography.ts';
import { transform } from '../../scripts/content/resolve/walk.ts';

vi.mock('#schema/language-table.ts', () => ({
  languageTable: {
    fr: { region: 'FR', complete: true },
    en: { region: 'GB', complete: true },
    br: { region: 'FR', complete: false },
  },
}));

const breton = languages.find((language) => languages.indexOf(language) === 2);
const line = bilingual.line('A line.');

test('a third language is a row of the table', () => {
  expect(languages).toEqual(['fr', 'en', 'br']);
  expect(languageOf('/br/platform')).toBe('br');
  expect(inLanguage('/platform', languageOf('/br'))).toBe('/br/platform');
});

test('pages may lack a language that is not complete, and no other', () => {
  expect(line.safeParse({ fr: 'Bonjour', en: 'Hello' }).success).toBe(true);
  expect(line.safeParse({ fr: 'Bonjour', en: 'Hello', br: 'Demat' }).success).toBe(true);
  expect(line.safeParse({ fr: 'Bonjour', br: 'Demat' }).success).toBe(false);
});

test('what it lacks is shown in French, and told', () => {
  if (!breton) throw new Error('no third language');
  const visit = vi.fn((_mark, value) => value);
  expect(transform(line, { fr: 'Bonjour', en: 'Hello' }, breton, visit)).toBe('Bonjour');
  expect(visit).toHaveBeenCalledWith('localized', expect.anything(), ['br']);
  visit.mockClear();
  const whole = { fr: 'Bonjour', en: 'Hello', br: 'Demat' };
  expect(transform(line, whole, breton, visit)).toBe('Demat');
  expect(visit).not.toHaveBeenCalledWith('localized', expect.anything(), expect.anything());
});

test('it is set by the rules of every language', () => {
  if (!breton) throw new Error('no third language');
  expect(setTypography("Ar c'hazh...", breton)).toBe('Ar c’hazh…');
});

test('a page names its alternates in the languages that it is written in', () => {
  if (!breton) throw new Error('no third language');
  const page = {
    id: 'platform',
    contentLanguage: breton,
    name: 'Savenn',
    title: 'Ar savenn',
    description: '',
    breadcrumbs: [],
    sections: [],
  };
  const alternates = { fr: '/platform', [breton]: '/br/platform' };
  const head = headOf({
    page,
    language: breton,
    addresses: { canonical: '/br/platform', alternates },
    switchTo: { fr: '/platform', en: '/en/platform' },
    origin: 'https://www.example',
    product: 'Exemple',
  });
  const named = head.flatMap((one) => ('hrefLang' in one ? [one.hrefLang] : []));
  expect(named).toEqual(['fr', 'br', 'x-default']);
  expect(head).toContainEqual({ property: 'og:locale', content: 'br_FR' });
  expect(head).toContainEqual({ property: 'og:locale:alternate', content: 'fr_FR' });
});
