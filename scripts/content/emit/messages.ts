import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { languages } from '../../../app/i18n/addresses.ts';
import type { Language } from '../../../schema/compiled.ts';
import type { CompiledSite } from '../compile.ts';
import { formatjs } from '../formatjs.ts';
import { setSpaces } from '../typography.ts';
import type { MessageTable } from './modules.ts';

const messageTable = z.record(z.string(), z.array(z.unknown()));

/** Compiles the interface strings with formatjs, so that no parser travels to visitors. */
export async function compileMessages({
  project,
}: CompiledSite): Promise<Record<Language, MessageTable>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
  async function compile(language: Language): Promise<MessageTable> {
    const source = project.messages.find((file) => file.id === language)?.value ?? {};
    const set = Object.entries(source).map(([id, text]) => [id, setSpaces(text, language)]);
    const file = path.join(folder, `${language}.json`);
    await writeFile(file, JSON.stringify(Object.fromEntries(set)));
    return messageTable.parse(
      await formatjs(['compile', file, '--ast', '--format', 'simple'], folder),
    );
  }
  try {
    const [fr, en] = await Promise.all(languages.map(compile));
    return { fr: fr ?? {}, en: en ?? {} };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
