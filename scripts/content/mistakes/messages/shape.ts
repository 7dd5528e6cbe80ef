import { type Language, languages, nameOf } from '#schema/languages.ts';
import { type ToolLanguage, type Words, wordsOf } from '#schema/words.ts';
import { didYouMean, listed } from '../suggest.ts';
import { type Entry, type Hint, type None, withHint } from './message.ts';

const inEach = wordsOf(eachLanguage);

/** Mistakes of a value that its schema does not accept. */
export const shapeMistakes = {
  'missing-key': {
    describe: ({ key, description, hint }) => {
      const message = { en: `\`${key}\` is missing`, fr: `\`${key}\` manque` };
      return withHint(
        description === undefined ? { message } : { message, expected: description },
        hint,
      );
    },
  } satisfies Entry<{ key: string; description?: Words; hint: Words }>,
  'missing-translation': {
    describe: ({ language }) => {
      const other = languages.find((one) => one !== language);
      return {
        message: {
          en: `\`${language}\` is missing: add the ${nameOf(language)} text beside \`${other}\``,
          fr: `\`${language}\` manque : ajoutez le texte en ${nameOf(language, 'fr')} à côté de \`${other}\``,
        },
        expected: { en: `the same text ${inEach.en}`, fr: `le même texte ${inEach.fr}` },
      };
    },
  } satisfies Entry<{ language: Language }>,
  'no-language': {
    describe: () => ({
      message: { en: 'neither `fr` nor `en` is here', fr: 'il n’y a ni `fr` ni `en`' },
      expected: {
        en: 'the French (fr), the English (en), or both',
        fr: 'le français (fr), l’anglais (en), ou les deux',
      },
    }),
  } satisfies Entry<None>,
  'both-languages': {
    describe: ({ fixed }) => ({
      message: {
        en: 'this text stands in one language only',
        fr: 'ce texte n’est écrit que dans une langue',
      },
      expected: { en: `the text ${inEach.en}`, fr: `le texte ${inEach.fr}` },
      hint: {
        en: `write this text in both languages: \`${fixed}\``,
        fr: `écrivez ce texte dans les deux langues : \`${fixed}\``,
      },
    }),
  } satisfies Entry<{ fixed: string }>,
  'french-only': {
    describe: () => ({
      message: severalLanguages,
      expected: {
        en: 'plain text: this file is written in one language',
        fr: 'du texte simple : ce fichier est écrit dans une seule langue',
      },
      hint: {
        en: 'this page is French only: write the French text alone',
        fr: 'cette page n’existe qu’en français : écrivez le texte français seul',
      },
    }),
  } satisfies Entry<None>,
  'one-language': {
    describe: ({ language }) => ({
      message: severalLanguages,
      expected: {
        en: 'plain text: this part of the file is written in one language',
        fr: 'du texte simple : cette partie du fichier est écrite dans une seule langue',
      },
      hint:
        language === undefined
          ? {
              en: 'this text is shown in French only: write the French text alone',
              fr: 'ce texte n’est montré qu’en français : écrivez le texte français seul',
            }
          : {
              en: `this stands under \`${language}\` already: write the ${nameOf(language)} text alone`,
              fr: `ceci se trouve déjà sous \`${language}\` : écrivez le texte en ${nameOf(language, 'fr')} seul`,
            },
    }),
  } satisfies Entry<{ language?: Language }>,
  'unknown-key': {
    describe: ({ key, known, likely, hint }) =>
      withHint(
        {
          message:
            likely === undefined
              ? { en: `unknown key \`${key}\``, fr: `clé inconnue \`${key}\`` }
              : {
                  en: `unknown key \`${key}\`, did you mean \`${likely}\`?`,
                  fr: `clé inconnue \`${key}\`, vouliez-vous écrire \`${likely}\` ?`,
                },
          expected:
            known.length > 0 ? listed(known, 20) : { en: 'no key here', fr: 'aucune clé ici' },
          ...(likely !== undefined && { aspect: 'mistyped' }),
        },
        hint ?? (likely === undefined ? removeOrMove : undefined),
      ),
  } satisfies Entry<{ key: string; known: readonly string[]; likely?: string; hint?: Words }>,
  'wrong-key': {
    describe: ({ key, expected }) => ({
      message: {
        en: `\`${key}\` cannot be a key here`,
        fr: `\`${key}\` ne peut pas être une clé ici`,
      },
      expected,
    }),
  } satisfies Entry<{ key: string; expected: Words }>,
  'unknown-kind': {
    describe: ({ kind, known }) => {
      const likely = afterComma(didYouMean(kind, known));
      const all = listed(known, 40);
      return {
        message: {
          en: `there is no section of kind \`${kind}\`${likely.en}`,
          fr: `il n’y a pas de section de genre \`${kind}\`${likely.fr}`,
        },
        expected: { en: `one of ${all.en}`, fr: `un genre parmi ${all.fr}` },
        ...(likely.cure && { cure: likely.cure }),
      };
    },
  } satisfies Entry<{ kind: string; known: readonly string[] }>,
  'unknown-value': {
    describe: ({ value, known }) => {
      const likely = afterComma(didYouMean(value, known));
      return {
        message: {
          en: `\`${value}\` is not possible here${likely.en}`,
          fr: `\`${value}\` n’est pas possible ici${likely.fr}`,
        },
        expected: listed(known, 40),
        ...(likely.cure && { cure: likely.cure }),
      };
    },
  } satisfies Entry<{ value: string; known: readonly string[] }>,
  'empty-value': {
    describe: ({ key, expected = { en: 'a value', fr: 'une valeur' }, isEmptyText }) => ({
      message: { en: `\`${key}\` has no value`, fr: `\`${key}\` n’a pas de valeur` },
      expected,
      hint: isEmptyText
        ? { en: 'write the words that belong here', fr: 'écrivez les mots qui manquent ici' }
        : {
            en: 'write it on this line, or on indented lines below',
            fr: 'écrivez-la sur cette ligne, ou au-dessous sur des lignes en retrait',
          },
    }),
  } satisfies Entry<{ key: string; expected?: Words; isEmptyText?: true }>,
  'quotes-needed': {
    describe: ({ source, read, fixed }) => ({
      message: {
        en: `\`${source}\` is read as ${read.en}`,
        fr: `\`${source}\` est lu comme ${read.fr}`,
      },
      expected: { en: 'text', fr: 'du texte' },
      hint: {
        en: `quote it: \`${fixed}\``,
        fr: `mettez-le entre guillemets droits : \`${fixed}\``,
      },
    }),
  } satisfies Entry<{ source: string; read: Words; fixed: string }>,
  'quotes-superfluous': {
    describe: ({ source, wanted, fixed }) => ({
      message: { en: `\`${source}\` is read as text`, fr: `\`${source}\` est lu comme du texte` },
      expected: wanted,
      hint: {
        en: `remove the quotes: \`${fixed}\``,
        fr: `retirez les guillemets : \`${fixed}\``,
      },
    }),
  } satisfies Entry<{ source: string; wanted: Words; fixed: string }>,
  'wrong-type': {
    describe: ({ found, wanted, description, hint }) =>
      withHint(
        {
          message: {
            en: `${found.en} stands where ${wanted.en} belongs`,
            fr: `${found.fr} se trouve là où il faut ${wanted.fr}`,
          },
          expected: description ?? wanted,
        },
        hint,
      ),
  } satisfies Entry<{ found: Words; wanted: Words; description?: Words; hint?: Words }>,
  'wrong-format': {
    describe: ({ value, expected, hint }) =>
      withHint(
        {
          message: {
            en: `\`${value}\` has not the form that is needed`,
            fr: `\`${value}\` n’a pas la forme qu’il faut`,
          },
          expected,
        },
        hint,
      ),
  } satisfies Entry<{ value: string; expected: Words; hint?: Hint }>,
  'wrong-count': {
    describe: ({ found, limit, bound, unit, reason }) => {
      const plural = found === 1 ? '' : 's';
      const { en, fr } = units[unit];
      return {
        message: {
          en: `there ${found === 1 ? 'is' : 'are'} ${found} ${en}${plural}`,
          fr: `il y a ${found} ${fr}${found > 1 ? 's' : ''}`,
        },
        expected: reason ?? {
          en: `${bounds[bound].en} ${limit}`,
          fr: `${bounds[bound].fr} ${limit}`,
        },
      };
    },
  } satisfies Entry<{
    found: number;
    limit: number;
    /** The limit with its reason, where its schema gives one. */
    reason?: Words;
    bound: keyof typeof bounds;
    unit: keyof typeof units;
  }>,
  'wrong-value': {
    describe: ({ problem }) => ({ message: problem }),
  } satisfies Entry<{ problem: Words }>,
};

const bounds = {
  exactly: { en: 'exactly', fr: 'exactement' },
  least: { en: 'at least', fr: 'au moins' },
  most: { en: 'at most', fr: 'au plus' },
};

const units = {
  item: { en: 'item', fr: 'élément' },
  character: { en: 'character', fr: 'caractère' },
};

const severalLanguages: Words = {
  en: 'this text stands in several languages',
  fr: 'ce texte est écrit dans plusieurs langues',
};

const removeOrMove: Words = {
  en: 'remove it, or move it to its place',
  fr: 'supprimez-la, ou déplacez-la à sa place',
};

function afterComma(hint: Hint | undefined): Hint {
  if (hint === undefined) return { en: '', fr: '' };
  return { ...hint, en: `, ${hint.en}`, fr: `, ${hint.fr}` };
}

/** `in French (fr) and in English (en)`, `en français (fr) et en anglais (en)`. */
function eachLanguage(tongue: ToolLanguage): string {
  const before = tongue === 'en' ? 'in' : 'en';
  const named = languages.map((language) => `${before} ${nameOf(language, tongue)} (${language})`);
  return new Intl.ListFormat(tongue === 'en' ? 'en-GB' : 'fr-FR').format(named);
}
