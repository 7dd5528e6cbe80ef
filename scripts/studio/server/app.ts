import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { toolLanguages } from '../../content/report/language.ts';
import { longestReason } from '../api.ts';
import type { Rules } from '../rules/rules.ts';
import { inBoth, refusalOf } from './refusals.ts';
import type { Review } from './review.ts';
import { addRules } from './rules-app.ts';
import type { Studio } from './studio.ts';

export const base = '/__studio';

const maxBodyBytes = 1024 * 1024;
const maxPictureBytes = 30 * 1024 * 1024;

const dataPath = z.array(z.union([z.string(), z.int().nonnegative()]));
const at = dataPath.min(1);
const file = z.string();
const version = z.string();
const place = z.union([
  z.strictObject({ id: z.int().nonnegative() }),
  z.strictObject({ file, at: dataPath }),
  z.strictObject({ file, line: z.int().positive() }),
]);
const words = z.array(z.string());
const change = z.strictObject({ at, value: z.union([z.string(), z.number(), words]) });
const changes = z.array(change).min(1).max(2);
const draft = z.strictObject({ file, changes });
const doubts = z.strictObject({ file, changes: z.array(change).max(2), boxes: z.array(at).max(2) });
const save = z.strictObject({ file, version, changes });
const list = z.strictObject({
  file,
  version,
  action: z.enum(['add', 'duplicate', 'move', 'remove']),
  from: dataPath,
  list: at,
  index: z.int().nonnegative(),
  to: z.int().nonnegative(),
  kind: z.string().optional(),
});
const setting = z.strictObject({
  file,
  version,
  at: dataPath,
  key: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), words]).optional(),
  isText: z.boolean().optional(),
});
const create = z.strictObject({
  kind: z.string(),
  name: z.strictObject({ fr: z.string().min(1), en: z.string().min(1) }),
  from: z.string().optional(),
});
const readdressing = z.strictObject({
  file,
  version,
  address: z.string().max(200),
  isDone: z.boolean(),
});
const removal = z.strictObject({ file, version });
const sure = z.strictObject({
  file,
  version,
  at,
  code: z.string().regex(/^[a-z-]+$/),
  because: z.string().min(1).max(longestReason),
});
const original = z.strictObject({
  changed: z.string(),
  original: z.strictObject({ file, at }),
  translated: z.int().nonnegative(),
});
const translation = z.strictObject({ file, isWhole: z.boolean() });
const sharePicture = z.strictObject({ address: z.string().max(200) });
const search = z.strictObject({ words: z.string().max(200) });
const direction = z.strictObject({ direction: z.enum(['undo', 'redo']) });
const language = z.enum(toolLanguages);
const reference = z.strictObject({ reference: z.string().max(200), language });
const sending = z.strictObject({ sentence: z.string().min(1), reason: z.string(), language });

type Parts = { studio: Studio; review: Review; rules: Rules; pageFolder: string };

/** The studio's own page and what it asks for. Who may ask is settled before. */
export function makeApp({ studio, review, rules, pageFolder }: Parts): Hono {
  const app = new Hono({ strict: false }).basePath(base);
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (context) => refuse(context, 'textTooLarge', 413),
  });
  app.get('/', async (context) => {
    context.header(
      'Content-Security-Policy',
      "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
    );
    return context.html(await readFile(path.join(pageFolder, 'index.html'), 'utf8'));
  });
  app.get('/assets/:name{[\\w.-]+\\.(?:js|css|woff2)}', async (context) => {
    const name = context.req.param('name');
    const type = types[path.extname(name)] ?? '';
    const bytes = await readFile(path.join(pageFolder, 'assets', name));
    return context.body(bytes, 200, { 'Content-Type': type });
  });

  function answer<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    reply: (wanted: z.infer<Schema>) => Promise<object>,
  ): void {
    app.post(`/api/${name}`, limit, async (context) =>
      context.json(await reply(schema.parse(await context.req.json()))),
    );
  }
  app.post('/api/field', limit, async (context) => {
    const found = await studio.field(place.parse(await context.req.json()));
    return found ? context.json(found) : refuse(context, 'unknownText', 404);
  });
  app.post('/api/share-picture', limit, async (context) => {
    const { address } = sharePicture.parse(await context.req.json());
    const found = await studio.sharePicture(address);
    return found ? context.json(found) : refuse(context, 'noSharePicture', 404);
  });
  answer('draft', draft, (wanted) => studio.draft(wanted.file, wanted.changes));
  answer('doubts', doubts, (wanted) => studio.doubts(wanted.file, wanted.changes, wanted.boxes));
  answer('save', save, (wanted) => studio.save(wanted.file, wanted.version, wanted.changes));
  answer('list', list, ({ file: name, version: seen, kind, from, ...wanted }) =>
    studio.change(name, seen, { ...wanted, ...(kind && { kind }) }, from),
  );
  answer('setting', setting, ({ value, isText, ...wanted }) =>
    studio.set(wanted.file, wanted.version, {
      at: wanted.at,
      key: wanted.key,
      ...(value !== undefined && { value }),
      ...(isText && { isText }),
    }),
  );
  answer('address', readdressing, (wanted) =>
    studio.readdress(wanted.file, wanted.version, wanted.address, wanted.isDone),
  );
  answer('sure', sure, ({ file: name, version: seen, ...doubt }) =>
    studio.declare(name, seen, doubt),
  );
  answer('translations', z.strictObject({}), () => review.translations());
  answer('original', original, (older) => review.original(older));
  answer('translate', translation, (wanted) => studio.translate(wanted.file, wanted.isWhole));
  answer('create', create, ({ from, ...wanted }) =>
    studio.create({ ...wanted, ...(from !== undefined && { from }) }),
  );
  answer('remove', removal, (wanted) => studio.remove(wanted.file, wanted.version));
  answer('keepers', z.strictObject({ file }), (wanted) => studio.keepers(wanted.file));
  answer('promises', z.strictObject({}), () => studio.promises());
  answer('choices', z.strictObject({}), () => studio.choices());
  answer('search', search, ({ words }) => studio.search(words));
  answer('replay', direction, (wanted) => studio.replay(wanted.direction));
  answer('before-sending', z.strictObject({}), () => review.before());
  answer('standing', z.strictObject({}), () => review.standing());
  answer('changes', reference, (wanted) => review.changes(wanted.reference, wanted.language));
  answer('send', sending, (wanted) => review.send(wanted.sentence, wanted.reason, wanted.language));
  const pictureLimit = bodyLimit({
    maxSize: maxPictureBytes,
    onError: (context) => refuse(context, 'pictureTooLarge', 413),
  });
  app.post('/api/picture', pictureLimit, async (context) => {
    const { folder = '', name = '' } = context.req.query();
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return context.json({ image: await studio.addPicture({ folder, name, bytes }) });
  });
  addRules(app, rules, limit);
  app.onError(explain);
  return app;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Says no in the words of that name. */
function refuse(context: Context, name: string, status: 404 | 413) {
  return context.json({ message: inBoth(name) }, status);
}

function explain(error: Error, context: Context) {
  const { message, said, status } = refusalOf(error);
  return context.json({ message, said }, status);
}
