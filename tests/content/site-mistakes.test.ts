import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Kind, kinds } from '#schema/registry.ts';
import { checkText } from './check-text.ts';
import { inLine } from './small-project.ts';

/** What is said of the real site.yaml or navigation.yaml with one line written otherwise. */
function said(name: 'site' | 'navigation', from: RegExp, to: string): string[] {
  const text = readFileSync(`content/${name}.yaml`, 'utf8');
  if (!from.test(text)) throw new Error(`no line is like ${from}`);
  const { diagnostics } = checkText(kindOf(name), text.replace(from, to));
  return diagnostics.map((each) => `${inLine(each)}; ${each.expected}`);
}

function kindOf(name: string): Kind {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new Error(`there is no kind ${name}`);
  return kind;
}

const wantedMail = 'a mail address such as `contact@{slug}.example`';

describe('an address that nobody could use is refused', () => {
  test.each([
    'demo(at){slug}.example',
    'dpo@',
    '@{slug}.example',
    'demo@example',
    'demo@{slug}.example, dpo@{slug}.example',
    'Démo <demo@{slug}.example>',
  ])('as a mailbox: %s', (address) => {
    const [told, ...others] = said('site', /^ {2}sales: .*$/mu, `  sales: "${address}"`);
    expect(others).toEqual([]);
    expect(told).toContain(` wrong-format: \`${address.slice(0, 39)}`);
    expect(told).toContain(wantedMail);
  });

  test('but not a mailbox with capitals, by either engine', () => {
    expect(said('site', /^ {2}sales: .*$/mu, '  sales: "Demo@{slug}.Example"')).toEqual([]);
  });

  test.each([
    'http://www.{slug}.example',
    'www.{slug}.example',
    'https://www.{slug}.example/',
    'https://localhost',
  ])('as the site’s origin: %s', (address) => {
    const [told, ...others] = said('site', /^origin: .*$/mu, `origin: "${address}"`);
    expect(others).toEqual([]);
    expect(told).toContain('wrong-format');
    expect(told).toContain('`https://` and a host, without a slash at the end');
  });

  test.each(['http://mail.example', 'mail.example', 'https://mail.example/send'])(
    'as the mail service’s origin: %s',
    (address) => {
      const [told, ...others] = said('site', /^ {2}origin: .*$/mu, `  origin: "${address}"`);
      expect(others).toEqual([]);
      expect(told).toContain('`https://` and a host, or nothing');
    },
  );
});

test('a sixth link of the header is refused, with the reason', () => {
  const sixth = '$&\n  - label: { fr: Presse, en: Press }\n    to: /press';
  const [told, ...others] = said('navigation', /^ {4}to: \/company$/mu, sixth);
  expect(others).toEqual([]);
  expect(told).toContain('wrong-count: there are 6 items');
  expect(told).toContain('at most 5 links: at 1200 pixels there is no room for one more');
});
