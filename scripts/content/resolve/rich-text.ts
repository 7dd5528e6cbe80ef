import { fromMarkdown } from 'mdast-util-from-markdown';
import { languages } from '#schema/languages.ts';
import type { Block, Inline, RichText } from '#schema/text.ts';
import type { Refuse } from './refuse-markup.ts';
import { placeOf, type RichNode, refuseNode, refuseStrayMarks } from './refuse-rich-text.ts';

type Reading = { source: string; visitor: RichVisitor };

/** How the strings inside a rich text are completed. */
export type RichVisitor = {
  text: (text: string) => string;
  link: (to: string, place: { from: number; to: number }) => string;
  /** Told what rich texts do not have and this one uses: a heading, HTML, half a mark, … */
  refuse: Refuse;
};

const markup = /[*_`[\]<>#&\\|•]|^\s*(?:[-+·‣▪]|\d+[.)])\s|^\s*(?:-{3,}|={3,})/mu;

/** Parses the small Markdown of rich texts into a tree of blocks. */
export function parseRichText(source: string, visitor: RichVisitor): RichText {
  if (!markup.test(source)) {
    return source
      .trim()
      .split(/\n\s*\n/u)
      .map((paragraph) => [visitor.text(unwrap(paragraph))]);
  }
  const reading = { source, visitor };
  return fromMarkdown(source).children.flatMap((node) => block(node, reading));
}

/** The words of a rich text, one line a paragraph or item. */
export function plainText(text: RichText): string {
  return text.map(blockText).join('\n');
}

function block(node: RichNode, reading: Reading): Block[] {
  if (node.type === 'paragraph') return [inlines(node.children, reading)];
  if (node.type === 'list') {
    const list = node.children.map((item) =>
      item.children.flatMap((child) => {
        if (child.type === 'paragraph') return inlines(child.children, reading);
        refuseNode(child, reading.source, reading.visitor.refuse);
        return [];
      }),
    );
    return [node.ordered ? { list, ordered: true } : { list }];
  }
  refuseNode(node, reading.source, reading.visitor.refuse);
  return [];
}

function inlines(nodes: readonly RichNode[], reading: Reading): Inline[] {
  const { source, visitor } = reading;
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        refuseStrayMarks(node, source, visitor.refuse);
        return [visitor.text(unwrap(node.value, false))];
      case 'strong':
        return [{ strong: inlines(node.children, reading) }];
      case 'emphasis':
        return [{ em: inlines(node.children, reading) }];
      case 'link':
        return [linkOrLanguage(node, reading)];
      default:
        refuseNode(node, source, visitor.refuse);
        return [];
    }
  });
}

const languagePrefix = 'lang:';

/** `[mots](lang:fr)` are words in another language: they bear its code, and lead nowhere. */
function linkOrLanguage(node: Extract<RichNode, { type: 'link' }>, reading: Reading): Inline {
  const { url } = node;
  const { visitor } = reading;
  const { from, written } = placeOf(node, reading.source);
  const end = from + written.length;
  const text = inlines(node.children, reading);
  if (!/[\p{L}\p{N}]/u.test(inlineText(text))) visitor.refuse('empty-link', { written }, from, end);
  if (!url.startsWith(languagePrefix)) return { to: visitor.link(url, { from, to: end }), text };
  const lang = languages.find((one) => one === url.slice(languagePrefix.length));
  if (lang) return { lang, text };
  const problem = {
    en: `\`${url}\` names no language of the site: ${languages.join(', ')}`,
    fr: `\`${url}\` ne nomme aucune langue du site : ${languages.join(', ')}`,
  };
  visitor.refuse('rich-syntax', { problem }, from, end);
  return { em: text };
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
