import { expect, test } from 'vitest';
import { check, compile, edited, pageOf } from './small-site.ts';

const home = 'content/pages/home.yaml';
const marked = edited(home, 'address: /\n', 'address: /\ninTranslation: true\n')[home] ?? '';
const partly = marked
  .replace('title: { fr: Bonjour, en: Hello }', 'title: { fr: Bonjour, en: }')
  .replace('label: { fr: clients, en: customers }', 'label: { fr: clients }');

test('a page in translation is published in French, under its own names', async () => {
  const compiled = await compile({ [home]: partly });
  const page = pageOf(compiled, 'home', 'en');
  expect(page).toMatchObject({
    contentLanguage: 'fr',
    name: 'Home',
    title: 'The page about Home',
  });
  expect(page.sections).toMatchObject([{ title: 'Bonjour' }, { title: 'Avantages' }]);
  const route = compiled.routes.find(({ address }) => address === '/en');
  expect(route).toMatchObject({ contentLanguage: 'fr', canonical: '/', listed: false });
});

test('what is left to write is counted, and stops nothing', async () => {
  const { diagnostics } = await check({ [home]: partly });
  expect(diagnostics).toMatchObject([
    {
      code: 'in-translation',
      severity: 'note',
      path: home,
      position: { line: 3, column: 1 },
      message:
        '2 of 7 translations are still to be written: until then, other languages show this page in French',
    },
  ]);
});

test('once all is written, the line is in the way', async () => {
  const { diagnostics } = await check({ [home]: marked });
  expect(diagnostics).toMatchObject([{ code: 'translated', severity: 'warning' }]);
});

test('what is there of the translation is checked', async () => {
  const wrong = partly.replace('en: Benefits', 'en: "Benefits of {produc}"');
  const { diagnostics } = await check({ [home]: wrong });
  expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-token', 'in-translation']);
});

test('a French text is never missing, and what names the page neither', async () => {
  const noFrench = partly.replace('{ fr: Avantages, en: Benefits }', '{ en: Benefits }');
  const unnamed = partly.replace('name: { fr: Accueil, en: Home }', 'name: { fr: Accueil }');
  for (const text of [noFrench, unnamed]) {
    const { diagnostics } = await check({ [home]: text });
    expect(diagnostics.map(({ code }) => code)).toContain('missing-translation');
  }
});
