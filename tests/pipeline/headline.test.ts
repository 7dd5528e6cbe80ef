import { describe, expect, test } from 'vitest';
import { keepTogether, withHeadlines } from '../../scripts/content/resolve/headline.ts';

/** No-break spaces are written `_` here. */
const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '_');

describe('no line of a headline ends with', () => {
  test.each([
    ['an article', 'Quatre métiers, une même exigence', 'Quatre métiers, une_même exigence'],
    [
      'a preposition',
      'De la signature à la mise en service',
      'De la_signature à_la_mise en_service',
    ],
    ['a possessive', 'Ce qui ralentit vos services', 'Ce qui_ralentit vos_services'],
    ['a conjunction', 'chez vous, avec vous, et qui rend', 'chez_vous, avec_vous, et_qui_rend'],
    ['an article before initials', 'Construisez une IA', 'Construisez une_IA'],
    [
      'an article before initials, whatever follows',
      'une IA que l’on peut',
      'une_IA que_l’on peut',
    ],
    ['half of “en un”', 'Deux métiers en un, les processus', 'Deux métiers en_un, les processus'],
    ['the name of what works', 'Construire votre agent IA', 'Construire votre agent_IA'],
    ['half of an English name', 'What your AI agents run on', 'What your AI_agents run_on'],
    ['the last possessive of a long group', 'Parlons de vos dossiers', 'Parlons de vos_dossiers'],
    ['an English article', 'Handling a claim, document', 'Handling a_claim, document'],
  ])('%s', (_kind, text, kept) => {
    expect(shown(text)).toBe(kept);
  });
});

test('no line of a title ends within a word of which the first half is short', () => {
  expect(keepTogether('Commerce & e-commerce')).toBe('Commerce & e-\u2060commerce');
  expect(keepTogether('co-développement')).toBe('co-\u2060développement');
  expect(keepTogether('avant-projet')).toBe('avant-projet');
});

test('longer groups may break: a phone must have room for its lines', () => {
  const title = 'Politique de confidentialité, grâce à votre organisation';
  expect(keepTogether(title)).toBe(title);
});

test('the titles of what a section lists break by sense as its headline does', () => {
  const step = { title: 'Réunir les pièces du dossier', text: [] };
  const section = withHeadlines({
    kind: 'steps',
    id: 'custom',
    title: 'Par où commencer',
    items: [step],
  });
  expect(section).toMatchObject({ items: [{ title: 'Réunir les\u00a0pièces du\u00a0dossier' }] });
});
