import { expect, test } from 'vitest';
import { pages } from '../../app/generated/pages.server.ts';
import type { SectionOf } from '../../schema/compiled.ts';
import { languages } from '../../schema/languages.ts';

const shown = await Promise.all(
  languages.flatMap((language) =>
    Object.entries(pages)
      .filter(([name]) => name.startsWith(`${language} `))
      .map(async ([name, load]) => ({ name, page: (await load()).page })),
  ),
);
const walkthroughs = shown.flatMap(({ name, page }) =>
  page.sections
    .filter((section): section is SectionOf<'walkthrough'> => section.kind === 'walkthrough')
    .map(({ entry }) => ({ name, entry })),
);

const pagesWithCase = ['home', 'platform', 'agents', 'use-cases', 'expertise', 'academy', 'socle'];

test('the pages that promise a case show one, and so does each industry and case study', () => {
  for (const language of languages) {
    const here = walkthroughs.filter(({ name }) => name.startsWith(`${language} `));
    const trades = shown.filter(({ name }) => /^.. (?:industries|case-study)\//.test(name));
    const inLanguage = trades.filter(({ name }) => name.startsWith(language));
    expect(here.map(({ name }) => name).toSorted()).toEqual(
      pagesWithCase
        .map((page) => `${language} ${page}`)
        .concat(inLanguage.map(({ name }) => name))
        .toSorted(),
    );
    // A case study shows the case of its trade's page; so do the pages of use cases, expertise, academy and the foundation.
    const own = here.filter(
      ({ name }) => !/case-study\/|use-cases|expertise|academy|socle/.test(name),
    );
    expect(new Set(own.map(({ entry }) => entry.id)).size).toBe(own.length);
  }
});

test.each(walkthroughs)('$name: someone decides after the one question', ({ entry: { steps } }) => {
  const kinds = steps.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'question')).toHaveLength(1);
  expect(kinds[kinds.indexOf('question') + 1]).toBe('decision');
});

test.each(walkthroughs)(
  '$name: the log is in order and closes the case',
  ({ entry: { steps } }) => {
    const times = steps.map(({ time }) => time);
    expect(times).toEqual(times.toSorted());
    expect(steps.at(-1)?.kind).toBe('log');
  },
);
