import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import type { Kind } from '#schema/registry.ts';
import { keepCompiled, readIfThere } from './keep-compiled.ts';

const projectRoot = join(import.meta.dirname, '../../..');
const compiledFile = join(projectRoot, 'var/json-schema-validators.cjs');

const validators = load();

/** The second engine's validator of a kind: its verdict alone counts. */
export function validatorOf({ name }: Kind): ValidateFunction {
  const validate = validators[name];
  if (!validate) throw new Error(`no JSON Schema of ${name}`);
  return validate;
}

/** The validators are kept compiled, and made anew when what they are made from has changed. */
function load(): Readonly<Record<string, ValidateFunction | undefined>> {
  keepCompiled(compiledFile, hashOfSources, compileApart);
  return createRequire(import.meta.url)(compiledFile);
}

/** In a process of its own: the schemas of this one may have been read before the sources were hashed. */
function compileApart(): string {
  const program = join(import.meta.dirname, 'compile-validators.ts');
  return execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/** Of the schemas, of what makes validators of them, and of the two engines' versions. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const sources = [join(projectRoot, 'schema'), import.meta.dirname].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file) => join(folder, file)),
  );
  for (const file of [...sources, join(projectRoot, 'package-lock.json')]) {
    hash.update(readIfThere(file));
  }
  return hash.digest('hex');
}
