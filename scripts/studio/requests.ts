import * as z from 'zod';
import { toolLanguages } from '../content/report/language.ts';
import { longestReason } from './limits.ts';

const dataPath = z.array(z.union([z.string(), z.int().nonnegative()])).readonly();
const at = dataPath.refine(({ length }) => length > 0);
const file = z.string();
const version = z.string();
const words = z.array(z.string()).readonly();
const boxValue = z.union([z.string(), z.number(), words]);
const change = z.strictObject({ at, value: boxValue });
const changes = z.array(change).max(2).readonly();
const language = z.enum(toolLanguages);
const nothing = z.strictObject({});

/** What the studio's page asks its server for, by name. `version`: what the file held when it was read. */
export const requests = {
  /** A place of content/: by the mark of its text, by its path in the data, or by its line. */
  field: z.union([
    z.strictObject({ id: z.int().nonnegative() }),
    z.strictObject({ file, at: dataPath }),
    z.strictObject({ file, line: z.int().positive() }),
  ]),
  draft: z.strictObject({ file, changes }),
  doubts: z.strictObject({ file, changes, boxes: z.array(at).max(2).readonly() }),
  save: z.strictObject({ file, version, changes }),
  /**
   * `to` is the new place of what is moved, `kind` that of a new section; `from`: the text that is open meanwhile,
   * which is led to again when the change is taken back.
   */
  list: z.strictObject({
    file,
    version,
    action: z.enum(['add', 'duplicate', 'move', 'remove']),
    from: dataPath,
    list: at,
    index: z.int().nonnegative(),
    to: z.int().nonnegative(),
    kind: z.string().optional(),
  }),
  /** A key of a map, and its value; without one it is taken out, or given its first text. */
  setting: z.strictObject({
    file,
    version,
    at: dataPath,
    key: z.string(),
    value: z.union([z.string(), z.number(), z.boolean(), words]).optional(),
    isText: z.boolean().optional(),
  }),
  /** Moves a page to another address: the old one leads there, and links follow. */
  address: z.strictObject({ file, version, address: z.string().max(200) }),
  /** The links that would follow it there. */
  followers: z.strictObject({ file, address: z.string().max(200) }),
  /** Says in the file that a doubt of the checker is none, and why. */
  sure: z.strictObject({
    file,
    version,
    at,
    code: z.string().regex(/^[a-z-]+$/),
    because: z.string().min(1).max(longestReason),
  }),
  translate: z.strictObject({ file, isWhole: z.boolean() }),
  /** A page or an entry to be made; `from`: the file that it is a copy of. */
  create: z.strictObject({
    kind: z.string(),
    name: z.strictObject({ fr: z.string().min(1), en: z.string().min(1) }),
    from: z.string().optional(),
  }),
  remove: z.strictObject({ file, version }),
  keepers: z.strictObject({ file }),
  replay: z.strictObject({ direction: z.enum(['undo', 'redo']) }),
  /** What was done since the studio was started, and not taken back. */
  deeds: nothing,
  promises: nothing,
  choices: nothing,
  search: z.strictObject({ words: z.string().max(200) }),
  sharePicture: z.strictObject({ address: z.string().max(200) }),
  translations: nothing,
  /** What has changed in an original since it was translated. */
  original: z.strictObject({
    changed: z.string(),
    original: z.strictObject({ file, at }),
    translated: z.int().nonnegative(),
  }),
  changes: z.strictObject({ language }),
  beforeSending: nothing,
  standing: nothing,
  send: z.strictObject({ sentence: z.string().min(1), reason: z.string(), language }),
  rules: nothing,
  changedRules: nothing,
  openFeature: z.strictObject({ file }),
  sentences: nothing,
  checkFeature: z.strictObject({ file, text: z.string() }),
  saveFeature: z.strictObject({ file, version, text: z.string() }),
};

/** Of those that have an answer at once: it follows the run line by line. */
export const playing = z.strictObject({ file, lines: z.array(z.int().positive()).min(1) });

export type RequestName = keyof typeof requests;
export type Asked<Name extends RequestName> = z.infer<(typeof requests)[Name]>;
