import { type Language, nameOf } from '#schema/languages.ts';
import type { Words } from '#schema/words.ts';
import { didYouMean } from '../suggest.ts';
import { type Entry, withHint } from './message.ts';

type Known = { known: readonly string[] };

/** Mistakes in the strings of the interface. */
export const interfaceMistakes = {
  'unknown-message': {
    describe: ({ id, known }) =>
      withHint(
        {
          message: {
            en: `the code uses the message \`${id}\`, which content/interface.yaml does not have`,
            fr: `le code emploie le message \`${id}\`, que content/interface.yaml ne contient pas`,
          },
          expected: {
            en: 'an id of content/interface.yaml',
            fr: 'un identifiant de content/interface.yaml',
          },
        },
        didYouMean(id, known),
      ),
  } satisfies Entry<{ id: string } & Known>,
  'unused-message': {
    describe: ({ id }) => ({
      message: {
        en: `nothing shows the message \`${id}\``,
        fr: `rien ne montre le message \`${id}\``,
      },
      hint: { en: 'remove it', fr: 'supprimez-le' },
    }),
  } satisfies Entry<{ id: string }>,
  'message-arguments': {
    describe: ({ id, here, there, language, isQuoted }) => ({
      message: {
        en: `\`${id}\` has not the same arguments in both languages`,
        fr: `\`${id}\` n’a pas les mêmes arguments dans les deux langues`,
      },
      expected: {
        en: `${names(there).en}, as in ${nameOf(language)}`,
        fr: `${names(there).fr}, comme en ${nameOf(language, 'fr')}`,
      },
      hint: isQuoted
        ? {
            en: "`'{` makes the brace plain text: write the apostrophe as `’`",
            fr: "`'{` fait de l’accolade un simple texte : écrivez l’apostrophe `’`",
          }
        : { en: `this one has ${names(here).en}`, fr: `celui-ci a ${names(here).fr}` },
    }),
  } satisfies Entry<{
    id: string;
    here: readonly string[];
    there: readonly string[];
    /** The language in which it has the others. */
    language: Language;
    /** Whether an apostrophe quotes a brace in it, as ICU wants it. */
    isQuoted: boolean;
  }>,
  'message-syntax': {
    describe: ({ id, problem }) => ({
      message: {
        en: `\`${id}\` is no ICU message: ${problem}`,
        fr: `\`${id}\` n’est pas un message ICU : ${problem}`,
      },
      expected: {
        en: 'text with arguments such as `{count}` or `{count, plural, one {…} other {…}}`',
        fr: 'un texte à arguments tels que `{count}` ou `{count, plural, one {…} other {…}}`',
      },
      hint: {
        en: 'every `{` needs its `}`; a brace meant as text stands between apostrophes',
        fr: 'à chaque `{` son `}` ; une accolade qui est du texte se met entre apostrophes',
      },
    }),
  } satisfies Entry<{ id: string; problem: string }>,
};

function names(words: readonly string[]): Words {
  if (words.length === 0) return { en: 'none', fr: 'aucun' };
  const quoted = words.map((word) => `\`${word}\``).join(', ');
  return { en: quoted, fr: quoted };
}
