import type { fromMarkdown } from 'mdast-util-from-markdown';
import { sameWords, type Words } from '#schema/words.ts';
import type { Refuse } from './refuse-markup.ts';

export type RichNode = ReturnType<typeof fromMarkdown>['children'][number];

/** Refuses what rich texts do not have: a heading, HTML, an image, … */
export function refuseNode(node: RichNode, source: string, refuse: Refuse): void {
  const { from, written } = placeOf(node, source);
  refuse('rich-syntax', { problem: problemOf(node.type) }, from, from + written.length);
}

/** Where a node stands in the text, and its first line. */
export function placeOf({ position }: RichNode, source: string): { from: number; written: string } {
  const from = position?.start.offset ?? 0;
  const [written = ''] = source.slice(from, position?.end.offset ?? source.length).split('\n');
  return { from, written };
}

type Stray = readonly [find: RegExp, fix: (written: string) => string | undefined];

/** What is left of a mark that Markdown did not take for one. */
const strayMarks: readonly Stray[] = [
  [/\[[^\][]*\]\s+\([^()\s]*\)/u, (written) => written.replace(/\]\s+\(/u, '](')],
  [/\[[^\][]*\]\((?:[^()]*\))?/u, () => undefined],
  [
    /\[[^\][()]*\s\((?:[/#]|https?:|mailto:)[^()\s]*\)/u,
    (written) => written.replace(/\s+\(/u, ']('),
  ],
  [/\*\*(?:\s[^*]*\S\s*|\S[^*]*\s)\*\*/u, (written) => `**${written.slice(2, -2).trim()}**`],
  [/\S*\*\*\S*/u, (written) => written.replaceAll('**', '')],
  [/\*\p{L}[\p{L}\p{N}]*|\p{L}[\p{L}\p{N}]*\*/u, (written) => written.replace('*', '')],
];

/** Refuses half a mark, and a mark that a space takes apart. */
export function refuseStrayMarks(node: RichNode, source: string, refuse: Refuse): void {
  const from = node.position?.start.offset ?? 0;
  const text = source.slice(from, node.position?.end.offset ?? source.length);
  const bullet = /(?<=^|\s)•\s*\S*|(?<=^|\n)[·‣▪]\s+\S*/u.exec(text);
  if (bullet) {
    const start = from + bullet.index;
    refuse(
      'rich-syntax',
      { problem: bulletProblem(bullet[0].charAt(0)) },
      start,
      start + bullet[0].length,
    );
    return;
  }
  if (!/[*[\]]/u.test(text)) return;
  for (const [find, fix] of strayMarks) {
    const match = find.exec(text);
    if (!match) continue;
    const [written] = match;
    const start = from + match.index;
    const fixed = fix(written);
    const params = { written, ...(fixed !== undefined && { fixed }) };
    refuse('stray-markup', params, start, start + written.length);
    return;
  }
}

const names: Partial<Record<RichNode['type'], Words>> = {
  heading: {
    en: 'a heading (a line that starts with `#`, or is underlined)',
    fr: 'un titre (une ligne qui commence par `#`, ou qui est soulignée)',
  },
  code: {
    en: 'a block indented by four spaces or more, or between ```',
    fr: 'un bloc en retrait de quatre espaces ou plus, ou entre ```',
  },
  inlineCode: { en: 'code between backticks', fr: 'du code entre accents graves' },
  html: { en: 'HTML (text between `<` and `>`)', fr: 'du HTML (un texte entre `<` et `>`)' },
  image: { en: 'an image', fr: 'une image' },
  blockquote: {
    en: 'a quotation (a line that starts with `>`)',
    fr: 'une citation (une ligne qui commence par `>`)',
  },
  thematicBreak: {
    en: 'a line of hyphens or stars',
    fr: 'une ligne de traits d’union ou d’astérisques',
  },
  list: { en: 'a list in a list', fr: 'une liste dans une liste' },
  break: { en: 'a forced line break', fr: 'un saut de ligne forcé' },
  definition: { en: 'a link definition', fr: 'une définition de lien' },
  linkReference: {
    en: 'a link without an address: `[text](/address)`',
    fr: 'un lien sans adresse : `[texte](/adresse)`',
  },
};

function bulletProblem(sign: string): Words {
  return {
    en: `this text has a list written with \`${sign}\`: begin each item with \`- \`, on a line of its own`,
    fr: `ce texte contient une liste écrite avec \`${sign}\` : commencez chaque élément par \`- \`, sur sa propre ligne`,
  };
}

function problemOf(type: RichNode['type']): Words {
  const found = names[type] ?? sameWords(type);
  return {
    en: `this text has ${found.en}, which is not shown`,
    fr: `ce texte contient ${found.fr}, qui n’est pas montré`,
  };
}
