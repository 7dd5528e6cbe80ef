import { type Language, nameOf } from '#schema/languages.ts';
import type { Words } from '#schema/words.ts';
import { toRemove, toWrite } from '../quote.ts';
import type { Entry, None } from './message.ts';

const inFrench = new Intl.DisplayNames('fr', { type: 'language' });

/** The language's name in both languages. */
function named(language: Language): Words {
  return { en: nameOf(language), fr: inFrench.of(language) ?? language };
}

/** A rule of the site, as its feature words it. */
type Rule = { rule: string; feature: string };

/** What to do when the content is no longer as a rule promises it. */
function keepOrChange({ feature }: Rule): Words {
  return {
    en: `take the change back, or change the rule in ${feature} as well (the studio’s room “Rules”): \`npm test\` fails until then`,
    fr: `annulez le changement, ou changez aussi la règle dans ${feature} (la pièce «\u00a0Règles\u00a0» du studio)\u00a0: \`npm test\` échoue jusque-là`,
  };
}

/** Doubts: what is right in form and may harm who reads it. `# sure: name because …` says that it is meant. */
export const doubts = {
  'brand-typed': {
    warning: true,
    describe: ({ name }) => ({
      message: {
        en: `the name \`${name}\` is typed out: when the product is renamed, it stays here`,
        fr: `le nom \`${name}\` est écrit en toutes lettres : si le produit change de nom, il restera ici`,
      },
      hint: toWrite('{product}', name),
    }),
  } satisfies Entry<{ name: string }>,
  'figure-typed': {
    warning: true,
    describe: ({ written, figure }) => ({
      message: {
        en: `\`${written}\` is the figure \`${figure}\`, typed out: when the figure changes, it stays here`,
        fr: `\`${written}\` est le chiffre \`${figure}\`, écrit à la main : si le chiffre change, il restera ici`,
      },
      hint: toWrite(`{figure.${figure}}`, written),
    }),
  } satisfies Entry<{ written: string; figure: string }>,
  'unfinished-text': {
    warning: true,
    describe: ({ written }) => ({
      message: {
        en: `\`${written}\`: this text says that it is not finished`,
        fr: `\`${written}\` : ce texte dit qu'il n'est pas terminé`,
      },
      hint: { en: 'finish the text, or take it out', fr: 'terminez le texte, ou retirez-le' },
    }),
  } satisfies Entry<{ written: string }>,
  'unwanted-word': {
    warning: true,
    describe: ({ written, wanted }) => ({
      message: {
        en: `\`${written}\` is not written here`,
        fr: `\`${written}\` ne s'écrit pas ici`,
      },
      hint: {
        en: `write \`${wanted}\` (docs/words.md says why)`,
        fr: `écrivez \`${wanted}\` (docs/words.md dit pourquoi)`,
        cure: { instead: written, write: wanted },
      },
    }),
  } satisfies Entry<{ written: string; wanted: string }>,
  'worn-phrase': {
    warning: true,
    describe: ({ phrase, files, most }) => ({
      message: {
        en: `\`${phrase}\` stands in ${files} files: it wears out`,
        fr: `\`${phrase}\` se lit dans ${files} fichiers : la formule s'use`,
      },
      expected: { en: `at most ${most} files`, fr: `${most} fichiers au plus` },
      hint: {
        en: 'say here what only this page can say (docs/words.md says why)',
        fr: 'dites ici ce que cette page est seule à dire (docs/words.md dit pourquoi)',
      },
    }),
  } satisfies Entry<{ phrase: string; files: number; most: number }>,
  'other-language': {
    warning: true,
    describe: ({ language, other }) => ({
      message: {
        en: `this reads like ${named(other).en}, and stands where ${named(language).en} belongs`,
        fr: `ce texte semble écrit en ${named(other).fr}, là où il faut un texte en ${named(language).fr}`,
      },
      hint: {
        en: `write it in ${named(language).en}, or exchange the two texts if they are swapped`,
        fr: `écrivez-le en ${named(language).fr}, ou échangez les deux textes s'ils sont inversés`,
      },
    }),
  } satisfies Entry<{ language: Language; other: Language }>,
  'same-text': {
    warning: true,
    describe: ({ language }) => ({
      message: {
        en: 'the same text stands in two languages: one is not translated',
        fr: "le même texte figure dans deux langues : l'un des deux n'est pas traduit",
      },
      hint: {
        en: `write the ${named(language).en} text`,
        fr: `écrivez le texte en ${named(language).fr}`,
      },
    }),
  } satisfies Entry<{ language: Language }>,
  'no-headline': {
    warning: true,
    describe: () => ({
      message: {
        en: 'the page has no main headline: no section of kind `hero`',
        fr: "la page n'a pas de titre principal : aucune section `hero`",
      },
      hint: {
        en: 'add a section of kind `hero` at the top: people who listen to the page find it by its headline',
        fr: 'ajoutez une section `hero` en tête : qui écoute la page la reconnaît à son titre',
      },
    }),
  } satisfies Entry<None>,
  'second-headline': {
    warning: true,
    describe: ({ first }) => ({
      message: {
        en: 'the page has two main headlines',
        fr: 'la page a deux titres principaux',
      },
      hint: {
        en: `the first one is at ${first}: make this one a \`pitch\`, or remove it`,
        fr: `la première est en ${first} : faites de celle-ci un \`pitch\`, ou retirez-la`,
      },
    }),
  } satisfies Entry<{ first: string }>,
  'equal-order': {
    warning: true,
    describe: ({ order, first }) => ({
      message: {
        en: `another entry has \`order: ${order}\`: which one comes first is left to the names of their files`,
        fr: `une autre fiche a \`order: ${order}\` : le nom des fichiers décide de celle qui vient d'abord`,
      },
      hint: {
        en: `the other one is at ${first}: choose a number between its neighbours`,
        fr: `l'autre est en ${first} : choisissez un nombre entre ses voisins`,
      },
    }),
  } satisfies Entry<{ order: number; first: string }>,
  'vague-link': {
    warning: true,
    describe: ({ words }) => ({
      message: {
        en: `the words \`${words}\` do not say where the link leads`,
        fr: `les mots \`${words}\` ne disent pas où mène le lien`,
      },
      hint: {
        en: 'put the link on words that name what is there: many readers go from link to link',
        fr: 'mettez le lien sur des mots qui nomment ce qui s’y trouve : beaucoup lisent de lien en lien',
      },
    }),
  } satisfies Entry<{ words: string }>,
  'bare-address': {
    warning: true,
    describe: ({ written, fixed }) => ({
      message: {
        en: `nobody can follow \`${written}\`: it is no link`,
        fr: `personne ne peut suivre \`${written}\` : ce n'est pas un lien`,
      },
      hint:
        fixed === undefined
          ? {
              en: 'name the site in words: this text holds no links',
              fr: 'nommez le site en toutes lettres : ce texte ne peut pas contenir de lien',
            }
          : toWrite(fixed, written),
    }),
  } satisfies Entry<{ written: string; fixed?: string }>,
  'picture-alternative': {
    warning: true,
    describe: ({ written }) => ({
      message: {
        en: `\`${written}\` names a file: it does not say what the picture shows`,
        fr: `\`${written}\` nomme un fichier : cela ne dit pas ce que montre l'image`,
      },
      hint: {
        en: 'say in a few words what one sees',
        fr: "dites en quelques mots ce que l'on voit",
      },
    }),
  } satisfies Entry<{ written: string }>,
  spelling: {
    warning: true,
    describe: ({ word, language, near }) => ({
      message: {
        en: `no ${named(language).en} dictionary knows \`${word}\``,
        fr: `aucun dictionnaire (${named(language).fr}) ne connaît \`${word}\``,
      },
      hint:
        near === undefined
          ? {
              en: 'correct it, or add it to content/spelling.yaml',
              fr: 'corrigez-le, ou ajoutez-le à content/spelling.yaml',
            }
          : {
              en: `write \`${near}\`, or add \`${word}\` to content/spelling.yaml`,
              fr: `écrivez \`${near}\`, ou ajoutez \`${word}\` à content/spelling.yaml`,
              cure: { instead: word, write: near },
            },
      newWord: { word, language },
    }),
  } satisfies Entry<{ word: string; language: Language; near?: string }>,
  typography: {
    warning: true,
    describe: ({ problem, written, fixed }) => ({
      message:
        written === undefined
          ? problem
          : { en: `\`${written}\`: ${problem.en}`, fr: `\`${written}\` : ${problem.fr}` },
      hint:
        fixed === undefined || written === undefined
          ? { en: 'look for its other half', fr: "cherchez l'autre moitié" }
          : fixed === ''
            ? toRemove(written)
            : toWrite(fixed, written),
    }),
  } satisfies Entry<{ problem: Words; written?: string; fixed?: string }>,
  'stale-translation': {
    note: true,
    describe: ({ language, original, changed }) => ({
      message: {
        en: `the original was changed on ${changed}, after this ${named(language).en} text`,
        fr: `l'original a été modifié le ${changed}, après ce texte en ${named(language).fr}`,
      },
      hint: {
        en: `read ${original}; when this is still right, write \`# sure: stale-translation because …\` above it`,
        fr: `lisez ${original} ; si ce texte est encore juste, écrivez \`# sure: stale-translation because …\` au-dessus`,
      },
    }),
  } satisfies Entry<{ language: Language; original: string; changed: string }>,
  'in-translation': {
    note: true,
    describe: ({ missing, wanted }) => ({
      message: {
        en: `${missing} of ${wanted} translations are still to be written: until then, other languages show this page in French`,
        fr: `${missing} traductions sur ${wanted} restent à écrire : d’ici là, les autres langues montrent cette page en français`,
      },
      hint: {
        en: 'remove the line once they are there',
        fr: 'supprimez cette ligne quand elles y seront',
      },
    }),
  } satisfies Entry<{ missing: number; wanted: number }>,
  translated: {
    warning: true,
    describe: () => ({
      message: {
        en: 'every text of this page is translated, and other languages still show it in French',
        fr: 'tous les textes de cette page sont traduits, et les autres langues la montrent encore en français',
      },
      hint: {
        en: 'remove the line to publish the translation',
        fr: 'supprimez cette ligne pour publier la traduction',
      },
    }),
  } satisfies Entry<None>,
  'unused-declaration': {
    warning: true,
    describe: ({ code }) => ({
      message: {
        en: `nothing here is doubted as \`${code}\` any more`,
        fr: `plus rien ici n'est mis en doute comme \`${code}\``,
      },
      hint: { en: 'remove the comment', fr: 'retirez le commentaire' },
    }),
  } satisfies Entry<{ code: string }>,
  'declaration-form': {
    warning: true,
    describe: ({ written }) => ({
      message: {
        en: `\`${written}\` declares nothing`,
        fr: `\`${written}\` ne déclare rien`,
      },
      expected: {
        en: '`# sure: ` with the name of a warning, `because` and the reason',
        fr: '`# sure: ` suivi du nom d’un avertissement, de `because` et de la raison',
      },
    }),
  } satisfies Entry<{ written: string }>,
  'promised-count': {
    warning: true,
    describe: ({ count, orMore, is, ...where }) => ({
      message: {
        en: `a rule of the site promises ${count}${orMore ? ' or more' : ''} in this section, and there ${is === 1 ? 'is' : 'are'} ${is}: “${where.rule}”`,
        fr: `une règle du site en promet ${count}${orMore ? ' ou plus' : ''} dans cette section, et il y en a ${is}\u00a0: «\u00a0${where.rule}\u00a0»`,
      },
      hint: keepOrChange(where),
    }),
  } satisfies Entry<{ count: number; orMore: boolean; is: number } & Rule>,
  'promised-order': {
    warning: true,
    describe: ({ place, wanted, is, ...where }) => ({
      message: {
        en: `a rule of the site promises \`${wanted ?? 'the end'}\` as part ${place} of this page, and ${is === undefined ? 'it is missing' : `it is \`${is}\``}: “${where.rule}”`,
        fr: `une règle du site promet ${wanted === undefined ? 'la fin' : `\`${wanted}\``} comme partie ${place} de cette page, et ${is === undefined ? 'elle manque' : `c’est \`${is}\``}\u00a0: «\u00a0${where.rule}\u00a0»`,
      },
      hint: keepOrChange(where),
    }),
  } satisfies Entry<{ place: number; wanted: string | undefined; is: string | undefined } & Rule>,
  'promised-figure': {
    warning: true,
    describe: ({ figure, says, ...where }) => ({
      message: {
        en: `a rule of the site promises “${says}” for \`${figure}\`: “${where.rule}”`,
        fr: `une règle du site promet «\u00a0${says}\u00a0» pour \`${figure}\`\u00a0: «\u00a0${where.rule}\u00a0»`,
      },
      hint: keepOrChange(where),
    }),
  } satisfies Entry<{ figure: string; says: string } & Rule>,
  'promised-address': {
    warning: true,
    describe: ({ address, ...where }) => ({
      message: {
        en: `a rule of the site promises a page at \`${address}\`, and there is none: “${where.rule}”`,
        fr: `une règle du site promet une page à l’adresse \`${address}\`, et il n’y en a pas\u00a0: «\u00a0${where.rule}\u00a0»`,
      },
      hint: keepOrChange(where),
    }),
  } satisfies Entry<{ address: string } & Rule>,
};
