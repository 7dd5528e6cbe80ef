import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Headline } from '../../app/ui/headline.tsx';

/** The headline's words; those that stay on one line are joined by `_`. */
function shown(text: string): string {
  const { children }: { children: ReactNode[] } = (Headline({ text }) as ReactElement<never>).props;
  return children
    .map((part) =>
      isValidElement<{ children: string }>(part)
        ? part.props.children.replaceAll(' ', '_')
        : String(part),
    )
    .join('');
}

describe('no line of a headline ends with', () => {
  test.each([
    ['an article', 'Quatre métiers, une même exigence', 'Quatre métiers, une_même exigence'],
    [
      'a preposition',
      'De la signature à la mise en service',
      'De_la_signature à_la_mise en_service',
    ],
    ['a possessive', 'Parlons de votre secteur', 'Parlons de_votre_secteur'],
    ['a conjunction', 'chez vous, avec vous, et qui rend', 'chez vous, avec vous, et_qui_rend'],
    ['an article before initials', 'Construisez une IA', 'Construisez une_IA'],
    ['an English article', 'Handling a claim, document', 'Handling a_claim, document'],
  ])('%s', (_kind, text, kept) => {
    expect(shown(text)).toBe(kept);
  });
});

test('long words may stand apart: a narrow screen must have room for them', () => {
  expect(shown('Politique de confidentialité')).toBe('Politique de confidentialité');
});
