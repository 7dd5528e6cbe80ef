import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { stream } from 'hono/streaming';
import type * as z from 'zod';
import { outFolder, pictureFolder } from '../../spec/folders.ts';
import { type Asked, playing, type RequestName, requests } from '../requests.ts';
import type { Rules } from '../rules/rules.ts';
import type { Played } from '../rules/rules-api.ts';
import { inBoth, refusalOf } from './refusals.ts';
import type { Review } from './review.ts';
import type { Studio } from './studio.ts';

export const base = '/__studio';

const maxBodyBytes = 1024 * 1024;
const maxPictureBytes = 30 * 1024 * 1024;

type Parts = { studio: Studio; review: Review; rules: Rules; pageFolder: string };

/** What answers each request; with nothing where there is no such thing. */
export type Answers = Pick<Studio & Review & Rules, RequestName>;
type Reply<Name extends RequestName> = (wanted: Asked<Name>) => Promise<object | undefined>;

/** The studio's own page and what it asks for. Who may ask is settled before. */
export function makeApp({ studio, review, rules, pageFolder }: Parts): Hono {
  const app = new Hono({ strict: false }).basePath(base);
  app.get('/', async (context) => {
    context.header(
      'Content-Security-Policy',
      "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
    );
    return context.html(await readFile(path.join(pageFolder, 'index.html'), 'utf8'));
  });
  app.get('/assets/*', filesBelow('/assets', path.join(pageFolder, 'assets')));
  const pictureLimit = bodyLimit({
    maxSize: maxPictureBytes,
    onError: (context) => refuse(context, 'pictureTooLarge', 413),
  });
  app.post('/api/picture', pictureLimit, async (context) => {
    const { folder = '', name = '' } = context.req.query();
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return context.json({ image: await studio.addPicture({ folder, name, bytes }) });
  });
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (context) => refuse(context, 'textTooLarge', 413),
  });
  const answers: { [Name in RequestName]: Reply<Name> } = { ...studio, ...review, ...rules };
  const schemas: { [Name in RequestName]: z.ZodType<Asked<Name>> } = requests;
  function serve<Name extends RequestName>(name: Name): void {
    app.post(`/api/${name}`, limit, async (context) => {
      const found = await answers[name](schemas[name].parse(await context.req.json()));
      return found ? context.json(found) : refuse(context, 'unknownText', 404);
    });
  }
  for (const name of namesOf(requests)) serve(name);
  addRules(app, rules, limit);
  app.onError((error, context) => {
    const { message, said, status } = refusalOf(error);
    return context.json({ message, said }, status);
  });
  return app;
}

/** A run as it is played, its pictures, and the living specification as it is now. */
function addRules(app: Hono, rules: Rules, limit: MiddlewareHandler): void {
  app.post('/api/play', limit, async (context) => {
    const { file, lines } = playing.parse(await context.req.json());
    context.header('Content-Type', 'application/x-ndjson');
    return stream(
      context,
      async (output) => {
        for await (const event of rules.play(file, lines)) {
          if (output.aborted) return;
          await output.writeln(JSON.stringify(event));
        }
      },
      async (error, output) => {
        // Too late for a status: the answer has begun.
        const stopped: Played = { kind: 'stopped', message: refusalOf(error).message };
        await output.writeln(JSON.stringify(stopped));
      },
    );
  });
  app.get('/api/screens/*', filesBelow('/api/screens', pictureFolder));
  // Written anew each time that its first page is asked for.
  app.get('/specification', async (context) => {
    await rules.writeSpecification();
    return context.redirect(`${base}/specification/index.html`);
  });
  app.get('/specification/*', filesBelow('/specification', outFolder));
}

/** The files of a folder, below an address of the studio. */
function filesBelow(address: string, folder: string): MiddlewareHandler {
  return serveStatic({
    rewriteRequestPath: (asked) => folder + asked.slice(base.length + address.length),
  });
}

/** What Object.keys knows of a table is a string. */
function namesOf<Name extends string>(table: Record<Name, unknown>): Name[] {
  return Object.keys(table).filter((name): name is Name => name in table);
}

/** Says no in the words of that name. */
function refuse(context: Context, name: string, status: 404 | 413) {
  return context.json({ message: inBoth(name) }, status);
}
