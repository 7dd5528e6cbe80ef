import { fromMarkdown } from 'mdast-util-from-markdown';
import { languages } from '#schema/languages.ts';
import type { Block, Inline, RichText } from '#schema/text.ts';
import { sameWords, type Words } from '#schema/words.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** How the strings inside a rich text are completed. */
export type RichVisitor = {
  text: (text: string) => string;
  link: (to: string) => string;
  /** Told what rich texts do not have and this one uses: a heading, an image, HTML, … */
  refused: (problem: Words) => void;
};

const markup = /[*_`[\]<>#&\\|]|^\s*(?:[-+]|\d+[.)])\s|^\s*(?:-{3,}|={3,})/mu;

/** Parses the small Markdown of rich texts into a tree of blocks. */
export function parseRichText(source: string, visitor: RichVisitor): RichText {
  if (!markup.test(source)) {
    return source
      .trim()
      .split(/\n\s*\n/u)
      .map((paragraph) => [visitor.text(unwrap(paragraph))]);
  }
  return fromMarkdown(source).children.flatMap((node) => block(node, visitor));
}

/** The words of a rich text, one line a paragraph or item. */
export function plainText(text: RichText): string {
  return text.map(blockText).join('\n');
}

function block(node: Node, visitor: RichVisitor): Block[] {
  if (node.type === 'paragraph') return [inlines(node.children, visitor)];
  if (node.type === 'list') {
    const list = node.children.map((item) =>
      item.children.flatMap((child) => {
        if (child.type === 'paragraph') return inlines(child.children, visitor);
        visitor.refused(problemOf(child.type));
        return [];
      }),
    );
    return [node.ordered ? { list, ordered: true } : { list }];
  }
  visitor.refused(problemOf(node.type));
  return [];
}

function inlines(nodes: readonly Node[], visitor: RichVisitor): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [visitor.text(unwrap(node.value, false))];
      case 'strong':
        return [{ strong: inlines(node.children, visitor) }];
      case 'emphasis':
        return [{ em: inlines(node.children, visitor) }];
      case 'link':
        return [linkOrLanguage(node.url, inlines(node.children, visitor), visitor)];
      default:
        visitor.refused(problemOf(node.type));
        return [];
    }
  });
}

const languagePrefix = 'lang:';

/** `[mots](lang:fr)` are words in another language: they bear its code, and lead nowhere. */
function linkOrLanguage(to: string, text: Inline[], visitor: RichVisitor): Inline {
  if (!to.startsWith(languagePrefix)) return { to: visitor.link(to), text };
  const lang = languages.find((one) => one === to.slice(languagePrefix.length));
  if (lang) return { lang, text };
  visitor.refused({
    en: `\`${to}\` names no language of the site: ${languages.join(', ')}`,
    fr: `\`${to}\` ne nomme aucune langue du site : ${languages.join(', ')}`,
  });
  return { em: text };
}

const names: Partial<Record<Node['type'], Words>> = {
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

function problemOf(type: Node['type']): Words {
  const found = names[type] ?? sameWords(type);
  return {
    en: `this text has ${found.en}, which is not shown`,
    fr: `ce texte contient ${found.fr}, qui n’est pas montré`,
  };
}

function unwrap(text: string, trim = true): string {
  const joined = text.replaceAll(/\s*\n\s*/gu, ' ');
  return trim ? joined.trim() : joined;
}

function blockText(part: Block): string {
  return 'list' in part ? part.list.map(inlineText).join('\n') : inlineText(part);
}

function inlineText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('strong' in node) return inlineText(node.strong);
      if ('em' in node) return inlineText(node.em);
      return inlineText(node.text);
    })
    .join('');
}
