import sharp from 'sharp';

/** Differences up to this one (of 255) are another machine's way to draw the edge of a letter. */
const sameTone = 24;

/**
 * The share of a view that looks different, 0 to 1. Both pictures are made small and soft first:
 * what counts is where things stand and how they are coloured, not how letters are drawn.
 */
export async function difference(approved: Buffer, picture: Buffer): Promise<number> {
  const { width = 0, height = 0 } = await sharp(approved).metadata();
  const [before, now] = await Promise.all([
    soften(approved, width, height),
    soften(picture, width, height),
  ]);
  let different = 0;
  for (let at = 0; at < before.length; at += 3) {
    const channels = [0, 1, 2].map((channel) => {
      return Math.abs((before[at + channel] ?? 0) - (now[at + channel] ?? 0));
    });
    if (Math.max(...channels) > sameTone) different += 1;
  }
  return different / (before.length / 3);
}

function soften(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(picture)
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .blur(2.5)
    .raw()
    .toBuffer();
}
