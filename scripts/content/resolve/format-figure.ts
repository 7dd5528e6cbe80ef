import type { Figure } from '#schema/figures.ts';
import type { Language } from '#schema/languages.ts';
import { setSpaces } from './typography.ts';

type Unit = Figure['unit'];

const intlUnits: Partial<Record<Unit, Intl.NumberFormatOptions>> = {
  minutes: unit('minute'),
  hours: unit('hour'),
  days: unit('day'),
  weeks: unit('week'),
  months: unit('month'),
  years: unit('year'),
  euros: { style: 'currency', currency: 'EUR', currencyDisplay: 'name' },
};

/** The words and signs that no standard library has; `by` is around the number of a multiple. */
type Words = {
  to: string;
  more: string;
  times: readonly [one: string, many: string];
  by: readonly [before: string, behind: string];
};
const words: Record<Language, Words> = {
  fr: { to: 'à', more: 'plus de', times: ['fois', 'fois'], by: ['×', ''] },
  en: { to: 'to', more: 'more than', times: ['time', 'times'], by: ['', 'x'] },
};

/** A figure as it is read in a language: `10 000+`, `+70 %`, `×3`, `1 to 2 days`, `30,000 to 60,000 euros`. */
export function formatFigure(figure: Figure, language: Language): string {
  const sign = figure.signed ? 'exceptZero' : 'auto';
  const format = formatOf(language, {
    signDisplay: sign,
    useGrouping: figure.grouped ?? true,
    maximumFractionDigits: 3,
  });
  const { to, by } = words[language];
  const range = figure.max === undefined ? '' : ` ${to} ${format.format(figure.max)}`;
  const number = `${format.format(figure.value)}${range}${figure.more ? '+' : ''}`;
  const before = figure.unit === 'x' ? by[0] : '';
  return before + number.replace(/^-/, '−') + behindNumber(figure, language);
}

/** The same within a sentence: `plus de 10 000` instead of `10 000+`. */
export function figureInWords(figure: Figure, language: Language): string {
  const { more, ...rest } = figure;
  const text = formatFigure(rest, language);
  return more ? `${words[language].more} ${text}` : text;
}

function behindNumber({ unit, max, value }: Figure, language: Language): string {
  const last = max ?? value;
  if (unit === 'percent') {
    const parts = formatOf(language, { style: 'percent' }).formatToParts(1);
    return setSpaces(textOf(parts, ['literal', 'percentSign']), language);
  }
  if (unit === 'x') return words[language].by[1];
  const [one, many] = words[language].times;
  if (unit === 'times') return ` ${last === 1 ? one : many}`;
  const options = intlUnits[unit];
  if (!options) return '';
  const parts = formatOf(language, options).formatToParts(last);
  return ` ${textOf(parts, ['unit', 'currency'])}`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Each is made once: making one takes longer than all that it formats. */
function formatOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(name) ?? new Intl.NumberFormat(language, options);
  formats.set(name, format);
  return format;
}

function textOf(
  parts: readonly Intl.NumberFormatPart[],
  types: readonly Intl.NumberFormatPart['type'][],
): string {
  return parts.flatMap(({ type, value }) => (types.includes(type) ? [value] : [])).join('');
}

function unit(name: string): Intl.NumberFormatOptions {
  return { style: 'unit', unit: name, unitDisplay: 'long' };
}
