import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Size = { width: number; height: number; perSecond: number };

/** Pipes pictures, three bytes a pixel, through ffmpeg into a silent film. */
export async function encode(
  file: string,
  { width, height, perSecond }: Size,
  pictures: AsyncIterable<Buffer>,
  codec: readonly string[],
): Promise<void> {
  const from = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${perSecond} -i - -an`;
  const colours = '-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p';
  const tags = '-color_primaries bt709 -color_trc bt709 -colorspace bt709';
  const options = `-y -loglevel error ${from} ${colours} ${tags}`.split(' ');
  const encoder = spawn('ffmpeg', [...options, ...codec, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'exit');
  for await (const picture of pictures) {
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${file}`);
}
