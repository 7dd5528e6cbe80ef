import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kinds } from '#schema/registry.ts';
import { giveBothLanguages } from '../../scripts/studio/edit/both-languages.ts';
import { edited } from '../../scripts/studio/edit/edited.ts';
import { checkText } from '../content/check-text.ts';

function inBothLanguages(french: string): string {
  return edited(french, giveBothLanguages);
}

const head = `# yaml-language-server: $schema=../../schema/json/french-page.json
address: /agents
languages: [fr] # for now
name: Agents
title: Les agents experts # the tab
description: >-
  Une description
  sur deux lignes.

# What English visitors see of it.
elsewhere:
  en:
    name: Agents
    title: The expert agents
    description: A description.
sections:
`;

test('texts keep their style, and comments stay', () => {
  const text = inBothLanguages(`${head}  - kind: groups # the first one
    id: groups
    title: "Le titre : ici"
    keywords: [un, deux]
    # Three of them.
    groups:
      - { id: one, icon: shield-check, title: Un, items: [a, b] }
      - id: two
        title: Deux # the second
        items:
          - Premier

          - Second
`);
  expect(text).toBe(`# yaml-language-server: $schema=../../schema/json/page.json
address: /agents
inTranslation: true
name:
  fr: Agents
  en: Agents
title:
  fr: Les agents experts # the tab
  en: The expert agents
description:
  fr: >-
    Une description sur deux lignes.
  en: A description.
sections:
  - kind: groups # the first one
    id: groups
    title:
      fr: "Le titre : ici"
      en:
    keywords:
      fr: [un, deux]
      en:
    # Three of them.
    groups:
      - { id: one, icon: shield-check, title: { fr: Un, en: }, items: [{ fr: a, en: }, { fr: b, en: }] }
      - id: two
        title:
          fr: Deux # the second
          en:
        items:
          - fr: Premier
            en:

          - fr: Second
            en:
`);
});

describe('of the site', () => {
  const kind = kinds.find(({ name }) => name === 'page');

  const inFrenchOnly = readdirSync('content/pages')
    .map((name) => readFileSync(`content/pages/${name}`, 'utf8'))
    .filter((text) => text.includes('\nlanguages: [fr]'));

  test.each(inFrenchOnly)(
    'a page in French only lacks its English alone, and each text of it is counted (%#)',
    (french) => {
      const text = inBothLanguages(french);
      if (!kind) throw new Error('pages have a kind');
      const { diagnostics } = checkText(kind, text);
      const missing = text.match(/\ben:(?=\n| \})/g) ?? [];
      expect(diagnostics.map(({ code }) => code)).toEqual(missing.map(() => 'empty-value'));
      expect(missing.length).toBeGreaterThan(30);
    },
  );

  test('a page that has both languages is left alone', () => {
    expect(() => inBothLanguages(readFileSync('content/pages/home.yaml', 'utf8'))).toThrow(
      'languages',
    );
  });
});
