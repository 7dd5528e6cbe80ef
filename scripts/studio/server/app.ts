import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { EditError } from '../edit/source-tree.ts';
import { RefusedPath } from './content-files.ts';
import type { Studio } from './studio.ts';

export const base = '/__studio';

const maxBodyBytes = 1024 * 1024;

const at = z.array(z.union([z.string(), z.int().nonnegative()])).min(1);
const change = z.strictObject({ at, value: z.union([z.string(), z.number()]) });
const changes = z.array(change).min(1).max(2);
const draft = z.strictObject({ file: z.string(), changes });
const save = z.strictObject({ file: z.string(), version: z.string(), changes });
const list = z.strictObject({
  file: z.string(),
  version: z.string(),
  action: z.enum(['add', 'duplicate', 'move', 'remove']),
  list: at,
  index: z.int().nonnegative(),
  to: z.int().nonnegative(),
});
const direction = z.strictObject({ direction: z.enum(['undo', 'redo']) });
const mark = z.strictObject({ id: z.int().nonnegative() });

/** The studio's own page and what it asks for. Who may ask is settled before. */
export function makeApp(studio: Studio, pageFolder: string): Hono {
  const app = new Hono({ strict: false }).basePath(base);
  app.use(bodyLimit({ maxSize: maxBodyBytes }));

  app.get('/', async (context) => {
    context.header('Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'");
    return context.html(await readFile(path.join(pageFolder, 'index.html'), 'utf8'));
  });
  app.get('/assets/:name{[\\w.-]+\\.(?:js|css)}', async (context) => {
    const name = context.req.param('name');
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    const text = await readFile(path.join(pageFolder, 'assets', name), 'utf8');
    return context.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` });
  });

  app.post('/api/field', async (context) => {
    const { id } = mark.parse(await context.req.json());
    const field = await studio.field(id);
    return field ? context.json(field) : context.json({ message: 'unknown text' }, 404);
  });
  app.post('/api/draft', async (context) => {
    const { file, changes: wanted } = draft.parse(await context.req.json());
    return context.json(await studio.draft(file, wanted));
  });
  app.post('/api/save', async (context) => {
    const { file, version, changes: wanted } = save.parse(await context.req.json());
    return context.json(await studio.save(file, version, wanted));
  });
  app.post('/api/list', async (context) => {
    const wanted = list.parse(await context.req.json());
    const { file, version, action, index, to } = wanted;
    return context.json(await studio.change(file, version, action, wanted.list, index, to));
  });
  app.post('/api/replay', async (context) => {
    const { direction: way } = direction.parse(await context.req.json());
    return context.json((await studio.replay(way)) ?? { state: 'nothing' });
  });

  app.onError((error, context) => {
    if (error instanceof RefusedPath) return context.json({ message: error.message }, 403);
    if (error instanceof EditError) return context.json({ message: error.message }, 422);
    if (error instanceof z.ZodError || error instanceof SyntaxError) {
      return context.json({ message: 'not understood' }, 400);
    }
    console.error(error);
    return context.json({ message: 'the studio failed: its terminal says why' }, 500);
  });
  return app;
}
