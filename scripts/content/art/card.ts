import { cardSize } from '#schema/social-card.ts';
import { accent, ink, stones } from './tones.ts';
import { breakLines, openFace, outline, widthOf } from './type.ts';

/** What a card says, and the page's wall as it is drawn for its top. */
export type Card = {
  product: string;
  title: string;
  /** One line at its foot. */
  line: string;
  wall: string;
  /** Whether the wall fills the card, as it does the home page, or stands at its right. */
  fills: boolean;
};

const headline = openFace(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const text = openFace(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);
const margin = 64;
const foot = 92;
/** The walls' slopes start right of the words, and their lowest courses lie below them. */
const words = { width: 640, top: 148, bottom: 452 };
const sizes = [80, 72, 64, 56, 50, 44, 38, 32];

/** The picture of a page that is shown where its address is shared: an SVG without any text. */
export function drawCard({ product, title, line, wall, fills }: Card): string {
  const { width, height } = cardSize;
  const ground = height - foot;
  const scale = fills ? width / 1440 : 0.6;
  const [wide, high] = [1440 * scale, 640 * scale];
  const fill = (tone: string, path: string) => `<path fill="${tone}" d="${path}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    fill('#f6f2e9', `M0 0h${width}v${height}h-${width}z`),
    `<svg x="${width - wide}" y="${ground - high}" width="${wide}" height="${high}" viewBox="0 0 1440 640">`,
    lightDrawing(wall),
    '</svg>',
    fill(ink.light, `M0 ${ground}h${width}v${foot}h-${width}z`),
    fill(accent.light, `M${margin + 10.5} ${margin}h14v15h-14z`),
    fill(
      ink.light,
      `M${margin} ${margin + 18}h20v15h-20zM${margin + 23} ${margin + 18}h20v15h-20z`,
    ),
    fill(ink.light, outline(product, headline, 36, margin + 60, margin + 31)),
    fill(ink.light, setTitle(title)),
    fill(stones[0].light, setFoot(line, ground + 54)),
    '</svg>',
  ].join('');
}

/** What an SVG draws, without its dark scheme. */
function lightDrawing(svg: string): string {
  return svg
    .replace(/^<svg [^>]*>/u, '')
    .replace(/<style>.*?<\/style>/su, '')
    .replace(/<\/svg>\s*$/u, '');
}

function setTitle(title: string): string {
  const room = words.bottom - words.top;
  const settings = sizes.map((size) => ({
    size,
    height: size * 1.06,
    lines: breakLines(title, words.width, headline, size),
  }));
  const fitting = settings.find(
    ({ size, height, lines }) =>
      lines.length * height <= room &&
      lines.every((line) => widthOf(line, headline, size) <= words.width),
  );
  const { size, height, lines } = fitting ?? { size: 32, height: 34, lines: [title] };
  return lines
    .map((line, row) => outline(line, headline, size, margin, words.top + height * (row + 0.82)))
    .join('');
}

function setFoot(line: string, baseline: number): string {
  const room = cardSize.width - 2 * margin;
  const size = Math.min(26, (26 * room) / widthOf(line, text, 26));
  return outline(line, text, size, margin, baseline);
}
