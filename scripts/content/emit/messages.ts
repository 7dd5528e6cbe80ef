import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { languages } from '../../../app/i18n/addresses.ts';
import type { Language } from '../../../schema/compiled.ts';
import type { CompiledSite } from '../compile.ts';
import { setSpaces } from '../typography.ts';
import type { MessageTable } from './modules.ts';

const run = promisify(execFile);

/** Compiles the interface strings with formatjs, so that no parser travels to visitors. */
export async function compileMessages(
  { project }: CompiledSite,
  root: string,
): Promise<Record<Language, MessageTable>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
  const formatjs = path.join(root, 'node_modules/.bin/formatjs');
  async function compile(language: Language): Promise<MessageTable> {
    const source = project.messages.find((file) => file.id === language)?.value ?? {};
    const set = Object.entries(source).map(([id, text]) => [id, setSpaces(text, language)]);
    const file = path.join(folder, `${language}.json`);
    await writeFile(file, JSON.stringify(Object.fromEntries(set)));
    const { stdout } = await run(formatjs, ['compile', file, '--ast', '--format', 'simple'], {
      maxBuffer: 2 ** 24,
    });
    return JSON.parse(stdout);
  }
  try {
    const [fr, en] = await Promise.all(languages.map(compile));
    return { fr: fr ?? {}, en: en ?? {} };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
