import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../scripts/content/build.ts';
import { withoutDeclared } from '../../../scripts/content/doubts/declarations.ts';
import { findDoubts } from '../../../scripts/content/doubts/finder.ts';
import { readPromises } from '../../../scripts/content/doubts/promises/read-promises.ts';
import { loadContent } from '../../../scripts/content/load.ts';
import { type Diagnostic, inLanguage } from '../../../scripts/content/mistakes/catalogue.ts';
import { resolveAndCheck } from '../../../scripts/content/resolve-and-check.ts';
import { type Changes, edited, icons, writeSite } from '../../pipeline/small-site.ts';

const home = 'content/pages/home.yaml';
const figures = 'content/figures.yaml';
const press = 'content/pages/press.yaml';
const feature = 'features/home.feature';

const rules: Changes = {
  'features/screens.yaml': 'screens:\n  home: /\n  press: /press\nplaces:\n  top: "/#top"\n',
  'features/parts.yaml': 'home:\n  the promise: top\n  the advantages: benefits\n',
  [feature]: `Feature: Home
  Rule: The promise comes first
    Scenario: Two parts
      Given I read the home page in both languages
      Then its parts are, in order:
        | the promise    |
        | the advantages |
  Rule: One advantage
    Background:
      Given I read the home page in both languages
    Scenario: It is told
      Then "the advantages" has 1 items, each with a title and a text
      And "the promise" shows these figures, in order:
        | fact    | French  | English |
        | clients | 12 500+ | 12,500+ |
    @wish
    Scenario: Some day
      Then "the advantages" has 9 items, each with a title and a text
`,
};
const cure = 'take the change back, or change the rule in';

const ofPromises = /^promised-|-declaration$/;

async function told(changes: Changes): Promise<Diagnostic[]> {
  const root = writeSite({ ...rules, ...changes });
  const loaded = await loadContent(root);
  const assets = { pictures: new Map(), icons };
  const { compiled, diagnostics } = resolveAndCheck(loaded, assets, undefined);
  if (!compiled) throw new Error(diagnostics.map((each) => each.message).join('\n'));
  const all = withoutDeclared(await findDoubts(root, loaded.files, compiled), loaded.files);
  return all.filter(({ code }) => ofPromises.test(code));
}

const inWords = ({ path, position, code, message }: Diagnostic) =>
  `${path}:${position.line} ${code}: ${message}`;

const moved = edited(home, '    id: benefits\n', '    id: advantages\n');
const more = edited(
  home,
  '        action: { label: { fr: Nos agents, en: Our agents }, to: /agents }\n',
  '      - icon: shield-check\n        title: { fr: Vif, en: Quick }\n        text: { fr: Oui., en: Yes. }\n',
);
const fewer = edited(figures, 'value: 12500', 'value: 9000');
function declared(changes: Changes): Changes {
  const [[path = '', text = ''] = []] = Object.entries(changes);
  const sure = '# sure: promised-figure because the rule follows\nclients:';
  return { [path]: text.replace('clients:', sure) };
}
const away = edited(press, 'address: /press', 'address: /media\nformerly: [/press]');
const gone = edited(press, 'address: /press', 'address: /media');

describe('what a rule of the site promises is doubted when it is no longer so', () => {
  test.each<[string, Changes, string, string]>([
    [
      'how many items a section has',
      more,
      `${home}:16 promised-count: a rule of the site promises 1 in this section, and there are 2: “One advantage”`,
      'une règle du site en promet 1 dans cette section, et il y en a 2\u00a0: «\u00a0One advantage\u00a0»',
    ],
    [
      'the order of the parts',
      moved,
      `${home}:16 promised-order: a rule of the site promises \`benefits\` as part 2 of this page, and it is \`advantages\`: “The promise comes first”`,
      'une règle du site promet `benefits` comme partie 2 de cette page, et c’est `advantages`\u00a0: «\u00a0The promise comes first\u00a0»',
    ],
    [
      'a figure',
      fewer,
      `${figures}:2 promised-figure: a rule of the site promises “12 500+” for \`clients\`: “One advantage”`,
      'une règle du site promet «\u00a012 500+\u00a0» pour `clients`\u00a0: «\u00a0One advantage\u00a0»',
    ],
    [
      'an address, though it leads on',
      away,
      `${press}:3 promised-address: a rule of the site promises a page at \`/press\`, and there is none: “Each route shows its screen”`,
      'une règle du site promet une page à l’adresse `/press`, et il n’y en a pas\u00a0: «\u00a0Each route shows its screen\u00a0»',
    ],
    [
      'an address that is gone, of the whole site',
      gone,
      'content/site.yaml:1 promised-address: a rule of the site promises a page at `/press`, and there is none: “Each route shows its screen”',
      'une règle du site promet une page à l’adresse `/press`, et il n’y en a pas\u00a0: «\u00a0Each route shows its screen\u00a0»',
    ],
  ])('%s', async (_, changes, english, french) => {
    const found = await told(changes);
    expect(found.map(inWords)).toEqual([english]);
    expect(found.map((each) => inLanguage(each, 'fr').message)).toEqual([french]);
    expect(found[0]?.severity).toBe('warning');
    expect(found[0]?.hint).toContain(cure);
  });

  test('and nothing is while all is as promised', async () => {
    expect(await told({})).toEqual([]);
  });
});

test('nothing is said to be missing while the file that brings it is mistaken', async () => {
  const mistaken = edited(press, 'address: /press', 'adress: /press');
  const all = await checkContent(writeSite({ ...rules, ...mistaken, ...declared(fewer) }));
  expect(all.map(({ path }) => path)).toContain(press);
  expect(all.filter(({ code }) => ofPromises.test(code))).toEqual([]);
});

describe('its cure works when it is obeyed', () => {
  test('the rule is changed as well', async () => {
    const now = String(rules[feature])
      .replace('12 500+', '9 000+')
      .replace('has 1 items', 'has 2 items');
    expect(await told({ ...fewer, ...more, [feature]: now })).toEqual([]);
  });

  test('the features know the part by its new id', async () => {
    const parts = String(rules['features/parts.yaml']).replace('benefits', 'advantages');
    expect(await told({ ...moved, 'features/parts.yaml': parts })).toEqual([]);
  });

  test('an editor says that it is meant', async () => {
    expect(await told(declared(fewer))).toEqual([]);
  });
});

test('the rules of this site promise counts, orders, figures and addresses', () => {
  const kinds = Object.groupBy(readPromises('.'), ({ kind }) => kind);
  // A product owner may take some away: most of them cannot be lost from sight.
  expect(kinds.count?.length).toBeGreaterThan(15);
  expect(kinds.order?.length).toBeGreaterThan(10);
  expect(kinds.figure?.length).toBeGreaterThan(30);
  expect(kinds.address?.length).toBeGreaterThan(15);
});
