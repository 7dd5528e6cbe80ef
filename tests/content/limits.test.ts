import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { messageLimits } from '../../schema/interface.ts';
import { leastLength, limits, within } from '../../schema/limits.ts';
import { kinds } from '../../schema/registry.ts';
import { inLanguage } from '../../scripts/content/mistakes/catalogue.ts';
import { check, edited } from '../pipeline/small-site.ts';
import { validatorOf } from './second-engine.ts';

const home = 'content/pages/home.yaml';
const headline = 'fr: Bonjour';
const most = limits.pageTitle.characters;

async function found(changes: Record<string, string | undefined>) {
  return (await check(changes)).diagnostics;
}

describe('a text with a limit', () => {
  test('may have exactly so many characters', async () => {
    expect(await found(edited(home, headline, `fr: ${'a'.repeat(most)}`))).toEqual([]);
  });

  test('is told with one more, at its place, in both languages, with what to take away', async () => {
    const [mistake, ...others] = await found(edited(home, headline, `fr: ${'a'.repeat(most + 3)}`));
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({
      code: 'text-length',
      path: home,
      message: `this text has ${most + 3} characters`,
      hint: 'take 3 away',
    });
    expect(mistake?.expected).toContain(`at most ${most} characters`);
    expect(mistake && inLanguage(mistake, 'fr').expected).toContain(`${most} caractères au plus`);
  });

  test('is told so where it may be left out as well', async () => {
    const file = 'content/collections/industries/health.yaml';
    const title = 'title: Santé publique';
    const headline = `headline: ${'a'.repeat(most + 3)}`;
    expect(await found(edited(file, title, `${title}\n    ${headline}`))).toMatchObject([
      { code: 'text-length', hint: 'take 3 away' },
    ]);
  });

  test('is as long as what its tokens stand for', async () => {
    const long = `{product} ${'a'.repeat(most - 5)}`;
    expect(leastLength(long)).toBeLessThan(most);
    expect(await found(edited(home, headline, `fr: "${long}"`))).toMatchObject([
      { code: 'text-length', message: `this text has ${most + 3} characters` },
    ]);
  });

  test('may be long in the file and short on the page', async () => {
    const token = '{site.company.address.city}';
    const changes = edited(home, headline, `fr: "${token}${'a'.repeat(most - 'Paris'.length)}"`);
    expect(await found(changes)).toEqual([]);
  });
});

test('the schema refuses a longer text by itself: editors’ programs know nothing else', () => {
  const line = within(z.string(), 'sign');
  const longest = 'a'.repeat(limits.sign.characters);
  expect([longest, `${longest}a`].map((text) => line.safeParse(text).success)).toEqual([
    true,
    false,
  ]);
});

test.each(Object.entries(messageLimits))('both schemas know the limit of %s', (id, limit) => {
  const kind = kinds.find(({ name }) => name === 'interface');
  if (!kind) throw new Error('no such kind');
  const longest = 'a'.repeat(limits[limit].characters);
  const validate = validatorOf(kind);
  const verdicts = [longest, `${longest}a`].map((text) => [
    ...[{ [id]: { fr: text, en: 'a' } }, { [id]: { fr: 'a', en: text } }].flatMap((value) => [
      kind.schema.safeParse(value).success,
      validate(value),
    ]),
  ]);
  expect(verdicts).toEqual([
    [true, true, true, true],
    [false, false, false, false],
  ]);
});

const choice = limits.bannerChoice.characters;

test.each([
  ['as it is written', 'a'.repeat(choice + 1), 1],
  ['as long as the name in it', `"{product} ${'a'.repeat(choice - 3)}"`, 'Exemple'.length - 2],
])('a message of the interface has its limit too, %s', async (_, text, excess) => {
  const file = 'content/interface.yaml';
  const button = `consent.accept: { fr: ${text}, en: Agreed }\n`;
  const changes = edited(file, 'chat.send:', `${button}chat.send:`);
  expect((await found(changes)).filter(({ code }) => code === 'text-length')).toMatchObject([
    { path: file, hint: `take ${excess} away` },
  ]);
});

test.each([
  ['Assise', true],
  ['La Pierre Angulaire', true],
  ['Architecture Fondamentale', true],
  ['Architectures', false],
  ['Architecture Fondamentales', false],
  ['Un Nom Qui Ne Finit Jamais Du Tout', false],
])('the name %s has room in the header: %s', async (name, fits) => {
  const codes = (
    await found(edited('content/site.yaml', 'product: Exemple', `product: ${name}`))
  ).map(({ code }) => code);
  expect(codes).toEqual(fits ? [] : ['wrong-format']);
});
