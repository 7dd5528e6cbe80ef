import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod';
import { type Asked, type RequestName, requests } from '../requests.ts';
import type { Rules } from '../rules/rules.ts';
import { mediaType } from './media-type.ts';
import { inBoth, refusalOf } from './refusals.ts';
import type { Review } from './review.ts';
import { addRules } from './rules-app.ts';
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
  app.get('/assets/:name{[\\w.-]+\\.(?:js|css|woff2)}', async (context) => {
    const name = context.req.param('name');
    const bytes = await readFile(path.join(pageFolder, 'assets', name));
    return context.body(bytes, 200, { 'Content-Type': mediaType(name) });
  });
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

/** What Object.keys knows of a table is a string. */
function namesOf<Name extends string>(table: Record<Name, unknown>): Name[] {
  return Object.keys(table).filter((name): name is Name => name in table);
}

/** Says no in the words of that name. */
function refuse(context: Context, name: string, status: 404 | 413) {
  return context.json({ message: inBoth(name) }, status);
}
