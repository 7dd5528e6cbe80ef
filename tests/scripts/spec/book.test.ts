import { beforeAll, describe, expect, test } from 'vitest';
import { type Book, rulesOf, unjudgedRules } from '../../../scripts/spec/book/book.ts';
import { type LastRun, readRun } from '../../../scripts/spec/book/last-run.ts';
import { UnreadableFeature } from '../../../scripts/test/trace/features.ts';
import {
  bannerFile,
  bannerText,
  bookOf,
  runFixture,
  withoutContext,
} from './fixture/fixture-book.ts';

let run: LastRun;
let book: Book;

beforeAll(async () => {
  run = readRun(await runFixture());
  book = bookOf(bannerText, run);
});

describe('the book of a run', () => {
  test('a rule is broken when one of its cases failed, and kept when all passed', () => {
    expect(rulesOf(book).map(({ name, verdict }) => [name, verdict])).toEqual([
      ['It appears after a second', 'failed'],
      ['It is pictured', 'passed'],
    ]);
    const [outline] = rulesOf(book)[0]?.scenarios ?? [];
    expect(outline?.cases.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['Just before', 'passed'],
      ['On time', 'failed'],
    ]);
  });

  test('a failure is said in words, without the log of calls', () => {
    const failure = rulesOf(book)[0]?.scenarios[0]?.cases[1]?.failure;
    expect(failure).toEqual({
      step: 'the banner is gone',
      expected: { fr: 'visible', en: 'shown' },
      seen: { fr: 'invisible', en: 'not shown' },
      message: '',
    });
  });

  test('examples keep their heads and rows, and steps their blanks', () => {
    const [outline] = rulesOf(book)[0]?.scenarios ?? [];
    expect(outline?.examples).toEqual([
      {
        name: '',
        heads: ['moment', 'ms', 'state'],
        rows: [
          ['Just before', '999', 'there'],
          ['On time', '1000', 'gone'],
        ],
      },
    ]);
    expect(outline?.steps[0]).toMatchObject({
      keyword: 'When',
      text: 'the visitor waits for <ms> ms',
    });
  });

  test('a picture is found by the case that was pictured', () => {
    expect(rulesOf(book)[1]?.scenarios[0]?.cases[0]?.pictures).toEqual({
      after: { file: '0123456789abcdef.webp', width: 640, height: 360 },
    });
  });

  test('the address of a rule is the tag of its clause; a second rule of a clause has a longer one', () => {
    expect(rulesOf(book).map(({ id, anchors }) => [id, anchors])).toEqual([
      ['spec-4-shown', ['spec-4-shown', 'spec-9-delay']],
      ['spec-4-shown.it-is-pictured', []],
    ]);
  });

  test('what was written otherwise in the last run counts as not run', () => {
    const changed = bookOf(bannerText.replace('for <ms> ms', 'for <ms> milliseconds'), run);
    expect(rulesOf(changed).map(({ verdict }) => verdict)).toEqual(['not-run', 'passed']);
  });

  test('what a dry run skipped counts as not run', () => {
    const skipped = readRun(
      run.envelopes.map((one) =>
        JSON.parse(JSON.stringify(one).replaceAll(/"status":"[A-Z]+"/gu, '"status":"SKIPPED"')),
      ),
    );
    const verdicts = rulesOf(bookOf(bannerText, skipped)).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['not-run', 'not-run']);
  });

  test('what an interrupted run had begun counts as not run', () => {
    const begun = run.envelopes.filter(({ testCaseFinished }) => !testCaseFinished);
    const verdicts = rulesOf(bookOf(bannerText, readRun(begun))).map(({ verdict }) => verdict);
    // What had failed by then has failed.
    expect(verdicts).toEqual(['failed', 'not-run']);
  });

  test('a rule whose precondition did not hold is not broken: it could not be judged', () => {
    const unheld = bookOf(bannerText, readRun(withoutContext(run.envelopes)));
    expect(rulesOf(unheld).map(({ verdict }) => verdict)).toEqual(['unjudged', 'unjudged']);
    const names = [...unjudgedRules(unheld)].map(([step, rules]) => [step, rules.length]);
    expect(names).toEqual([['a visitor', 2]]);
  });

  test('a rule of which one case is broken is, whatever could not be judged beside it', () => {
    const [first] = run.envelopes.flatMap(({ testCaseStarted }) => testCaseStarted ?? []);
    const unheld = bookOf(bannerText, readRun(withoutContext(run.envelopes, first?.id)));
    expect(rulesOf(unheld)[0]?.verdict).toBe('failed');
  });

  test('a rule whose examples have no row is not kept', () => {
    const empty = bookOf(bannerText.replaceAll(/^ +\| (?:Just before|On time).*\n/gmu, ''), run);
    expect(rulesOf(empty).map(({ verdict }) => verdict)).toEqual(['not-run', 'passed']);
  });

  test('without a run every rule is not run, and pictures are none', () => {
    const unread = bookOf(bannerText);
    expect(unread.run).toBeUndefined();
    expect(rulesOf(unread).map(({ verdict }) => verdict)).toEqual(['not-run', 'not-run']);
  });

  test('a folder that no chapter names is a chapter of its own', () => {
    expect(book.chapters.map(({ id }) => id)).toEqual(['scripts']);
  });

  test('asks for the change of the lines of each rule, its tags included', () => {
    const asked: [string, number, number][] = [];
    bookOf(bannerText, run, {
      changeOf: (...lines) => {
        asked.push(lines);
        return 'uncommitted';
      },
    });
    expect(asked).toEqual([
      [bannerFile, 8, 20],
      [bannerFile, 21, 32],
    ]);
  });

  test('a file that Cucumber cannot read is named with its line', () => {
    const text = 'Feature: A\n  Scenario: B\n    When I come\n    Thn I go';
    expect(() => bookOf(text)).toThrow(UnreadableFeature);
    expect(() => bookOf(text)).toThrow(/banner\.feature: .*\(4:/su);
  });
});

describe('wishes', () => {
  test('stand apart, with the sentences that no step understands', () => {
    expect(book.wishes.map(({ rule, description }) => [rule, description])).toEqual([
      ['It is pictured', 'Whoever reads this sees it.'],
      ['It can be dragged aside', 'Some ask for it.'],
    ]);
    expect(book.wishes[0]?.scenarios.map(({ name }) => name)).toEqual(['Twice']);
    expect(book.wishes[0]?.missing).toEqual([
      { text: 'the visitor waves 2 hands', nearest: ['the visitor waits for 2 ms'] },
    ]);
    expect(book.wishes[1]).toMatchObject({ scenarios: [], missing: [] });
  });

  test('are no proof: the rule that holds one is shown by its other scenarios alone', () => {
    expect(rulesOf(book)[1]?.scenarios.map(({ name }) => name)).toEqual(['Once']);
  });

  test('without a run nobody knows which sentences exist', () => {
    expect(bookOf(bannerText).wishes[0]?.missing).toBeUndefined();
  });
});
