import {
  type CollectionTag,
  Composer,
  type CST,
  Document,
  isMap,
  isNode,
  isScalar,
  Parser,
  Scalar,
  type ScalarTag,
  type Tags,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type StringifyContext, stringifyString, stringTag } from 'yaml/util';
import { yamlOptions } from './read/locate.ts';

/**
 * The one form of content: two spaces a step, `{ fr: un }` and `[un, deux]` where they fit on a line and lines
 * of their own where not, long texts folded below `>-`. Order, comments, quotes and empty lines are the writer's.
 */
export function canonical(text: string): string {
  const document = openDocument(text);
  return document ? writeDocument(document, text) : text;
}

/** A text to be changed and written again, each comment where it speaks; undefined where it is no YAML. */
export function openDocument(text: string): Document | undefined {
  const tokens = [...new Parser().parse(text)];
  for (const token of tokens) {
    if (token.type === 'document') token.end = [...takeOuter(token.value), ...(token.end ?? [])];
  }
  const options = { ...yamlOptions, customTags, keepSourceTokens: true };
  const [document, another] = new Composer(options).compose(tokens, true, text.length);
  if (!document || another || document.errors.length > 0) return undefined;
  visit(document, {
    Pair(_, { key, value, srcToken }) {
      const behind = srcToken?.sep?.slice(
        0,
        srcToken.sep.findIndex(({ type }) => type === 'newline'),
      );
      const comment = behind?.find(({ type }) => type === 'comment');
      if (!comment || !isScalar(key) || !isNode(value)) return;
      key.comment = comment.source.slice(1);
      value.commentBefore =
        value.commentBefore?.slice(key.comment.length).replace(/^\n+/u, '') || null;
    },
  });
  if (isMap(document.contents)) leadWithComments(document.contents);
  return document;
}

/**
 * Takes out of a block what stands below it and further out, which the parser leaves in it where a comment
 * of its own comes first, or an empty value: it is of what comes next.
 */
function takeOuter(block: CST.Token | null | undefined): CST.SourceToken[] {
  if (block?.type !== 'block-map' && block?.type !== 'block-seq') return [];
  let outer: CST.SourceToken[] = [];
  for (const { start, sep, value } of block.items) {
    start.unshift(...outer);
    outer = takeOuter(value);
    if (value || !sep) continue;
    const end = sep.findIndex(({ type }) => type === 'newline') + 1;
    const isBelow = sep
      .slice(end)
      .every(({ type, indent }) => type !== 'comment' || indent <= block.indent);
    if (end > 0 && isBelow) outer = sep.splice(end);
  }
  if (outer.length > 0) block.items.push({ start: outer });
  const last = block.items.at(-1);
  const isItem = last?.start.some(({ type }) => type.endsWith('-ind'));
  if (!last || isItem || last.key || last.sep || last.value) return [];
  const isComment = ({ type }: CST.SourceToken) => type === 'comment';
  const first = last.start.findIndex((each) => isComment(each) && each.indent < block.indent);
  if (first === -1 && last.start.some(isComment)) return [];
  const own = last.start.slice(0, Math.max(0, first)).findLastIndex(isComment);
  // Behind the comment stands the end of its line.
  outer = last.start.splice(own === -1 ? 0 : own + 2);
  if (last.start.length === 0) block.items.pop();
  return outer;
}

/** What stands above the first key or item is read as standing above the whole: there it must be to be written. */
export function leadWithComments(collection: YAMLMap | YAMLSeq): void {
  const [item] = collection.items;
  const first = isMap(collection) ? collection.items[0]?.key : item;
  if (!isNode(first)) return;
  first.spaceBefore = false;
  if (!first.commentBefore) return;
  const above = collection.commentBefore ? `${collection.commentBefore}\n` : '';
  collection.commentBefore = above + first.commentBefore;
  first.commentBefore = null;
}

/** Data as a file of content that nobody has written before. */
export function newYaml(value: unknown): string {
  return writeDocument(new Document(value, { customTags }), '');
}

/** `before`: the text that the document was, whose lines end as the new ones shall. */
export function writeDocument(document: Document, before: string): string {
  const written = document.toString({ lineWidth, nullStr: '' });
  return before.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written;
}

const lineWidth = 110;

function customTags(tags: Tags): Tags {
  return tags.map((tag) => {
    if (typeof tag === 'string') return tag;
    if (tag.collection) return collectionTag(tag, tag.collection === 'map' ? ' ' : '');
    return tag.tag === stringTag.tag ? textTag(tag) : tag;
  });
}

/** The library pads brackets as it does braces, and breaks what is too long for its line within them. */
function collectionTag(tag: CollectionTag, flowCollectionPadding: string): CollectionTag {
  function stringify(
    node: YAMLMap | YAMLSeq,
    context: StringifyContext,
    ...heard: (() => void)[]
  ): string {
    const written = node.toString({ ...context, flowCollectionPadding }, ...heard);
    const isShort = context.indent.length + written.length <= lineWidth && !written.includes('\n');
    if (!node.flow || context.inFlow || isShort) return written;
    node.flow = false;
    return node.toString({ ...context, flowCollectionPadding }, ...heard);
  }
  return Object.assign({}, tag, { stringify });
}

/** The library folds a text on the line of its key, and leaves characters that no reader of YAML takes. */
function textTag(tag: ScalarTag): ScalarTag {
  const { stringify = stringifyString } = tag;
  return {
    ...tag,
    stringify(item, context, ...heard) {
      if (refused.test(String(item.value))) return escaped(String(item.value));
      const written = stringify(item, context, ...heard);
      const isFolded = written.includes('\n') && !/^[|>]/u.test(written);
      if (!isFolded || context.inFlow || context.implicitKey) return written;
      item.type = Scalar.BLOCK_FOLDED;
      return stringify(item, context, ...heard);
    },
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them
const refused = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]/u;

function escaped(text: string): string {
  return JSON.stringify(text).replace(
    /[\x7f-\x9f\u2028\u2029\ufeff]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
