import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';

const parsed = new Map<string, unknown>();

/** A file by its path from the root. Parsed once a worker: features change copies alone. */
export function readYaml<Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> {
  if (!parsed.has(file)) parsed.set(file, parse(readFileSync(file, 'utf8')));
  return shape.parse(parsed.get(file));
}
