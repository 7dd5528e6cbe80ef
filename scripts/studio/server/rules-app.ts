import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono, MiddlewareHandler } from 'hono';
import { stream } from 'hono/streaming';
import * as z from 'zod';
import { outFolder } from '../../spec/folders.ts';
import type { Rules } from '../rules/rules.ts';
import type { Played } from '../rules/rules-api.ts';
import { refusalOf } from './refusals.ts';

const file = z.string();
const text = z.string();
const opening = z.strictObject({ file });
const comparing = z.strictObject({ reference: z.string() });
const checking = z.strictObject({ file, text });
const saving = z.strictObject({ file, version: z.string(), text });
const playing = z.strictObject({ file, lines: z.array(z.int().positive()).min(1) });

/** What the room for rules asks for, and the living specification as it is now. */
export function addRules(app: Hono, rules: Rules, limit: MiddlewareHandler): void {
  app.use('/api/rules/*', limit);
  app.post('/api/rules/list', async (context) => context.json(await rules.list()));
  app.post('/api/rules/changes', async (context) => {
    const wanted = comparing.parse(await context.req.json());
    return context.json(await rules.changes(wanted.reference));
  });
  app.post('/api/rules/open', async (context) => {
    const wanted = opening.parse(await context.req.json());
    return context.json(await rules.open(wanted.file));
  });
  app.post('/api/rules/sentences', async (context) => context.json(await rules.sentences()));
  app.post('/api/rules/check', async (context) => {
    const wanted = checking.parse(await context.req.json());
    return context.json(await rules.check(wanted.file, wanted.text));
  });
  app.post('/api/rules/save', async (context) => {
    const wanted = saving.parse(await context.req.json());
    return context.json(await rules.save(wanted.file, wanted.version, wanted.text));
  });
  app.post('/api/rules/play', async (context) => {
    const wanted = playing.parse(await context.req.json());
    context.header('Content-Type', 'application/x-ndjson');
    return stream(
      context,
      async (output) => {
        for await (const event of rules.play(wanted.file, wanted.lines)) {
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
  app.get('/api/rules/screens/:name{[a-f0-9]+\\.webp}', async (context) => {
    const bytes = await rules.screen(context.req.param('name'));
    return bytes ? context.body(bytes, 200, { 'Content-Type': 'image/webp' }) : context.notFound();
  });
  addSpecification(app, rules);
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Written anew each time that its first page is asked for. */
function addSpecification(app: Hono, rules: Rules): void {
  app.get('/specification/', async (context) => {
    await rules.writeSpecification();
    return context.redirect('index.html');
  });
  app.get('/specification/:name{[a-z-]+(?:\\.(?:fr|en))?\\.(?:html|js|css)}', async (context) => {
    const name = context.req.param('name');
    const text = await readFile(path.join(outFolder, name), 'utf8');
    return context.body(text, 200, {
      'Content-Type': `${types[path.extname(name)]}; charset=utf-8`,
    });
  });
  app.get('/specification/pictures/:name{[a-f0-9]+\\.webp}', async (context) => {
    const bytes = await readFile(path.join(outFolder, 'pictures', context.req.param('name')));
    return context.body(Uint8Array.from(bytes), 200, { 'Content-Type': 'image/webp' });
  });
}
