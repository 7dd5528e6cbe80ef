import type { Figure } from '#schema/figures.ts';
import type { Language } from '#schema/languages.ts';

type Unit = Figure['unit'];

const words: Partial<Record<Unit, Record<Language, readonly [one: string, many: string]>>> = {
  times: { fr: ['fois', 'fois'], en: ['time', 'times'] },
  minutes: { fr: ['minute', 'minutes'], en: ['minute', 'minutes'] },
  hours: { fr: ['heure', 'heures'], en: ['hour', 'hours'] },
  days: { fr: ['jour', 'jours'], en: ['day', 'days'] },
  weeks: { fr: ['semaine', 'semaines'], en: ['week', 'weeks'] },
  months: { fr: ['mois', 'mois'], en: ['month', 'months'] },
  years: { fr: ['an', 'ans'], en: ['year', 'years'] },
  euros: { fr: ['euro', 'euros'], en: ['euro', 'euros'] },
};

/** A figure as it is read in a language: `10 000+`, `+70 %`, `1-2 days`, `30,000 to 60,000 euros`. */
export function formatFigure(figure: Figure, language: Language): string {
  const sign = figure.signed ? 'exceptZero' : 'auto';
  const format = new Intl.NumberFormat(language, {
    signDisplay: sign,
    useGrouping: figure.grouped ?? true,
    maximumFractionDigits: 3,
  });
  const between = figure.unit === 'euros' ? { fr: ' à ', en: ' to ' }[language] : '-';
  const range = figure.max === undefined ? '' : `${between}${format.format(figure.max)}`;
  const number = `${format.format(figure.value)}${range}${figure.more ? '+' : ''}`;
  if (figure.unit === 'percent') return language === 'fr' ? `${number}\u202f%` : `${number}%`;
  if (figure.unit === 'x') return `${number}x`;
  const unit = words[figure.unit]?.[language];
  if (!unit) return number;
  const [one, many] = unit;
  return `${number} ${(figure.max ?? figure.value) === 1 ? one : many}`;
}
