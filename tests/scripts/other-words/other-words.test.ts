import { describe, expect, it } from 'vitest';
import {
  otherWords,
  whatIsKept,
  withOtherLetters,
} from '../../../scripts/other-words/other-words.ts';

const keep = whatIsKept(['Book a Demo', 'Cloud', "code d'accès", 'Testimonial {index} of {count}']);

describe('other words', () => {
  it('are a third longer, and no word stays as it was', () => {
    const text = 'What slows your departments down today';
    const other = otherWords(text, keep);
    expect(other.length).toBeGreaterThanOrEqual(Math.floor((text.length * 4) / 3));
    expect(other).not.toContain('departments');
  });

  it.each([
    ['a token', 'Why {product} works', '{product}'],
    [
      'an argument with words of its own',
      '{count, plural, one {# agent} other {# agents}} here',
      '{count, plural, one {# agent} other {# agents}}',
    ],
    ['the target of a link', 'Read [the policy](/privacy#rights) now', '](/privacy#rights)'],
    ['a number', 'In 24 hours', '24'],
    ['an address of the site', 'See /platform today', '/platform'],
    ['a mailbox', 'Write to demo@site.example today', 'demo@site.example'],
    ['a fixed word', 'One click and Book a Demo at once', 'Book a Demo'],
    ['a fixed word with another apostrophe', 'Votre code d’accès personnel', 'code d’accès'],
  ])('keep %s', (_, text, part) => {
    expect(otherWords(text, keep)).toContain(part);
  });

  it.each(['Book a Demo', 'Testimonial {index} of {count}'])(
    'leave a text that is fixed as it is: %s',
    (text) => {
      expect(otherWords(text, keep)).toBe(text);
    },
  );

  it('end as the text did', () => {
    expect(otherWords('It works at night.', keep)).toMatch(/[^.]\.$/u);
  });

  it('leave a fixed sentence at the end whole', () => {
    const other = otherWords('Rows of three: “Testimonial {index} of {count}”', keep);
    expect(other).toContain('“Testimonial {index} of {count}”'.slice(1));
    expect(other.length).toBeGreaterThan(55);
  });

  it('are found by who ignores accents, where texts are searched', () => {
    const other = withOtherLetters('Combien coûte la plateforme ?', keep);
    expect(other).not.toContain('plateforme');
    const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
    expect(bare(other)).toBe(bare('Combien coûte la plateforme ?'));
  });
});
