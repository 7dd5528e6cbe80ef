/** `npm run content:bilingual -- PAGE`: a page in French only becomes one in every language, to be written. */
import { parseArgs } from 'node:util';
import { languageOfTerminal } from '../../content/report/language.ts';
import { EditError, edited } from '../edit/edited.ts';
import {
  MissingFile,
  RefusedPath,
  readContentFile,
  versionOf,
  writeContentFile,
} from '../files/content-files.ts';
import { giveBothLanguages, NotFrenchOnly } from './both-languages.ts';

const words = {
  en: {
    usage: 'usage: npm run content:bilingual -- PAGE [--root DIR]',
    onePage: 'name one page: the name of its file in content/pages, without `.yaml`',
    noPage: (file: string) => `there is no page ${file}`,
    isBilingual: (file: string) => `${file} is not in French only: it has no \`languages: [fr]\``,
    unreadable: (file: string) => `${file} has mistakes: see \`npm run content:check\``,
    made: (file: string, missing: number) =>
      `${file}: ${missing} texts to be written in English, each at an empty \`en:\`. Until then the check counts them, and\nthe page is published in French. When all are there, read the English \`name\`, \`title\` and \`description\` once
more, as they may say that the page is in French, and remove \`inTranslation\`. The entries of its collections stay as they are.`,
  },
  fr: {
    usage: 'usage\u00a0: npm run content:bilingual -- PAGE [--root DOSSIER]',
    onePage: 'nommez une page\u00a0: le nom de son fichier dans content/pages, sans `.yaml`',
    noPage: (file: string) => `il n’y a pas de page ${file}`,
    isBilingual: (file: string) =>
      `${file} n’est pas en français seulement\u00a0: elle n’a pas de \`languages: [fr]\``,
    unreadable: (file: string) =>
      `${file} contient des erreurs\u00a0: voyez \`npm run content:check\``,
    made: (file: string, missing: number) =>
      `${file}\u00a0: ${missing} textes à écrire en anglais, chacun à un \`en:\` vide. D’ici là, le vérificateur les compte et\nla page est publiée en français. Quand tout y est, relisez \`name\`, \`title\` et \`description\` en
anglais, qui disent peut-être que la page est en français, et supprimez \`inTranslation\`. Les fiches de ses collections restent telles quelles.`,
  },
};

process.exitCode = await run(process.argv.slice(2));

/** Exit codes: 0 written, 2 arguments that make no sense. */
async function run(args: readonly string[]): Promise<number> {
  const say = words[languageOfTerminal(process.env)];
  const refuse = (reason: string) => {
    console.error(`${reason}\n${say.usage}`);
    return 2;
  };
  const { page, root } = argumentsOf(args);
  if (page === undefined) return refuse(say.onePage);
  const file = `content/pages/${page}.yaml`;
  try {
    let missing = 0;
    const text = await readContentFile(root, file);
    const made = edited(text, (document) => {
      missing = giveBothLanguages(document);
    });
    if (!(await writeContentFile(root, file, versionOf(text), made)))
      throw new Error(`${file} was changed meanwhile.`);
    console.log(say.made(file, missing));
    return 0;
  } catch (error) {
    if (error instanceof MissingFile) return refuse(say.noPage(file));
    if (!(error instanceof EditError || error instanceof RefusedPath)) throw error;
    return refuse(error instanceof NotFrenchOnly ? say.isBilingual(file) : say.unreadable(file));
  }
}

function argumentsOf(args: readonly string[]): { page?: string; root: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { root: { type: 'string' } },
      allowPositionals: true,
    });
    const [page = '', ...more] = positionals;
    const root = values.root ?? process.cwd();
    return /^[a-z0-9-]+$/.test(page) && more.length === 0 ? { page, root } : { root };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { root: process.cwd() };
  }
}
