import { shorten, toWriteInFile } from '../../mistakes/quote.ts';
import { dataAbove, isNoEntry, type Line, type Slip } from './slip.ts';

/** The first item of a list without its dash: YAML stops at the second one. */
export const missingDash: Slip = {
  explain: ({ report, text, line }) => {
    const indent = /^( *)- /.exec(line.text)?.[1]?.length;
    if (indent === undefined) return undefined;
    let first: Line | undefined;
    for (const above of dataAbove(text, line.start)) {
      if (above.text.search(/\S/) < indent) {
        if (first?.text.search(/\S/) !== indent + 2) return undefined;
        const start = first.start + indent;
        const written = first.text.trim();
        return report('yaml-syntax', start, start + 2 + written.length, {
          problem: {
            en: 'the item of the list that begins here has no `- `',
            fr: 'l’élément de liste qui commence ici n’a pas de `- `',
          },
          expected: { en: '`- ` and the item', fr: '`- ` puis l’élément' },
          hint: toWriteInFile(`- ${written}`),
        });
      }
      first = above;
    }
    return undefined;
  },
};

export const neitherKeyNorItem: Slip = {
  explain: ({ error, report, line }) => {
    const start = line.start + line.text.search(/\S|$/);
    const end = line.start + line.text.trimEnd().length;
    if (!isNoEntry(error) || start >= end) return undefined;
    return report('yaml-syntax', start, end, {
      problem: {
        en: `\`${shorten(line.text, 40)}\` is neither a key with its value nor a list item`,
        fr: `\`${shorten(line.text, 40)}\` n’est ni une clé avec sa valeur, ni un élément de liste`,
      },
      expected: { en: '`key: value`, or `- item`', fr: '`clé: valeur`, ou `- élément`' },
      hint: {
        en: 'a text that goes on from the line above is indented under its key, after `key: >-`',
        fr: 'un texte qui poursuit la ligne du dessus se met en retrait sous sa clé, après `clé: >-`',
      },
    });
  },
};
