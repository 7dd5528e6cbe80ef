import { describe, expect, it } from 'vitest';
import { quotationsIn, quotedCopy } from '../../../scripts/lint/quoted-copy.ts';

const texts = [
  { place: 'content/a.yaml', text: 'What slows your departments down today' },
  { place: 'content/b.yaml', text: 'Book a Demo today' },
  { place: 'content/c.yaml', text: 'Short' },
];

function found(source: string, file = 'features/a.feature', fixed: string[] = []): number {
  return quotedCopy(texts, quotationsIn(file, source), fixed, ['the screen name']).length;
}

describe('copy that features quote', () => {
  it.each([
    ['a cell', '        | What slows your departments down today |'],
    ['a quotation', '      Then I read "What slows your departments down today"'],
    ['a doc string', '      """\n      What slows your\n      departments down today\n      """'],
    ['a part of a text', '      Then I read "slows your departments down"'],
    [
      'a text within a quotation',
      '      Then I read "Now: what slows your departments down today!"',
    ],
    ['a text with another case and apostrophe', '| WHAT SLOWS YOUR DEPARTMENTS DOWN TODAY |'],
  ])('is found in %s', (_, source) => {
    expect(found(source)).toBe(1);
  });

  it('is found in a literal of a step', () => {
    expect(found("const title = 'What slows your departments down today';", 'features/a.ts')).toBe(
      1,
    );
  });

  it.each([
    ['fewer than twelve letters', '| Short |'],
    ['prose of the feature', '    Scenario: What slows your departments down today'],
    ['other words', '| What makes a department slow |'],
  ])('is not found in %s', (_, source) => {
    expect(found(source)).toBe(0);
  });

  it('may be what the specification fixes', () => {
    expect(found('| Book a Demo today |', 'features/a.feature', ['Book a Demo today'])).toBe(0);
  });
});
