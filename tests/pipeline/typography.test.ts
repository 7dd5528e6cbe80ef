import { describe, expect, test } from 'vitest';
import {
  setRunningText,
  setSpaces,
  setTypography,
} from '../../scripts/content/resolve/typography.ts';

/** Narrow no-break spaces are written `~` here. */
const shown = (text: string) => text.replaceAll('\u202f', '~');

describe('French', () => {
  test.each([
    ['Prêt ?', 'Prêt~?'],
    ['Prêt?', 'Prêt~?'],
    ['Prêt\u00a0!', 'Prêt~!'],
    ['un ; deux', 'un~; deux'],
    ['ceci : cela', 'ceci~: cela'],
    ['à 14:30', 'à 14:30'],
    ['https://exemple.example/a?b', 'https://exemple.example/a?b'],
    ['« oui »', '«~oui~»'],
    ['«oui»', '«~oui~»'],
    ['« Quoi ? »', '«~Quoi~?~»'],
    ['70 %', '70~%'],
    ['30 €', '30~€'],
    ['10 000 clients', '10~000 clients'],
    ['1 250 000', '1~250~000'],
    ['75 0112', '75 0112'],
    ["l'IA d'aujourd'hui", 'l’IA d’aujourd’hui'],
    ["'seul'", "'seul’"],
    ['et puis...', 'et puis…'],
  ])('%s', (text, set) => {
    expect(shown(setTypography(text, 'fr'))).toBe(set);
  });

  test('sets nothing twice', () => {
    const once = setTypography("« L'an 2024 : 10 000 ? » ...", 'fr');
    expect(setTypography(once, 'fr')).toBe(once);
  });
});

describe('English', () => {
  test.each([
    ['Ready?', 'Ready?'],
    ['so: yes; no!', 'so: yes; no!'],
    ['70% of 10 000', '70% of 10 000'],
    ["the team's", 'the team’s'],
    ['"yes"', '“yes”'],
    ['he said "yes."', 'he said “yes.”'],
    ['"It\'s" and "so..."', '“It’s” and “so…”'],
  ])('%s', (text, set) => {
    expect(setTypography(text, 'en')).toBe(set);
  });
});

describe('running text', () => {
  test.each([
    ['en 30 minutes, 2 fois', 'en 30_minutes, 2_fois'],
    ['la loi n° 2004-575 du 21 juin 2004', 'la loi n°_2004-575_du 21_juin 2004'],
    ['de 10 000 à 50 clients', 'de 10~000_à 50_clients'],
    ['en 2024, puis 3 %', 'en 2024, puis 3~%'],
  ])('keeps numbers with their words: %s', (text, set) => {
    const running = setRunningText(text, 'fr');
    expect(shown(running).replaceAll('\u00a0', '_')).toBe(set);
  });

  test('in English too', () => {
    expect(setRunningText('within 24 hours', 'en')).toBe('within 24\u00a0hours');
  });
});

test('interface strings get spaces and keep their apostrophes, which are syntax', () => {
  expect(shown(setSpaces("L'envoi : {count} '{'fait'}' ?", 'fr'))).toBe(
    "L'envoi~: {count} '{'fait'}'~?",
  );
  expect(setSpaces("It's : here ?", 'en')).toBe("It's : here ?");
});
