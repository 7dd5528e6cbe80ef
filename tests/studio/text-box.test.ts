import { DOMParser, Element, Node } from 'linkedom';
import { describe, expect, test, vi } from 'vitest';
import type { Field } from '../../scripts/studio/api.ts';
import {
  changesOf,
  isChanged,
  misreadNumber,
  withValues,
} from '../../scripts/studio/page/text/opened.ts';
import { cleanLine, cleanLines, markdownOf } from '../../scripts/studio/page/text/pasted.ts';
import { withMark } from '../../scripts/studio/page/text/rich-marks.ts';
import { partsOf, shownText, wholeTokens } from '../../scripts/studio/page/text/tokens.ts';

const text = 'Plus de {figure.clients} clients';

describe('a name in braces', () => {
  test('is one piece of its text', () => {
    expect(partsOf(text, [{ written: '{figure.clients}' }]).map((part) => part.text)).toEqual([
      'Plus de ',
      '{figure.clients}',
      ' clients',
    ]);
    expect(partsOf(text, [])).toHaveLength(1);
  });

  test('counts as what visitors read', () => {
    const known = [{ written: '{figure.clients}', value: '500+' }];
    expect(shownText(`${text}, {figure.clients}`, known)).toBe('Plus de 500+ clients, 500+');
    expect(shownText(text, [])).toBe(text);
  });

  test('may hold spaces, or words for one and for several', () => {
    const tokens = ['{count.jobs.words | poste | postes}', '{list.founders with role}'];
    const long = `Nous avons ${tokens[0]} : ${tokens[1]}`;
    const pieces = partsOf(
      long,
      tokens.map((written) => ({ written })),
    );
    expect(pieces.filter(({ isToken }) => isToken).map((piece) => piece.text)).toEqual(tokens);
    expect(wholeTokens(long, 30, 30)).toEqual([46, 46]);
    // The words of a choice are an editor's.
    expect(wholeTokens('{count, plural, one {# agent}}', 25, 25)).toEqual([25, 25]);
  });

  test.each([
    [10, 10, [8, 8]],
    [22, 22, [24, 24]],
    [8, 8, [8, 8]],
    [24, 24, [24, 24]],
    [0, 9, [0, 24]],
    [23, 30, [8, 30]],
    [9, 10, [8, 24]],
    [0, 8, [0, 8]],
  ])('is never cut by a selection from %i to %i', (start, end, wanted) => {
    expect(wholeTokens(text, start, end)).toEqual(wanted);
  });
});

describe('a mark of a rich text', () => {
  const apply = (
    before: string,
    from: number,
    to: number,
    mark: Parameters<typeof withMark>[3],
  ) => {
    const { start, end, written } = withMark(before, from, to, mark);
    return before.slice(0, start) + written + before.slice(end);
  };

  test('is given to the selected words, and taken from them', () => {
    expect(apply('un mot fort', 3, 6, 'strong')).toBe('un **mot** fort');
    expect(apply('un **mot** fort', 5, 8, 'strong')).toBe('un mot fort');
    expect(apply('un **mot** fort', 5, 8, 'emphasis')).toBe('un ***mot*** fort');
    expect(apply('un mot', 3, 6, 'link')).toBe('un [mot](/)');
    expect(apply('a\nb\nc', 0, 3, 'list')).toBe('- a\n- b\nc');
    expect(apply('- a\n- b\nc', 0, 5, 'list')).toBe('a\nb\nc');
  });
});

describe('what is pasted', () => {
  test('becomes one line of plain text, without what other programs leave in it', () => {
    expect(cleanLine('  Un\u00a0titre\r\n en\u00ad deux\u200b lignes\ufeff ')).toBe(
      'Un titre en deux lignes',
    );
  });

  test('keeps its paragraphs in a rich text', () => {
    expect(markdownOf('', 'un\r\n\r\n\r\n\r\ndeux\u202f!')).toBe('un\n\ndeux !');
  });

  test('gives a list of words a line for each', () => {
    expect(cleanLines(' un\u00a0mot \r\n\r\n•\tdeux\u200b\r\n')).toBe('un mot\ndeux');
  });

  test.each([
    [
      'bullets and tabs',
      '•\tun\r\n·\tdeux\r\no\ttrois\r\n\uf0b7 quatre',
      '- un\n- deux\n- trois\n- quatre',
    ],
    ['a word that is a letter', 'o ciel', 'o ciel'],
  ])('with %s is a list where it is one', (_, plain, markdown) => {
    expect(markdownOf('', plain)).toBe(markdown);
  });

  test.each([
    ['Word', `${word('·', 'Un') + word('o', '<b>Deux</b>')}<p>Fin</p>`, '- Un\n- **Deux**\n\nFin'],
    ['Word, numbered', word('1.', 'Un') + word('2.', 'Deux'), '1. Un\n2. Deux'],
    ['another program', '<ol><li>Un</li><li>Deux</li></ol>', '1. Un\n2. Deux'],
    [
      'a program without lists',
      '<p>Début</p><p>•&nbsp;Un</p><p>• Deux</p>',
      'Début\n\n- Un\n- Deux',
    ],
    [
      'a table, cell after cell',
      '<table><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></table>',
      'A\n\nB\n\nC',
    ],
  ])('has its parts, as they were in %s', (_, html, markdown) => {
    vi.stubGlobal('DOMParser', DOMParser);
    vi.stubGlobal('Node', Node);
    vi.stubGlobal('Element', Element);
    expect(markdownOf(`<html><body>${html}</body></html>`, '')).toBe(markdown);
  });
});

/** An item of a list as Word puts it on the clipboard. */
function word(bullet: string, text: string): string {
  const mark = `<span style='mso-list:Ignore'>${bullet}<span>&nbsp;&nbsp; </span></span>`;
  return `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${mark}${text}<o:p></o:p></p>`;
}

const whole: Omit<Field, 'boxes'> = {
  ...{ file: '', at: [], version: '', line: 1, view: undefined, help: undefined },
  ...{ list: undefined, section: undefined, copyKind: undefined, isRemovable: false },
  ...{ settings: [], pages: [], uses: [], tokens: [], texts: [] },
};

describe('a number', () => {
  const box = (value: number) => ({ at: ['value'], form: 'value' as const, value });

  test.each([
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['12 000', 12_000],
    ['12\u202f000', 12_000],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['12,3450', 12.345],
  ])('is read from %j as %d, and is not changed once it is written', (typed, value) => {
    const field = { ...whole, boxes: [box(1)] };
    expect(changesOf({ field, typed: [typed] })).toEqual([{ at: ['value'], value }]);
    expect(misreadNumber(box(1), typed)).toBeUndefined();
    expect(isChanged({ field: { ...whole, boxes: [box(value)] }, typed: [typed] })).toBe(false);
  });

  test.each([
    ['10,000', 'twoNumbers'],
    ['10.000', 'twoNumbers'],
    ['-1,234,567', 'twoNumbers'],
    ['douze', 'noNumber'],
    ['', 'noNumber'],
  ])('is not made of %j: %s', (typed, told) => {
    const opened = { field: { ...whole, boxes: [box(1)] }, typed: [typed] };
    expect(changesOf(opened)).toEqual([]);
    expect(isChanged(opened)).toBe(true);
    expect(misreadNumber(box(1), typed)).toBe(told);
  });

  test('that the file holds is one, however it is read', () => {
    expect(misreadNumber(box(1.125), '1.125')).toBeUndefined();
    expect(isChanged({ field: { ...whole, boxes: [box(1.125)] }, typed: ['1.125'] })).toBe(false);
  });
});

test('an item is known by its text, also once that is another one', () => {
  const box = { at: ['fr'], form: 'line' as const, value: 'Un' };
  const list = { at: ['items'], index: 1, names: ['Un', 'Un'], kinds: [] };
  const field = { ...whole, boxes: [box], list, section: { ...list, names: ['a', 'b'] } };
  const next = withValues(field, [{ at: ['fr'], value: 'Deux' }], 'next');
  expect([next.list?.names, next.section?.names]).toEqual([
    ['Un', 'Deux'],
    ['a', 'b'],
  ]);
});

test('a text is the same, whatever line breaks follow it', () => {
  const at = ['fr'];
  const field: Field = { ...whole, boxes: [{ at, language: 'fr', form: 'rich', value: 'un\n' }] };
  expect(isChanged({ field, typed: ['un\n\n'] })).toBe(false);
  expect(changesOf({ field, typed: ['deux\n'] })).toEqual([{ at, value: 'deux' }]);
});

describe('a list of words', () => {
  const field: Field = {
    ...whole,
    boxes: [{ at: ['en'], language: 'en', form: 'words', value: ['one', 'two'] }],
  };

  test('is changed by its words, and not by the empty lines between them', () => {
    expect(changesOf({ field, typed: ['one\n three, four \n'] })).toEqual([
      { at: ['en'], value: ['one', 'three, four'] },
    ]);
    for (const typed of ['one\ntwo', 'one\n\n two\n']) {
      expect(isChanged({ field, typed: [typed] })).toBe(false);
      expect(changesOf({ field, typed: [typed] })).toEqual([]);
    }
  });
});
