import type { ToolLanguage } from '#schema/words.ts';
import type { Diagnostic } from '../mistakes/catalogue.ts';

/** The words of a report around what each diagnostic says. */
type Labels = {
  severity: Record<Diagnostic['severity'], string>;
  expected: string;
  hint: string;
  mistakesIn: (mistakes: number, files: number) => string;
  noMistakes: string;
  warnings: (number: number) => string;
  notes: (number: number) => string;
  /** Many notes of one kind, and how to see each. */
  manyNotes: (number: number, files: number) => string;
  /** Before the other places of the same mistake. */
  also: (number: number) => string;
};

export const labels: Record<ToolLanguage, Labels> = {
  en: {
    severity: { error: 'error', warning: 'warning', note: 'note' },
    expected: 'expected:',
    hint: 'hint:',
    mistakesIn: (mistakes, files) => `${many(mistakes, 'mistake')} in ${many(files, 'file')}`,
    noMistakes: 'no mistakes',
    warnings: (number) => many(number, 'warning'),
    notes: (number) => many(number, 'note'),
    manyNotes: (number, files) =>
      `${many(number, 'note')} in ${many(files, 'file')} (\`npm run content:check -- --notes\` lists them)`,
    also: (number) => `the same at ${many(number, 'other place')}:`,
  },
  fr: {
    severity: { error: 'erreur', warning: 'avertissement', note: 'remarque' },
    expected: 'attendu\u00a0:',
    hint: 'conseil\u00a0:',
    mistakesIn: (mistakes, files) => `${many(mistakes, 'erreur')} dans ${many(files, 'fichier')}`,
    noMistakes: 'aucune erreur',
    warnings: (number) => many(number, 'avertissement'),
    notes: (number) => many(number, 'remarque'),
    manyNotes: (number, files) =>
      `${many(number, 'remarque')} dans ${many(files, 'fichier')} (\`npm run content:check -- --notes\` en donne la liste)`,
    also: (number) =>
      number === 1
        ? 'de même à un autre endroit\u00a0:'
        : `de même à ${number} autres endroits\u00a0:`,
  },
};

function many(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
