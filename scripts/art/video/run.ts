import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { film } from './motion.ts';
import { picture } from './picture.ts';

/**
 * Renders the platform's film and its poster anew: `node scripts/art/video/run.ts`. Needs ffmpeg with
 * libaom and libx264 (Debian: `apt-get install ffmpeg`).
 */
const perSecond = 30;
const pictures = film.seconds * perSecond;
/** The poster shows a course half laid, the marked stone among those under way. */
const posterAt = 0.715;
const size = { width: 1120, height: 840 };
const content = path.resolve(import.meta.dirname, '../../../content');

await mkdir(path.join(content, 'media'), { recursive: true });
const poster = sharp(Buffer.from(picture(posterAt))).resize(size);
const posterFile = path.join(content, 'images/scenes/platform');
await poster.clone().avif({ quality: 70, chromaSubsampling: '4:4:4' }).toFile(`${posterFile}.avif`);
await poster.clone().webp({ nearLossless: true, quality: 60 }).toFile(`${posterFile}.webp`);

const film1 = path.join(content, 'media/platform.webm');
await encode(film1, ['-c:v', 'libaom-av1', '-crf', '38', '-b:v', '0', '-cpu-used', '4', '-row-mt', '1', '-g', '360']);
const film2 = path.join(content, 'media/platform.mp4');
await encode(film2, ['-c:v', 'libx264', '-crf', '26', '-preset', 'veryslow', '-tune', 'animation', '-movflags', '+faststart', '-g', '120']);

/** Pipes every picture of the film through ffmpeg. */
async function encode(file: string, codec: readonly string[]): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size.width}x${size.height}`];
  const colour = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'];
  const tags = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
  const encoder = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, '-r', `${perSecond}`, '-i', '-', '-an', ...colour, ...tags, ...codec, file],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'exit');
  for (let index = 0; index < pictures; index++) {
    const { data } = await sharp(Buffer.from(picture(index / pictures)))
      .resize(size)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (!encoder.stdin.write(data)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${file}`);
}
