import { readdirSync } from 'node:fs';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test, vi } from 'vitest';
import { slow } from '../slow.ts';
import { builtPages, notFoundPages } from './built-pages.ts';

vi.setConfig(slow);

/** What React writes by its own habit, all of it valid HTML, is not held against a page. */
const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // `charSet`, `hrefLang`: names are written as in JSX, and HTML does not tell cases apart.
    'attr-case': 'off',
    // `disabled=""`: attributes without a value are written with an empty one.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A silent film, which its page offers to pause.
    'no-autoplay': ['error', { include: ['audio'] }],
    // `role="list"`: VoiceOver takes a list without markers for none.
    'no-redundant-role': 'off',
    // `<br/>`: void elements are written with a slash.
    'void-style': 'off',
  },
};

describe('html-validate finds nothing', () => {
  const validator = new HtmlValidate(new StaticConfigLoader(config));

  test.for([...builtPages(), ...notFoundPages()])('at $address', async ({ address, html }) => {
    const report = await validator.validateString(html, address);
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => {
        return `${line}:${column} ${ruleId}: ${message}`;
      }),
    );
    expect(found).toEqual([]);
  });
});

/** Ad blockers refuse them, and the banner with them. */
test('no file of a page is named after consent or cookies', () => {
  const files = readdirSync('build/client/assets');
  expect(files).not.toEqual([]);
  expect(files.filter((file) => /consent|cookie/iu.test(file))).toEqual([]);
});

test.for([...builtPages(), ...notFoundPages()])(
  'one script runs, behind style and fonts, at $address',
  ({ html }) => {
    const scripts = html.match(/<script(?![^>]*type="application\/)[^>]*>/gu) ?? [];
    expect(scripts).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\/[^"]+">$/u),
    ]);
    expect(html).not.toContain('modulepreload');
    const behind = html.slice(html.indexOf(scripts[0] ?? ''));
    expect(behind).not.toMatch(/<link rel="(?:preload|stylesheet)"/u);
  },
);
