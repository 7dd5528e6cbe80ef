import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono, MiddlewareHandler } from 'hono';
import { stream } from 'hono/streaming';
import { outFolder } from '../../spec/folders.ts';
import { playing } from '../requests.ts';
import type { Rules } from '../rules/rules.ts';
import type { Played } from '../rules/rules-api.ts';
import { mediaType } from './media-type.ts';
import { refusalOf } from './refusals.ts';

/** A run as it is played, its pictures, and the living specification as it is now. */
export function addRules(app: Hono, rules: Rules, limit: MiddlewareHandler): void {
  app.post('/api/play', limit, async (context) => {
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
  app.get('/api/screens/:name{[a-f0-9]+\\.webp}', async (context) => {
    const bytes = await rules.screen(context.req.param('name'));
    return bytes ? context.body(bytes, 200, { 'Content-Type': 'image/webp' }) : context.notFound();
  });
  // Written anew each time that its first page is asked for.
  app.get('/specification/', async (context) => {
    await rules.writeSpecification();
    return context.redirect('index.html');
  });
  app.get('/specification/:name{[a-z-]+(?:\\.(?:fr|en))?\\.(?:html|js|css)}', async (context) => {
    const name = context.req.param('name');
    const text = await readFile(path.join(outFolder, name), 'utf8');
    return context.body(text, 200, { 'Content-Type': mediaType(name) });
  });
  app.get('/specification/pictures/:name{[a-f0-9]+\\.webp}', async (context) => {
    const bytes = await readFile(path.join(outFolder, 'pictures', context.req.param('name')));
    return context.body(Uint8Array.from(bytes), 200, { 'Content-Type': 'image/webp' });
  });
}
