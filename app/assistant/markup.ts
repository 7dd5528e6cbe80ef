/** Elements that end a line where they stand. */
const lineNames = 'br|hr|p|div|h[1-6]|tr|ul|ol|table|blockquote|pre';
const wordNames =
  'b|i|u|s|em|strong|small|sub|sup|span|a|code|mark|img|td|th|thead|tbody|li|svg|script|style|iframe|font';
const lineTag = new RegExp(String.raw`<\/?(?:${lineNames})(?:\s[^<>]*)?\/?>`, 'giu');
const wordTag = new RegExp(String.raw`<\/?(?:${wordNames})(?:\s[^<>]*)?\/?>`, 'giu');
const anchor = /<a\s[^<>]*href\s*=\s*["']?([^"'\s<>]+)["']?[^<>]*>([\s\S]*?)<\/a>/giu;
/** What models are trained with: `<|im_end|>`, `[INST]`. */
const modelSign = /<\|[^<>|]*\|>|\[\/?INST\]|<<\/?SYS>>/gu;
/** Of any name: `<answer>…</answer>`. */
const pair = /<([a-z][\w-]*)(?:\s[^<>]*)?>([\s\S]*?)<\/\1>/giu;

/** A text without tags: a link is written as Markdown has it, an item as a line with a bullet. */
export function withoutTags(text: string): string {
  const plain = text
    .replace(modelSign, '')
    .replace(anchor, '[$2]($1)')
    .replace(/<li(?:\s[^<>]*)?>/giu, '\n- ')
    .replace(/<\/t[dh]>\s*(?=<t[dh])/giu, ' – ')
    .replace(lineTag, '\n')
    .replace(wordTag, '');
  return withoutPairs(plain).replace(/<\/[a-z][\w:-]*\s*>/giu, '');
}

/** Pairs may hold others. */
function withoutPairs(text: string): string {
  const plain = text.replace(pair, '$2');
  return plain === text ? text : withoutPairs(plain);
}

/**
 * A text without the signs by which Markdown stresses words. A star that multiplies, a line within a name and
 * what a backslash protects are no such signs.
 */
export function withoutSigns(text: string): string {
  return text.replace(
    /\\([!-/:-@[-`{-~])|\*+|_+|~~|`+/gu,
    (sign, kept: string | undefined, at: number) => {
      if (kept !== undefined) return kept;
      const [before = ' ', after = ' '] = [text[at - 1], text[at + sign.length]];
      if (sign === '*' && /\d/.test(before) && /\d/.test(after)) return sign;
      if (sign === '*' && /\s/.test(before) && /\s/.test(after)) return sign;
      return sign.startsWith('_') && isWord(before) && isWord(after) ? sign : '';
    },
  );
}

function isWord(letter: string): boolean {
  return /[\p{L}\p{N}]/u.test(letter);
}
