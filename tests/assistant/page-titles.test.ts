import { expect, test } from 'vitest';
import { createPageTitles, titlesOrLinks } from '../../app/assistant/page-titles.ts';

const entries = [
  ['Délai', '/platform'],
  ['Certification HDS', '/platform#security'],
  ['Accueil – Libérez le potentiel', '/#hero'],
  ['Plateforme – Sécurité', '/platform#security'],
  ['Plateforme – Questions – réponses', '/platform#faq'],
  ['Santé', '/industries/sant%C3%A9-%26-social#industry'],
  ['Espace client', '/legal'],
].map(([title = '', page = '']) => ({ title, page, text: '' }));
const titlesOf = createPageTitles(entries);

test.each([
  ['a page', '/platform', 'Plateforme'],
  ['a section', '/platform#security', 'Plateforme – Sécurité'],
  ['an anchor that nothing is known of', '/platform#start', 'Plateforme'],
  ['a page with a query', '/platform?from=chat', 'Plateforme'],
  ['the home page', '/', 'Accueil'],
  ['a section of the home page', '/#hero', 'Accueil – Libérez le potentiel'],
  ['a page that entries alone lead to', '/legal', 'Espace client'],
  ['an address with accents as they are written', '/industries/santé-&-social', 'Santé'],
  ['the same page in English', '/en/platform', 'Plateforme'],
  ['the English home page', '/en', 'Accueil'],
  ['a section of it', '/en#hero', 'Accueil – Libérez le potentiel'],
])('%s, %s, is shown as “%s”', (_, address, title) => {
  expect(titlesOf(address)[0]).toBe(title);
});

test.each(['/unknown', '/en/unknown', '/en/industries/sant%C3%A9-%26-social', '/api/chat'])(
  '%s is no page',
  (address) => {
    expect(titlesOf(address)).toEqual([]);
  },
);

test('a French page of English entries', () => {
  const ofEnglish = createPageTitles([
    { title: 'Platform – Security', page: '/en/platform#s', text: '' },
  ]);
  expect(ofEnglish('/platform')).toEqual(['Platform']);
  expect(ofEnglish('/')).toEqual([]);
});

test('all titles of an address are known, each once', () => {
  expect(titlesOf('/platform#security')).toEqual(['Plateforme – Sécurité', 'Certification HDS']);
  expect(titlesOf('/platform')).toEqual(['Plateforme', 'Délai', 'Certification HDS']);
});

test.each([
  ['titles that are known', '/platform', ['Plateforme', 'Délai', 'Certification HDS']],
  ['else the first words of a link', '/agents', ['Agents experts']],
  ['of a section’s page', '/agents#catalogue', ['Agents experts']],
  ['nothing of another address', '/unknown', []],
])('%s name an address', (_, address, expected) => {
  const links = [
    { address: '/platform', words: 'Other' },
    { address: '/agents', words: ' ' },
    { address: '/agents', words: ' Agents experts ' },
    { address: '/agents', words: 'More' },
  ];
  expect(titlesOrLinks(titlesOf, links)(address)).toEqual(expected);
});
