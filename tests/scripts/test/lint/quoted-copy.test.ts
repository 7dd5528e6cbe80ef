import { describe, expect, it } from 'vitest';
import { quotationsIn } from '../../../../scripts/test/lint/quotations.ts';
import { quotedCopy } from '../../../../scripts/test/lint/quoted-copy.ts';

const texts = [
  { place: 'content/a.yaml', text: 'What slows your departments down today' },
  { place: 'content/b.yaml', text: 'Book a Demo today' },
  { place: 'content/c.yaml', text: 'Short' },
  {
    place: 'content/d.yaml',
    text: '{product} lit vos pièces et **prépare** la [réponse due](/agents).',
  },
];
const text = 'What slows your departments down today';
const lines = ['What slows your', 'departments down today'];

function found(source: string, file = 'features/a.feature', fixed: string[] = []): number {
  return quotedCopy(texts, quotationsIn(file, source), fixed, ['the screen name']).length;
}

function featureOf(...steps: string[]): string {
  const block = ['Feature: A feature', '  Rule: A rule', '    Scenario Outline: A scenario'];
  return [...block, ...steps.map((line) => `      ${line}`)].join('\n');
}

describe('copy that features quote', () => {
  it.each([
    ['examples', ['Then I read "<a>"', '', 'Examples:', '| a |', `| ${text} |`]],
    ['a table', ['Then I read:', `| ${text} |`]],
    ['a quotation', [`Then I read "${text}"`]],
    ['a doc string', ['Then I read:', '"""', ...lines, '"""']],
    ['a doc string between backticks', ['Then I read:', '```', ...lines, '```']],
    ['a step without quotation marks', [`Then I read ${text} there`]],
    ['a part of a text', ['Then I read "slows your departments down"']],
    ['a text within a quotation', [`Then I read "Now: ${text}!"`]],
    ['another case and space', ['Then I read "WHAT SLOWS YOUR\u00a0DEPARTMENTS DOWN TODAY"']],
    [
      'a text with its token filled in',
      ['Then I read "Nous : lit vos pièces et prépare la réponse due."'],
    ],
    ['a text without its marks', ['Then I read "vos pièces et prépare la réponse due"']],
  ])('is found in %s', (_, steps) => {
    expect(found(featureOf(...steps))).toBe(1);
  });

  it('is found in what comes before each scenario', () => {
    const background = `    Background:\n      Given I read "${text}"\n\n    Scenario`;
    expect(found(featureOf().replace('    Scenario', background))).toBe(1);
  });

  it.each([
    ['a literal', `const title = '${text}';`],
    ['a template over two lines', `const title = \`${lines.join('\n')}, \${name}\`;`],
    ['a pattern', `const title = /^${text}$/u;`],
    ['a pattern of a step', `Then('(it) ${text}', () => {});`],
  ])('is found in %s of a step', (_, source) => {
    expect(found(source, 'features/a.ts')).toBe(1);
  });

  it.each([
    ['fewer than twelve letters', featureOf('Then I read "Short"')],
    ['titles', featureOf().replace('A scenario', text)],
    ['other words', featureOf('Then I read "What makes a department slow"')],
    ['names of screens within a step', featureOf('Then I read the screen name')],
  ])('is not found in %s', (_, source) => {
    expect(found(source)).toBe(0);
  });

  it('is not found in a comment of code', () => {
    expect(found(`// ${text}`, 'features/a.ts')).toBe(0);
  });

  it('may be what the specification fixes', () => {
    const source = featureOf('Then I read "Book a Demo today"');
    expect(found(source)).toBe(1);
    expect(found(source, 'features/a.feature', ['Book a Demo today'])).toBe(0);
  });
});
