import { describe, expect, test } from 'vitest';
import { type Case, expectMistake } from './expect-mistake.ts';
import { check, edited, inLine, placeIn } from './small-site.ts';

const legal = 'content/pages/legal.yaml';

describe('a rich text', () => {
  test.each<[text: string, problem: string]>([
    ['# Titre', 'a heading (a line that starts with `#`, or is underlined)'],
    ['Titre\n=====', 'a heading (a line that starts with `#`, or is underlined)'],
    ['Du `code`.', 'code between backticks'],
    ['```\ncode\n```', 'a block indented by four spaces or more, or between ```'],
    ['Du <b>gras</b>.', 'HTML (text between `<` and `>`)'],
    ['![image](/a.png)', 'an image'],
    ['> citation', 'a quotation (a line that starts with `>`)'],
    ['un\n\n---\n\ndeux', 'a line of hyphens or stars'],
    ['- un\n  - deux', 'a list in a list'],
    ['un\\\ndeux', 'a forced line break'],
    ['[a]: /platform', 'a link definition'],
    ['[un][a]\n\n[a]: /platform', 'a link without an address: `[text](/address)`'],
  ])('does not take %j', async (text, problem) => {
    const scalar = JSON.stringify(text);
    const changes = edited(legal, "fr: C'est nous.", `fr: ${scalar}`);
    const lines = (await check(changes)).diagnostics.map(inLine);
    const place = placeIn(changes[legal], scalar);
    expect(lines).toContain(
      `${legal}:${place} rich-syntax: this text has ${problem}, which is not shown`,
    );
  });

  test.each<Case>([
    [
      legal,
      "fr: C'est nous.",
      'fr: "[Nous](http://nous.example)"',
      '"[Nous](http://nous.example)"',
      'insecure-link: the link `http://nous.example` is not secure',
    ],
    [
      legal,
      "fr: C'est nous.",
      'fr: "[Nous](nous.html)"',
      '"[Nous](nous.html)"',
      'dead-link: no page has the address `nous.html`',
    ],
    [
      legal,
      "fr: C'est nous.",
      'fr: "[Nous](/platform#securite)"',
      '"[Nous](/platform#securite)"',
      'dead-anchor: the page `/platform` has no anchor `#securite`',
    ],
  ])('%s: %s → %s', expectMistake);
});
