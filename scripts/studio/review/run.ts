/** `npm run content:changes -- [REF] [--markdown]`: what was changed since a commit, in words. */
import { parseArgs } from 'node:util';
import { UnknownReference } from '../../content/read/git.ts';
import { languageOfTerminal } from '../../content/report/language.ts';
import { textsSince } from './content-history.ts';
import { asMarkdown, forTerminal } from './in-words.ts';
import { toldChanges } from './told-changes.ts';

const words = {
  en: {
    usage: 'usage: npm run content:changes -- [REF] [--markdown] [--root DIR]',
    unchanged: (since: string) => `No text has changed since ${since}.`,
  },
  fr: {
    usage: 'usage\u00a0: npm run content:changes -- [RÉF] [--markdown] [--root DOSSIER]',
    unchanged: (since: string) => `Aucun texte n’a changé depuis ${since}.`,
  },
};

process.exitCode = await run(process.argv.slice(2));

/** Exit codes: 0 told, 2 arguments that make no sense. */
async function run(args: readonly string[]): Promise<number> {
  const language = languageOfTerminal(process.env);
  const say = words[language];
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { markdown: { type: 'boolean' }, root: { type: 'string' } },
      allowPositionals: true,
    });
    const [reference = 'HEAD', ...more] = positionals;
    if (more.length > 0)
      throw new UnknownReference(`one commit is enough: ${positionals.join(' ')}`);
    const root = values.root ?? process.cwd();
    const { before, after } = await textsSince(root, reference);
    const changes = toldChanges(before, after, language);
    const colours = process.stdout.isTTY && process.stdout.hasColors();
    const told = values.markdown
      ? asMarkdown(changes, language)
      : forTerminal(changes, language, colours);
    process.stdout.write(told || `${say.unchanged(reference)}\n`);
    return 0;
  } catch (error) {
    const isArgument = error instanceof TypeError && 'code' in error;
    if (!(error instanceof UnknownReference) && !isArgument) throw error;
    console.error(`${error.message}\n${say.usage}`);
    return 2;
  }
}
