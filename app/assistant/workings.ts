/** Names that models give to what they think before they answer. */
const name =
  '(?:[a-z]{2,8}:)?(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad|begin_of_thought)';
/** `<think>`, `[THINK]`, `◁think▷`, `<|begin_of_thought|>`; not where a text quotes it as code. */
const opening = new RegExp(
  String.raw`(?<!\x60)(?:<\|?\s*${name}\b[^<>]*>|\[\s*think\s*\]|◁\s*${name}\s*▷)`,
  'iu',
);
const closing = new RegExp(
  String.raw`(?<!\x60)(?:<\|?\s*(?:\/\s*${name}|end_of_thought)\s*\|?>|\[\s*\/\s*think\s*\]|◁\s*\/\s*${name}\s*▷)`,
  'iu',
);
/** Some models part their workings from the answer by channels, of which the last is the answer. */
const channel = /^[\s\S]*<\|channel\|>\s*final\b[^<]*<\|message\|>/u;
const openChannel = /<\|channel\|>\s*(?:analysis|commentary)\b[\s\S]*$/u;

/**
 * An answer without the model's workings: all before a sign that ends them, all behind one that begins them
 * where none ends them, and what stands between both.
 */
export function withoutWorkings(answer: string): string {
  let rest = answer.replace(channel, '').replace(openChannel, '');
  for (;;) {
    const end = closing.exec(rest);
    if (!end) break;
    const before = rest.slice(0, end.index);
    rest = keptOf(before) + rest.slice(end.index + end[0].length);
  }
  const start = opening.exec(rest);
  return start ? rest.slice(0, start.index) : rest;
}

/** What stands before the last workings that begin in a text; nothing where their beginning is missing. */
function keptOf(text: string): string {
  const starts = [...text.matchAll(new RegExp(opening, 'giu'))];
  return text.slice(0, starts.at(-1)?.index ?? 0);
}
