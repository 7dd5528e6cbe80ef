import { withoutUnwanted, wordBullet } from '#schema/characters.ts';

/** Spaces that other programs leave in texts; the compiler sets its own. */
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t]/g;

/** By these styles Word says of a paragraph that it is an item of a list, and of its bullet that it is no text. */
const wordItem = /mso-list:\s*l\d/i;
const wordMark = /mso-list:\s*ignore/i;

/** What was copied elsewhere, as one line of plain text. */
export function cleanLine(text: string): string {
  return clean(text.replace(wordBullet, '')).replace(/\s+/g, ' ').trim();
}

/** What was copied elsewhere, each of its lines as one of a list. */
export function cleanLines(text: string): string {
  return cleanBlocks(text.replace(wordBullet, '')).replace(/\n+/g, '\n');
}

/** What was copied elsewhere, with the few marks that rich texts may have and no others. */
export function markdownOf(html: string, plain: string): string {
  const isPlain = html.trim() === '';
  const text = isPlain ? plain : inside(new DOMParser().parseFromString(html, 'text/html').body);
  return cleanBlocks(text.replace(wordBullet, '- ')).replace(/(?<=^- .*\n)\n+(?=- )/gm, '');
}

function cleanBlocks(text: string): string {
  const lines = clean(text)
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function clean(text: string): string {
  return withoutUnwanted(text.replace(/\r\n?/g, '\n')).replace(spaces, ' ');
}

function inside(node: Node): string {
  return [...node.childNodes].map(written).join('');
}

function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  const style = node.getAttribute('style') ?? '';
  if (wordMark.test(style)) return '';
  const text = inside(node);
  if (wordItem.test(style)) return item(text, markOf(node));
  switch (node.localName) {
    case 'b':
    case 'strong':
      return marked(text, '**');
    case 'i':
    case 'em':
      return marked(text, '*');
    case 'a':
      return linked(text, node.getAttribute('href') ?? '');
    case 'br':
      return '\n';
    case 'li':
      return item(text, node.parentElement?.localName === 'ol' ? `${placeOf(node)}.` : '-');
    case 'style':
    case 'script':
    case 'title':
      return '';
    default:
      return /^(?:p|div|ul|ol|h[1-6]|section|article|blockquote|tr|td|th)$/.test(node.localName)
        ? `\n\n${text.trim()}\n\n`
        : text;
  }
}

function item(text: string, mark: string): string {
  return `\n${mark} ${text.trim()}`;
}

/** Before an item that is a paragraph to Word, which names its list in the style, and bears its own bullet. */
function markOf(paragraph: Element): string {
  const bullet = [...paragraph.querySelectorAll('[style]')].find((each) =>
    wordMark.test(each.getAttribute('style') ?? ''),
  );
  const [number] = /^\d+/.exec(bullet?.textContent.trim() ?? '') ?? [];
  return number === undefined ? '-' : `${number}.`;
}

function placeOf(node: Element): number {
  return [...(node.parentElement?.children ?? [])].indexOf(node) + 1;
}

function marked(text: string, sign: string): string {
  const words = text.trim();
  return words === '' ? text : text.replace(words, () => sign + words + sign);
}

function linked(text: string, to: string): string {
  return /^(?:https:|mailto:|\/)/.test(to) && text.trim() !== '' ? `[${text.trim()}](${to})` : text;
}
