import { expect, test } from 'vitest';
import { createLexicon } from '../../app/server/chat/lexicon.ts';
import { createRanking } from '../../app/server/chat/ranking.ts';

const synonyms = [
  ['prix', 'tarif', 'combien ça coûte', "c'est combien"],
  ['on-premise', 'nos propres serveurs', 'sur site'],
  ['emploi', 'taf', "offres d'emploi"],
];
const lexicon = createLexicon('fr', { synonyms });
const entries = [
  { title: 'Prix', text: 'Sur devis.', page: '/prix', keywords: ['devis'] },
  { title: 'Installation on-premise', text: 'Chez vous.', page: '/installation' },
  { title: 'Emplois', text: 'Six postes.', page: '/emplois' },
  { title: 'Appels d’offres', text: 'Lus par un agent.', page: '/marches' },
  { title: 'Présentation', text: 'Une plateforme.', page: '/', keywords: ['que faites-vous'] },
];
const rank = createRanking(entries, lexicon);
const first = (question: string) => rank(question, 1)[0]?.entry.page;

test('a word is found by another that means the same', () => {
  expect(first('un taf')).toBe('/emplois');
  expect(first('vos tarifs')).toBe('/prix');
});

test('what is said in the site’s own word comes before what is said in another', () => {
  const [own] = rank('le prix', 1);
  const [other] = rank('le tarif', 1);
  expect(own?.score).toBeGreaterThan(other?.score ?? Number.POSITIVE_INFINITY);
});

test('a phrase means something else than its words, with or without accents', () => {
  expect(first('offres d’emploi')).toBe('/emplois');
  expect(first('combien ca coute')).toBe('/prix');
  expect(first("C'est combien ?")).toBe('/prix');
  expect(first('sur nos propres serveurs')).toBe('/installation');
});

test('in a group of phrases alone, one is found by the words of another', () => {
  const { topics } = createLexicon('fr', { synonyms: [['hôtel de ville', 'service public']] });
  const [asked] = topics('notre hôtel de ville');
  expect(asked?.alike).toEqual(expect.arrayContaining(['hotel', 'vill', 'servic', 'public']));
});

test('a phrase is no part of a longer word', () => {
  expect(lexicon.topics('sur sites')).not.toContainEqual(expect.objectContaining({ stems: [] }));
});

test('each thing is asked once, however often it is said', () => {
  expect(lexicon.topics('prix, prix, PRIX et sur site, sur site')).toHaveLength(2);
});

test('a question of small words alone is known by the whole keyword', () => {
  expect(first('Que faites-vous ?')).toBe('/');
  expect(first('que faites-vous exactement ?')).toBe('/');
  expect(rank('que faites-vous pour', 1)).toEqual([]);
  expect(rank('vraiment ?', 1)).toEqual([]);
});

test('an everyday word that the site does not have weighs little against a question', () => {
  const [plain] = rank('prix', 1);
  const [polite] = rank('bonjour madame, je souhaite le prix', 1);
  const [strange] = rank('le prix des girafes', 1);
  expect(polite?.coverage).toBeLessThan(plain?.coverage ?? 0);
  expect(strange?.coverage).toBeLessThan(polite?.coverage ?? 0);
});
