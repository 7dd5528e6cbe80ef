import { describe, expect, test } from 'vitest';
import { type Case, expectMistake } from './expect-mistake.ts';
import { check, edited, inLine, placeIn } from './small-site.ts';

const legal = 'content/pages/legal.yaml';

describe('a rich text', () => {
  test.each<[text: string, at: string, problem: string]>([
    ['# Titre', '# Titre', 'a heading (a line that starts with `#`, or is underlined)'],
    ['Titre\n=====', 'Titre', 'a heading (a line that starts with `#`, or is underlined)'],
    ['Du `code`.', '`code`', 'code between backticks'],
    ['```\ncode\n```', '```', 'a block indented by four spaces or more, or between ```'],
    ['Du <b>gras</b>.', '<b>', 'HTML (text between `<` and `>`)'],
    ['![image](/a.png)', '![image](/a.png)', 'an image'],
    ['> citation', '> citation', 'a quotation (a line that starts with `>`)'],
    ['un\n\n---\n\ndeux', '---', 'a line of hyphens or stars'],
    ['- un\n  - deux', '- deux', 'a list in a list'],
    ['un\\\ndeux', '\\\\', 'a forced line break'],
    ['[a]: /platform', '[a]: /platform', 'a link definition'],
    ['[un][a]\n\n[a]: /platform', '[un][a]', 'a link without an address: `[text](/address)`'],
  ])('does not take %j', async (text, at, problem) => {
    const scalar = JSON.stringify(text);
    const changes = edited(legal, "fr: C'est nous.", `fr: ${scalar}`);
    const lines = (await check(changes)).diagnostics.map(inLine);
    const place = placeIn(changes[legal], at);
    expect(lines).toContain(
      `${legal}:${place} rich-syntax: this text has ${problem}, which is not shown`,
    );
  });

  test.each<Case>([
    [
      legal,
      "fr: C'est nous.",
      'fr: "• un • deux"',
      '• un',
      'rich-syntax: this text has a list written with `•`: begin each item with `- `, on a line of its own',
    ],
    [
      legal,
      "fr: C'est nous.",
      'fr: "[Nous](http://nous.example)"',
      '[Nous](http://nous.example)',
      'insecure-link: the link `http://nous.example` is not secure',
    ],
    [
      legal,
      "fr: C'est nous.",
      'fr: "[Nous](nous.html)"',
      '[Nous](nous.html)',
      'dead-link: no page has the address `nous.html`',
    ],
    [
      legal,
      "fr: C'est nous.",
      'fr: "[Nous](/platform#securite)"',
      '[Nous](/platform#securite)',
      'dead-anchor: the page `/platform` has no anchor `#securite`',
    ],
  ])('%s: %s → %s', expectMistake);
});
