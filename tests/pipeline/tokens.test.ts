import { describe, expect, test } from 'vitest';
import { resolveTokens } from '../../scripts/content/resolve/tokens.ts';
import { compile, edited, pageOf, sectionOf } from './small-site.ts';

const lookup = (name: string) => ({ product: 'Exemple', 'mail.sales': 'demo@x' })[name];

describe('resolving', () => {
  test.each([
    ['{product} vous écrit', 'Exemple vous écrit'],
    ['{ product }', 'Exemple'],
    ['{product}{product}', 'ExempleExemple'],
    ['{mail.sales}', 'demo@x'],
    ['sans accolades', 'sans accolades'],
    ['{}', '{}'],
    ['{inconnu} et {product}', '{inconnu} et Exemple'],
    ['{{product}}', '{Exemple}'],
  ])('%s', (text, resolved) => {
    expect(resolveTokens(text, lookup)).toBe(resolved);
  });

  test('tells each name that stands for nothing', () => {
    const unknown: string[] = [];
    resolveTokens('{un} {product} { deux }', lookup, (name) => unknown.push(name));
    expect(unknown).toEqual(['un', 'deux']);
  });
});

describe('in a site', () => {
  const words = '{product} {slug} {company} {legalName} {host} {mail.sales} {site.company.phone}';
  const changes = edited(
    'content/pages/platform.yaml',
    'text: { fr: Tout, en: All }',
    `text: { fr: "${words}", en: "{figure.clients}, {figure.uptime}, {figure.audit}" }`,
  );

  test('texts may name what site.yaml says', async () => {
    const { items } = sectionOf(pageOf(await compile(changes), 'platform', 'fr'), 'badges');
    expect(items[0]?.text).toBe(
      'Exemple exemple Exemple Exemple SAS Hébergeur demo@exemple.example +33\u00a01',
    );
  });

  test('texts may name figures, which read as their language wants', async () => {
    const { items } = sectionOf(pageOf(await compile(changes), 'platform', 'en'), 'badges');
    expect(items[0]?.text).toBe('12,500+, 99.9%, 1\u00a0to\u00a02\u00a0weeks');
  });

  test('templates may name their entry', async () => {
    const page = pageOf(await compile(), 'industries/banking', 'en');
    expect(page.title).toBe('Banking & Insurance: what you gain');
    expect(page.name).toBe('Banking & Insurance');
  });
});
