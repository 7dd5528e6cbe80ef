import { type DataTable, Then } from '@cucumber/cucumber';
import { z } from 'zod';
import type { Language } from '../../scripts/test/screens.ts';
import { expect } from '../support/expect.ts';
import { numbersIn, numbersOfFact } from '../support/facts.ts';
import { type Part, textOf } from '../support/part.ts';
import { contentsOf, copiesOf, partsOf } from '../support/reading.ts';
import { settingOfSite, siteSettings } from '../support/site-settings.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

/** Each with what it counts, no two of them alike. */
Then(
  '{string} shows these figures, in order:',
  function (this: SiteWorld, name: string, table: DataTable) {
    for (const part of partsOf(this, name)) {
      const { figures, language } = part;
      expect(figures.map(({ value }) => value)).toEqual(factsOf(table, language));
      const meanings = figures.map(({ meaning }) => meaning);
      for (const meaning of meanings) expect(meaning).toMatch(/\p{L}/u);
      expect(new Set(meanings).size).toBe(meanings.length);
    }
  },
);

Then('{string} states:', function (this: SiteWorld, name: string, table: DataTable) {
  for (const part of partsOf(this, name)) expectFacts(part, part.text, table);
});

Then('the page states:', function (this: SiteWorld, table: DataTable) {
  for (const part of contentsOf(this)) expectFacts(part, part.text, table);
});

/** Each in an item of its own, at that place in the list. */
Then(
  'the items of {string} state, in order:',
  function (this: SiteWorld, name: string, table: DataTable) {
    for (const part of partsOf(this, name)) {
      const facts = factsOf(table, part.language);
      expect(part.items).toHaveLength(facts.length);
      for (const [index, fact] of facts.entries()) {
        expect(` ${part.items[index]?.text} `).toContain(fact);
      }
    }
  },
);

/** All results that the items of a part claim in a language, in any order, and no other. */
Then(
  /^the results claimed by "(.+)" in (French|English) are:$/,
  function (this: SiteWorld, name: string, language: Language, table: DataTable) {
    const part = partsOf(this, name).find((one) => one.language === language);
    const claimed = claimsOf(part);
    const rows = table.hashes();
    expect(claimed).toHaveLength(rows.length);
    for (const { fact = '', says = '' } of rows) {
      expect(numbersIn(says)).toEqual(numbersOfFact(fact));
      const index = claimed.findIndex((text) => plain(text).includes(plain(says)));
      expect(index, `${says} in ${claimed.join(' | ')}`).toBeGreaterThanOrEqual(0);
      claimed.splice(index, 1);
    }
  },
);

/** Results may be claimed by several industries; what no fact stands for is claimed by none. */
Then(
  'the industries claim in English nothing but, each at least once:',
  function (this: SiteWorld, table: DataTable) {
    const part = partsOf(this, 'the industries').find(({ language }) => language === 'en');
    const claimed = claimsOf(part);
    const facts = table.hashes().map(({ fact = '', says = '' }) => {
      expect(numbersIn(says)).toEqual(numbersOfFact(fact));
      return says;
    });
    for (const says of facts) expect(claimed.join('\n')).toContain(says);
    expect(claimed.filter((text) => !facts.some((says) => text.includes(says)))).toEqual([]);
  },
);

/** What stands in the titled lists of a part, with a number. */
function claimsOf(part: Part | undefined): string[] {
  return (part?.all('h4 + ul, h4 + ol') ?? []).flatMap((list) =>
    [...list.children].map(textOf).filter((text) => numbersIn(text).length > 0),
  );
}

/** In the data that the page holds for machines. */
Then('search engines are told these facts:', function (this: SiteWorld, table: DataTable) {
  const graph = companyOf(this);
  for (const { fact = '', 'said of the company': said } of table.hashes()) {
    const found = said === 'the year of foundation' ? graph.foundingDate : graph.numberOfEmployees;
    expect(numbersIn(JSON.stringify(found))).toEqual(numbersOfFact(fact));
  }
});

Then(
  "search engines are told the company's name, mailboxes and industries",
  function (this: SiteWorld) {
    const { name, contactPoint, knowsAbout } = companyOf(this);
    expect(name).toBe(plain('{product}'));
    expect(contactPoint.map(({ email }) => email).toSorted()).toEqual(
      Object.entries(siteSettings().mail)
        .filter(([box]) => box !== 'security')
        .map(([, address]) => plain(address))
        .toSorted(),
    );
    expect(knowsAbout).toHaveLength(6);
  },
);

Then(
  'search engines are told of the product, its {int} security badges and the {int} stages of its implementation',
  function (this: SiteWorld, badges: number, stages: number) {
    const entryOf = (type: string) => graphOf(this).find((entry) => entry['@type'] === type);
    expect(entryOf('SoftwareApplication')).toMatchObject({ name: plain('{product}') });
    expect(entryOf('SoftwareApplication')?.featureList).toHaveLength(badges);
    expect(entryOf('HowTo')?.step).toHaveLength(stages);
  },
);

const Company = z.looseObject({
  name: z.string(),
  foundingDate: z.string(),
  numberOfEmployees: z.unknown(),
  contactPoint: z.array(z.looseObject({ email: z.string() })),
  knowsAbout: z.array(z.unknown()),
});
const Graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.unknown() })) });

function companyOf(world: SiteWorld) {
  return Company.parse(graphOf(world).find((entry) => entry['@type'] === 'Organization'));
}

function graphOf(world: SiteWorld) {
  const [copy] = copiesOf(world);
  return Graph.parse(JSON.parse(copy ? structuredData(copy.page.document) : ''))['@graph'];
}

function structuredData(document: Document): string {
  return document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
}

/** A row of its table for each, in this order; a row without a fact says something else. */
Then(
  'the table of {string} states, row by row:',
  function (this: SiteWorld, name: string, table: DataTable) {
    for (const part of partsOf(this, name)) {
      const [rows = []] = part.tables;
      expect(rows).toHaveLength(table.hashes().length + 1);
      for (const [index, row] of table.hashes().entries()) {
        const cell = rows[index + 1]?.at(-1) ?? '';
        const fact = row.fact ?? '';
        const said = plain(row[columnOf(part.language)] ?? '');
        if (fact === '') expect(cell).toMatch(/^\P{N}*\p{L}\P{N}*$/u);
        else {
          expect(cell.startsWith(said) || cell.endsWith(said) || cell.includes(`${said} `)).toBe(
            true,
          );
          expect(numbersIn(said)).toEqual(numbersOfFact(fact));
        }
      }
    }
  },
);

/** What content/site.yaml says of the company and its host. */
Then(
  '{string} gives, from the settings of the site:',
  function (this: SiteWorld, name: string, table: DataTable) {
    for (const part of partsOf(this, name)) {
      for (const what of table.raw().flat()) {
        expect(part.text).toContain(plain(settingOfSite(what, part.language)));
      }
    }
  },
);

function expectFacts(part: Part, text: string, table: DataTable): void {
  for (const fact of factsOf(table, part.language)) expect(text).toContain(fact);
}

/** What a table says of its facts in a language; their numbers are those of content/figures.yaml. */
function factsOf(table: DataTable, language: Language): string[] {
  return table.hashes().map((row) => {
    const said = plain(row[columnOf(language)] ?? '');
    if (row.fact) expect(numbersIn(said), row.fact).toEqual(numbersOfFact(row.fact));
    return said;
  });
}

function columnOf(language: Language): 'French' | 'English' {
  return language === 'fr' ? 'French' : 'English';
}
