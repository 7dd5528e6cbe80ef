import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import type { Kind } from '#schema/registry.ts';

const projectRoot = join(import.meta.dirname, '../../..');
const compiledFile = join(projectRoot, 'var/json-schema-validators.cjs');

const validators = await load();

/** The second engine's validator of a kind: its verdict alone counts. */
export function validatorOf({ name }: Kind): ValidateFunction {
  const validate = validators[name];
  if (!validate) throw new Error(`no JSON Schema of ${name}`);
  return validate;
}

/** The validators are kept compiled, and made anew when what they are made from has changed. */
async function load(): Promise<Readonly<Record<string, ValidateFunction | undefined>>> {
  const head = `// ${hashOfSources()}\n`;
  if (!readIfThere(compiledFile).startsWith(head)) {
    const { compileValidators } = await import('./compile-validators.ts');
    write(head + compileValidators());
  }
  return createRequire(import.meta.url)(compiledFile);
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

/** Whole or not at all: several compiles may begin at once. */
function write(text: string): void {
  mkdirSync(join(compiledFile, '..'), { recursive: true });
  const unfinished = `${compiledFile}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, compiledFile);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
