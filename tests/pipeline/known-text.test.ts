import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { known, knownAsOne } from '#schema/marks.ts';
import { localized, partlyLocalized } from '#schema/text.ts';
import { knowledgeLines } from '../../scripts/content/emit/knowledge.ts';
import { inSentences, knownTexts } from '../../scripts/content/emit/known-text.ts';
import { compile } from './small-site.ts';

const line = z.string();
const section = z.strictObject({
  kind: z.literal('banner'),
  emphasis: z.enum(['strong', 'quiet']),
  title: known(localized(line)),
  aside: localized(line),
  items: z.array(known(line)).optional(),
  claim: knownAsOne(z.strictObject({ figure: known(line), unit: line, label: known(line) })),
  texts: partlyLocalized(z.strictObject({ summary: line, body: known(line) })),
});

describe('what the assistant knows of a compiled value', () => {
  const value = {
    kind: 'banner',
    emphasis: 'strong',
    title: 'Un titre',
    aside: 'À côté',
    items: ['un', 'deux ;'],
    claim: { figure: '500+', unit: 'count', label: 'clients' },
    summary: 'Un résumé',
    body: 'Un texte !',
  };

  test('is what its schema marks, each part a sentence, in order', () => {
    expect(inSentences(knownTexts(section, value))).toBe(
      'Un titre. un. deux. 500+ clients. Un texte !',
    );
  });

  test('says where each text stands', () => {
    expect(knownTexts(section, value)[2]).toEqual({ path: ['items', 1], text: 'deux ;' });
  });
});

test('dates for machines, the words of buttons and layouts never reach the knowledge', async () => {
  const site = await compile();
  const texts = knowledgeLines(site, 'fr').map(({ text }) => text);
  expect(texts.join('\n')).toContain('Le Journal');
  expect(texts.join('\n')).not.toMatch(/\d{4}-\d{2}-\d{2}|staggered|full-time/);
});
