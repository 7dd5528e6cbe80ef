import path from 'node:path';
import sharp from 'sharp';
import { encode } from './encode.ts';
import { film } from './motion.ts';
import { picture } from './picture.ts';

/**
 * Renders the platform's film and its poster anew: `node scripts/art/video/run.ts`. Needs ffmpeg with
 * SVT-AV1 and x264 (Debian: `apt-get install ffmpeg`).
 */
const size = { width: 1120, height: 840, perSecond: 24 };
const count = film.seconds * size.perSecond;
/** Film and poster start where a course is half laid and the marked stone is about to join it. */
const start = 0.715;
const target = path.resolve(import.meta.dirname, '../../../app/sections/pictures/platform');

const poster = draw(0);
await poster.clone().webp({ nearLossless: true, quality: 60 }).toFile(`${target}.webp`);

const av1 = ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '50', '-g', `${count}`];
await encode(`${target}.webm`, size, pictures(), av1);
const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-tune', 'animation'];
await encode(`${target}.mp4`, size, pictures(), [...h264, '-movflags', '+faststart']);

async function* pictures(): AsyncGenerator<Buffer> {
  for (let index = 0; index < count; index++)
    yield await draw(index).removeAlpha().raw().toBuffer();
}

function draw(index: number) {
  return sharp(Buffer.from(picture((start + index / count) % 1))).resize(size.width, size.height);
}
