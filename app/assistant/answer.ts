import type { Language } from '#schema/languages.ts';
import { languageOfText } from './language-of-text.ts';
import { type LinkifyOptions, linkify, linkTo, type TextPart } from './linkify.ts';
import { withoutSigns, withoutTags } from './markup.ts';
import { textBlocks } from './text-blocks.ts';

/** What is shown of an answer. `lang`: a language other than the page's. */
export type AnswerBlock = { lang?: Language } & (
  | { kind: 'paragraph'; parts: TextPart[] }
  | { kind: 'list'; start?: number; items: TextPart[][] }
);

export type AnswerOptions = LinkifyOptions & { language: Language };

/**
 * Turns an answer, whoever wrote it, into what a visitor sees: paragraphs, lists and named links. No tag, no
 * sign of Markdown and no bare address of this site is left; every word is.
 */
export function answerTree(text: string, options: AnswerOptions): AnswerBlock[] {
  const bare = text.replace(bracketed, (written, address: string) =>
    address.startsWith('h') || linkTo(address, options) ? address : written,
  );
  const blocks = textBlocks(withoutTags(bare).replace(cutLink, '').trim());
  const spoken = languageOfText(text);
  return blocks.map((block) => {
    const words = block.kind === 'list' ? block.items.join('\n') : block.text;
    const language = languageOfText(words) ?? spoken;
    const lang = language !== undefined && language !== options.language && { lang: language };
    if (block.kind === 'paragraph') {
      return { kind: 'paragraph', ...lang, parts: partsOf(block.text, options) };
    }
    const items = block.items.map((item) => partsOf(item, options));
    return { ...block, ...lang, items };
  });
}

/** An address that was cut where the answer ends. */
const cutLink = /(?<!\])\s*[[(<]\s*(?:https?:\/\/|\/)[^\s)\]>…]*(?=…?(?:$|\n\n))/u;
/** An address between brackets that only say that it is one; a closing tag looks like one. */
const bracketed = /(?<!!)[<[]((?:https?:\/\/|\/)[^\s<>[\]]+)[>\]](?!\()/gu;
/** `[label](/address)`, an image's too, and one whose end was cut. */
const markdownLink = /!?\[([^[\]\n]+)\]\(\s*<?([^\s()<>]*)>?(?:\s+"[^"\n]*")?\s*(?:\)|$)/gu;

function partsOf(text: string, options: AnswerOptions): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: written, 1: label = '', 2: address = '', index } of text.matchAll(markdownLink)) {
    parts.push(...plainParts(text.slice(end, index), options));
    parts.push(...named(withoutSigns(label), address, options));
    end = index + written.length;
  }
  parts.push(...plainParts(text.slice(end), options));
  return parts;
}

function plainParts(text: string, options: AnswerOptions): TextPart[] {
  return linkify(withoutSigns(text).replace(/\[(?=[^\]]*$)/u, ''), options);
}

/** A link of this site bears its label, unless that is an address; another site's address is written out. */
function named(label: string, address: string, options: AnswerOptions): TextPart[] {
  const link = linkTo(address, options);
  if (link) return [{ to: link.to, text: linkTo(label, options) ? link.text : label }];
  const isElsewhere = /^(?:https?:|mailto:)/u.test(address) && !label.includes(address);
  return linkify(isElsewhere ? `${label} (${address})` : label, options);
}
