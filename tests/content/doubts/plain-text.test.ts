import { describe, expect, test } from 'vitest';
import { check, edited, inLine, placeIn } from '../../pipeline/small-site.ts';

const home = 'content/pages/home.yaml';
const legal = 'content/pages/legal.yaml';

describe('what visitors would read letter by letter stops', () => {
  test.each<[written: string, at: string, said: string, hint: string]>([
    [
      'Un <b>socle</b>',
      '<b>socle</b>',
      'plain-markup: visitors would read `<b>socle</b>` letter by letter: this text has no markup',
      'write `socle`',
    ],
    [
      'Pour **vos** agents',
      '**vos**',
      'plain-markup: visitors would read `**vos**` letter by letter: this text has no markup',
      'write `vos`',
    ],
    [
      'Nos [agents](/agents)',
      '[agents](/agents)',
      'plain-markup: visitors would read `[agents](/agents)` letter by letter: this text has no markup',
      'write `agents`',
    ],
    [
      'Un&nbsp;mot',
      '&nbsp;',
      'plain-markup: visitors would read `&nbsp;` letter by letter: this text has no markup',
      'remove `&nbsp;`',
    ],
    [
      'La {product promet',
      '{product',
      'half-token: `{product` is half a token',
      'write `{product}`',
    ],
    [
      'La product} promet',
      'product}',
      'half-token: `product}` is half a token',
      'write `{product}`',
    ],
    [
      'La \u0024{product} promet',
      '\u0024{product}',
      'half-token: `\u0024{product}` is half a token',
      'write `{product}`',
    ],
    [
      'Un Ã©tÃ© ici',
      'Ã©tÃ©',
      'broken-letters: `Ã©tÃ©` has the broken letters of a text that was read in a wrong encoding',
      'write `été`',
    ],
    [
      'Un mo\u200bt',
      'mo\u200bt',
      'invisible-character: the invisible character, U+200B, stands here: visitors would see a box, or nothing',
      'delete the word and type it anew',
    ],
    [
      '…',
      '…',
      'no-letters: this text has no letter and no number: visitors would see nothing, or a sign alone',
      'write the words that belong here',
    ],
  ])('%s', async (written, at, said, hint) => {
    const scalar = JSON.stringify(written);
    const changes = edited(home, 'title: { fr: Bonjour,', `title: { fr: ${scalar},`);
    const found = (await check(changes)).diagnostics;
    expect(found.map(inLine)).toEqual([`${home}:${placeIn(changes[home], at)} ${said}`]);
    expect(found[0]?.hint).toBe(hint);
  });
});

describe('in a longer text', () => {
  test.each<[written: string, at: string, said: string]>([
    [
      'Voir [](/platform).',
      '[](/platform)',
      'empty-link: the link `[](/platform)` has no words: nobody can see or follow it',
    ],
    [
      'Voir [ici] (/platform).',
      '[ici] (/platform)',
      'stray-markup: visitors would read `[ici] (/platform)`: the markup is not closed, or a space stands in it',
    ],
    [
      'Des **mots.',
      '**mots.',
      'stray-markup: visitors would read `**mots.`: the markup is not closed, or a space stands in it',
    ],
    [
      '[Ici](https://www.exemple.example/platform).',
      '[Ici](https://www.exemple.example/platform)',
      "own-origin: `https://www.exemple.example/platform` is an address of this site, written as another site's: nobody checks it, and its language is fixed",
    ],
    [
      '[Écrivez](mailto:contact@).',
      '[Écrivez](mailto:contact@)',
      'mail-address: `contact@` is no mail address: nobody would get the message',
    ],
  ])('%s', async (written, at, said) => {
    const changes = edited(legal, "fr: C'est nous.", `fr: ${JSON.stringify(written)}`);
    const lines = (await check(changes)).diagnostics.map(inLine);
    expect(lines).toEqual([`${legal}:${placeIn(changes[legal], at)} ${said}`]);
  });

  test('the line is that of the words, and not where the text begins', async () => {
    const changes = edited(
      legal,
      "text: { fr: C'est nous., en: It is us. }",
      'text:\n          fr: >-\n            Une ligne.\n\n            Voir [](/platform).\n          en: It is us.',
    );
    const [found] = (await check(changes)).diagnostics;
    expect(found && inLine(found)).toContain(
      `${legal}:${placeIn(changes[legal], '[](/platform)')}`,
    );
  });
});
