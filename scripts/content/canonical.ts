import {
  type CollectionTag,
  Document,
  isNode,
  isScalar,
  parseDocument,
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
  return document.errors.length > 0 ? text : writeDocument(document, text);
}

/** A text to be changed and written again. What it lost by parsing alone is where comments behind a key stood. */
function openDocument(text: string): Document {
  const document = parseDocument(text, { ...yamlOptions, customTags, keepSourceTokens: true });
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
  return document;
}

/** Data as a file of content that nobody has written before. */
export function newYaml(value: unknown): string {
  return writeDocument(new Document(value, { customTags }), '');
}

/** `before`: the text that the document was, whose lines end as the new ones shall. */
function writeDocument(document: Document, before: string): string {
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
