import { type LimitName, limits, wishOf } from '#schema/limits.ts';
import type { Words } from '#schema/words.ts';
import { type Entry, withHint } from './message.ts';

/** Where the same thing stands already, as `path:line`. */
type First = { first: string };

const templateUses: Record<string, Words> = {
  'not-found': { en: 'unknown addresses', fr: 'les adresses inconnues' },
  error: { en: 'pages that fail', fr: 'les pages qui échouent' },
};

/** Mistakes between pages, and within one, beyond the shape of a value. */
export const pageMistakes = {
  placeholder: {
    describe: ({ written }) => ({
      message: {
        en: `\`${written}\` stands in for a real value: it must not go public`,
        fr: `\`${written}\` tient lieu d’une vraie valeur : le site ne peut pas paraître ainsi`,
      },
      expected: {
        en: 'what is true of your company, its host, its mailboxes or its press',
        fr: 'ce qui est vrai de votre société, de son hébergeur, de ses adresses ou de sa presse',
      },
    }),
  } satisfies Entry<{ written: string }>,
  'duplicate-id': {
    describe: ({ id, first }) => ({
      message: { en: `\`${id}\` is used twice`, fr: `\`${id}\` est employé deux fois` },
      expected: {
        en: 'an `id` that stands once on its page',
        fr: 'un `id` unique sur sa page',
      },
      hint: {
        en: `the first one is at ${first}: choose another word here`,
        fr: `le premier est en ${first} : choisissez ici un autre mot`,
      },
    }),
  } satisfies Entry<{ id: string } & First>,
  'duplicate-address': {
    describe: ({ address, first }) => ({
      message: {
        en: `the address \`${address}\` belongs to another page already`,
        fr: `l’adresse \`${address}\` est déjà celle d’une autre page`,
      },
      expected: {
        en: 'an address of its own for each page and alias',
        fr: 'une adresse propre à chaque page et à chaque alias',
      },
      hint: { en: `the other one is at ${first}`, fr: `l’autre est en ${first}` },
    }),
  } satisfies Entry<{ address: string } & First>,
  'missing-template': {
    describe: ({ purpose, path }) => {
      const name = purpose.replaceAll('-', ' ');
      const use = templateUses[purpose] ?? { en: name, fr: `la collection \`${purpose}\`` };
      return {
        message: {
          en: `there is no template for ${use.en}`,
          fr: `il n’y a pas de modèle pour ${use.fr}`,
        },
        expected: {
          en: `a file of content/templates with \`for: ${purpose}\``,
          fr: `un fichier de content/templates avec \`for: ${purpose}\``,
        },
        hint: {
          en: `bring ${path} back from the history, or write it anew`,
          fr: `reprenez ${path} dans l’historique, ou récrivez-le`,
        },
      };
    },
  } satisfies Entry<{ purpose: string; path: string }>,
  'duplicate-page': {
    describe: ({ page, first }) => ({
      message: {
        en: `there is a page \`${page}\` already`,
        fr: `il y a déjà une page \`${page}\``,
      },
      expected: {
        en: 'one page of a name: a name is a file of content/pages, or the `for` of a template',
        fr: 'une seule page par nom : un nom est un fichier de content/pages, ou le `for` d’un modèle',
      },
      hint: {
        en: `the other one is at ${first}: rename this file, or remove it`,
        fr: `l’autre est en ${first} : renommez ce fichier, ou supprimez-le`,
      },
    }),
  } satisfies Entry<{ page: string } & First>,
  'unsafe-slug': {
    describe: ({ slug }) => ({
      message: {
        en: `the address made from this title, \`${slug}\`, does not work`,
        fr: `l’adresse tirée de ce titre, \`${slug}\`, ne fonctionne pas`,
      },
      expected: {
        en: 'a title without `/`, `?`, `#`, `%` and `\\`',
        fr: 'un titre sans `/`, `?`, `#`, `%` ni `\\`',
      },
    }),
  } satisfies Entry<{ slug: string }>,
  'duplicate-title': {
    describe: ({ title, first }) => ({
      message: {
        en: `another page has the title “${title}”`,
        fr: `une autre page a le titre « ${title} »`,
      },
      expected: {
        en: 'a title that stands once in the site',
        fr: 'un titre unique dans le site',
      },
      hint: { en: `the other one is at ${first}`, fr: `l’autre est en ${first}` },
    }),
  } satisfies Entry<{ title: string } & First>,
  'same-wall': {
    describe: ({ first }) => ({
      message: {
        en: 'another page has nearly the same wall',
        fr: 'une autre page a presque le même mur',
      },
      expected: {
        en: 'a wall that differs from each other page’s in two words at least, one of them its opening or its top',
        fr: 'un mur qui diffère de celui de chaque autre page par deux mots au moins, dont l’ouverture ou le couronnement',
      },
      hint: { en: `the other one is at ${first}`, fr: `l’autre est en ${first}` },
    }),
  } satisfies Entry<First>,
  'duplicate-description': {
    describe: ({ first }) => ({
      message: {
        en: 'another page has the same description',
        fr: 'une autre page a la même description',
      },
      expected: {
        en: 'a description that stands once in the site',
        fr: 'une description unique dans le site',
      },
      hint: { en: `the other one is at ${first}`, fr: `l’autre est en ${first}` },
    }),
  } satisfies Entry<First>,
  'title-length': {
    describe: ({ length }) => ({
      message: { en: `the title has ${length} characters`, fr: `le titre a ${length} caractères` },
      expected: {
        en: '15 to 60 characters, tokens resolved, a long product name counted as 8',
        fr: '15 à 60 caractères, variables remplacées, un long nom de produit compté pour 8',
      },
      hint: length < 15 ? sayMore : takeAway(length - 60),
    }),
  } satisfies Entry<{ length: number }>,
  'description-length': {
    describe: ({ length }) => ({
      message: {
        en: `the description has ${length} characters`,
        fr: `la description a ${length} caractères`,
      },
      expected: {
        en: '70 to 160 characters, tokens resolved, a long product name counted as 8',
        fr: '70 à 160 caractères, variables remplacées, un long nom de produit compté pour 8',
      },
      hint: length < 70 ? sayMore : takeAway(length - 160),
    }),
  } satisfies Entry<{ length: number }>,
  'text-length': {
    describe: ({ length, limit }) => ({
      message: {
        en: `this text has ${length} characters`,
        fr: `ce texte a ${length} caractères`,
      },
      expected: wishOf(limit),
      hint: takeAway(length - limits[limit].characters),
    }),
  } satisfies Entry<{ length: number; limit: LimitName }>,
  'rich-syntax': {
    describe: ({ problem, hint }) =>
      withHint(
        {
          message: problem,
          expected: {
            en: 'paragraphs, `- ` lists, `**strong**`, `*emphasis*` and `[text](/address)`',
            fr: 'des paragraphes, des listes `- `, du `**gras**`, de l’`*italique*` et des liens `[texte](/adresse)`',
          },
        },
        hint,
      ),
  } satisfies Entry<{ problem: Words; hint?: Words }>,
  'row-length': {
    describe: ({ cells, columns }) => ({
      message: {
        en: `the row has ${count(cells, 'cell')}, the table ${count(columns, 'column')}`,
        fr: `la ligne a ${count(cells, 'cellule')}, le tableau ${count(columns, 'colonne')}`,
      },
      expected: {
        en: 'as many cells a row as columns',
        fr: 'autant de cellules par ligne que de colonnes',
      },
    }),
  } satisfies Entry<{ cells: number; columns: number }>,
  'figure-or-symbol': {
    describe: ({ both }) => ({
      message: both
        ? { en: '`figure` and `symbol` exclude each other', fr: '`figure` et `symbol` s’excluent' }
        : { en: 'this statistic shows no figure', fr: 'cette statistique ne montre aucun chiffre' },
      expected: {
        en: '`figure`, the name of a figure of content/figures.yaml, or `symbol`, a sign such as “∞”',
        fr: '`figure`, le nom d’un chiffre de content/figures.yaml, ou `symbol`, un signe tel que « ∞ »',
      },
      hint: both
        ? { en: 'keep one of the two', fr: 'gardez l’un des deux' }
        : { en: 'add `figure: clients`, say', fr: 'ajoutez par exemple `figure: clients`' },
    }),
  } satisfies Entry<{ both: boolean }>,
  'press-link': {
    describe: ({ available }) => ({
      message: available
        ? {
            en: 'the article is available and has no `link`',
            fr: 'l’article est disponible et n’a pas de `link`',
          }
        : {
            en: 'the article is not available and has a `link`',
            fr: 'l’article n’est pas disponible et a un `link`',
          },
      expected: {
        en: 'a `link` exactly where `available` is true',
        fr: 'un `link` exactement là où `available` vaut true',
      },
      hint: available
        ? { en: 'add `link: https://…`', fr: 'ajoutez `link: https://…`' }
        : {
            en: 'set `available: true`, or remove `link`',
            fr: 'mettez `available: true`, ou supprimez `link`',
          },
    }),
  } satisfies Entry<{ available: boolean }>,
};

const sayMore: Words = {
  en: 'say more of what the page holds',
  fr: 'dites-en plus de ce que contient la page',
};

function takeAway(excess: number): Words {
  return { en: `take ${excess} away`, fr: `retirez-en ${excess}` };
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
