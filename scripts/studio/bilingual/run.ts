/** `npm run content:bilingual -- PAGE`: a page in French only becomes one in every language, to be written. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languageOfTerminal } from '../../content/report/language.ts';
import { EditError } from '../edit/source-tree.ts';
import { inBothLanguages } from './both-languages.ts';

const usage = 'usage: content:bilingual PAGE [--root DIR]';

const words = {
  en: (file: string, missing: number) =>
    `${file}: ${missing} texts to be written in English, each at an empty \`en:\`. Until then the check counts them,\nand nothing is published: work on a branch. The entries of its collections stay as they are.`,
  fr: (file: string, missing: number) =>
    `${file}\u00a0: ${missing} textes à écrire en anglais, chacun à un \`en:\` vide. D’ici là, le vérificateur les compte\net rien n’est publié\u00a0: travaillez sur une branche. Les fiches de ses collections restent telles quelles.`,
};

process.exitCode = await run(process.argv.slice(2));

/** Exit codes: 0 written, 2 arguments that make no sense. */
async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { root: { type: 'string' } },
      allowPositionals: true,
    });
    const [page = '', ...more] = positionals;
    if (!/^[a-z0-9-]+$/.test(page) || more.length > 0) throw new EditError('One page is needed.');
    const file = `content/pages/${page}.yaml`;
    const full = path.join(values.root ?? process.cwd(), file);
    const { text, missing } = inBothLanguages(await readFile(full, 'utf8'));
    await writeFile(full, text);
    console.log(words[languageOfTerminal(process.env)](file, missing));
    return 0;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const isArgument = error instanceof TypeError && 'code' in error;
    if (!(error instanceof EditError) && !isArgument && !isMissing) throw error;
    console.error(`${error.message}\n${usage}`);
    return 2;
  }
}
