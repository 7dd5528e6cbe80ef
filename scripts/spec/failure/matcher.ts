import { capital, counted, type Said, said } from './said.ts';
import { thingOf } from './target.ts';
import { sideInWords, valueInWords } from './values.ts';

/** What an expectation printed: `lines` under its call. */
interface Printed {
  matcher: string;
  isNegated: boolean;
  lines: readonly string[];
}

interface Told {
  expected?: Said;
  seen?: Said;
}

/** The sentence of a state of something on the page, as it is printed, and of its contrary. */
const states: Readonly<Record<string, readonly [is: string, isNot: string]>> = {
  visible: ['shown', 'notShown'],
  hidden: ['notShown', 'shown'],
  attached: ['onPage', 'notOnPage'],
  detached: ['notOnPage', 'onPage'],
  focused: ['focused', 'notFocused'],
  enabled: ['enabled', 'disabled'],
  disabled: ['disabled', 'enabled'],
  editable: ['fillable', 'notFillable'],
  readOnly: ['notFillable', 'fillable'],
  checked: ['checked', 'notChecked'],
  unchecked: ['notChecked', 'checked'],
  'in viewport': ['inView', 'notInView'],
};

/** The sentence of what something on the page, or the page itself, says, the contrary, and what was seen. */
const texts: Readonly<Record<string, readonly [is: string, isNot: string, seen: string]>> = {
  toHaveText: ['text', 'notText', 'seenText'],
  toContainText: ['contains', 'notContains', 'seenText'],
  toHaveValue: ['holds', 'notContains', 'seenHolds'],
  toHaveAttribute: ['bears', 'notBears', 'seenBears'],
  toHaveJSProperty: ['bears', 'notBears', 'seenBears'],
  toHaveAccessibleDescription: ['described', 'notDescribed', 'seenDescribed'],
  toHaveAccessibleName: ['text', 'notText', 'seenText'],
  toHaveURL: ['address', 'notAddress', 'seenAddress'],
  toHaveTitle: ['title', 'notTitle', 'seenTitle'],
};

/** What something on the page was seen to be. */
const seenStates: Readonly<Record<string, string>> = {
  visible: 'seenShown',
  hidden: 'seenHidden',
  focused: 'seenFocused',
  inactive: 'seenInactive',
  enabled: 'seenEnabled',
  disabled: 'seenDisabled',
  attached: 'seenOnPage',
  editable: 'seenFillable',
  readOnly: 'seenNotFillable',
  checked: 'seenChecked',
  unchecked: 'seenUnchecked',
  'in viewport': 'seenInView',
  'viewport ratio 0': 'seenOutOfView',
};

export function matcherInWords(printed: Printed): Told {
  const { matcher, isNegated, lines } = printed;
  const locator = /^Locator:\s+(.+)$/mu.exec(lines.join('\n'))?.[1];
  const thing = thingOf(locator ?? '');
  const blanks = { thing, target: capital(thing) };
  const printedState = valueAfter(lines, 'Expected') ?? '';
  const state = states[withoutNot(printedState)];
  if (state) {
    const isNot = isNegated || printedState.startsWith('not ');
    return { expected: said(state[isNot ? 1 : 0], blanks), ...told(seenState(lines)) };
  }
  if (matcher === 'toHaveCount') return countInWords(lines, thing);
  const text = texts[matcher];
  const { expected, seen } = plainInWords(printed);
  if (!text || !expected) return { ...told(seen), ...(expected && { expected }) };
  const value = isNegated
    ? valueInWords(withoutNot(valueAfter(lines, 'Expected') ?? ''))
    : expected;
  return {
    expected: said(text[isNegated ? 1 : 0], { ...blanks, value }),
    ...told(notFound(lines) ?? (seen && said(text[2], { value: seen }))),
  };
}

/** A value of the step's own: a number, a text, a list. */
function plainInWords({ matcher, isNegated, lines }: Printed): Told {
  if (lines.some((line) => /^- Expected\s+- \d/u.test(line))) {
    const difference = lines.filter((line) => !/^[-+] (?:Expected|Received)\s/u.test(line));
    return { expected: sideInWords(difference, '-'), seen: sideInWords(difference, '+') };
  }
  if (matcher === 'toHaveLength') return countInWords(lines, undefined);
  const expected = valueAfter(lines, 'Expected') ?? withoutValue[matcher];
  const seen = valueAfter(lines, 'Received');
  const sentence = expected === undefined ? undefined : valueInWords(expected);
  const isAmong = /^toContain(?:Equal)?$/u.test(matcher) && sentence && !isNegated;
  return {
    ...(sentence && { expected: isAmong ? said('amongst', { value: sentence }) : sentence }),
    ...told(seen === undefined ? notFound(lines) : valueInWords(seen)),
  };
}

/** What matchers expect that print no value. */
const withoutValue: Readonly<Record<string, string>> = {
  toBeNull: 'null',
  toBeUndefined: 'undefined',
  toBeDefined: 'not undefined',
  toBeTruthy: 'true',
  toBeFalsy: 'false',
};

function countInWords(lines: readonly string[], thing: Said | undefined): Told {
  const seen = valueAfter(lines, 'Received');
  const expected = valueAfter(lines, 'Expected') ?? '';
  const count = Number.parseInt(withoutNot(expected), 10);
  // What has no length was expected to have one, whichever.
  if (Number.isNaN(count)) return { expected: said('something'), seen: said('nothing') };
  const value = expected.startsWith('not ') ? otherThan(count) : counted(count);
  return {
    expected: thing ? said('times', { value, thing }) : value,
    seen: seen === undefined || !/^\d+$/u.test(seen) ? said('nothing') : counted(Number(seen)),
  };
}

function otherThan(count: number): Said {
  return count === 0
    ? said('atLeast', { value: counted(1) })
    : said('not', { value: counted(count) });
}

function seenState(lines: readonly string[]): Said | undefined {
  const seen = valueAfter(lines, 'Received');
  if (seen === undefined) return notFound(lines);
  const [, ratio] = /^viewport ratio (0\.\d+)$/u.exec(seen) ?? [];
  if (ratio !== undefined) {
    return said('seenInPart', { percent: String(Math.round(Number(ratio) * 100)) });
  }
  const known = seenStates[seen];
  return known === undefined ? valueInWords(seen) : said(known);
}

function notFound(lines: readonly string[]): Said | undefined {
  return lines.some((line) => /element\(s\) not found/u.test(line))
    ? said('seenNothing')
    : undefined;
}

function valueAfter(lines: readonly string[], label: 'Expected' | 'Received'): string | undefined {
  const pattern = new RegExp(`^${label}(?: [a-z]+)*:\\s*`, 'u');
  const line = lines.find((one) => pattern.test(one));
  return line?.replace(pattern, '').trim();
}

function withoutNot(value: string): string {
  return value.replace(/^not /u, '');
}

function told(seen: Said | undefined): Told {
  return seen ? { seen } : {};
}
