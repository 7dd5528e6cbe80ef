import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { uncanonicalContent } from './content-form/uncanonical.ts';
import { quotedBeyondFixed, readCopy } from './copy.ts';
import { foreignState } from './foreign-state.ts';
import { forbiddenImports, importsOf } from './imports.ts';
import { rules } from './rules.ts';
import { sectionReferences } from './section-references.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const reflection = 'schema/reflect.ts';
const folders = ['app', 'schema', 'scripts', 'features', 'tests'];

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
  cwd: root,
  encoding: 'utf8',
});
const sources = listed
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file) && existsSync(path.join(root, file)))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const tools = [
  ['biome', 'check', '--error-on-warnings'],
  ['knip'],
  ['formatjs', 'extract', '--throws', '--out-file', 'var/messages.json', 'app/**/*.{ts,tsx}'],
] as const;
const isClean = tools
  .map(([tool, ...options]) => {
    const program = path.join(root, 'node_modules/.bin', tool);
    return spawnSync(program, options, { cwd: root, stdio: 'inherit' }).status;
  })
  .every((status) => status === 0);

const mistakes = [
  ...forbiddenImports(
    sources.flatMap(({ file, text }) => importsOf(file, text)),
    rules,
  ),
  ...foreignState(sources.filter(({ file }) => file.startsWith('app/'))),
  ...sectionReferences(sources),
  ...sources
    .filter(({ file, text }) => /\b_zod\b/u.test(text) && file !== reflection)
    .map(({ file }) => `${file}: schema/reflect.ts alone knows how zod keeps a schema`),
];
const quoted = quotedBeyondFixed();
console.log(
  `${readCopy().length} texts of content/: ${quoted.length} quoted by features beyond fixed words.`,
);
mistakes.push(...quoted);
for (const file of uncanonicalContent(root).keys()) {
  mistakes.push(`${file}: not in the one form of content: npm run format writes it`);
}
for (const mistake of mistakes) console.error(mistake);
if (!isClean || mistakes.length > 0) process.exitCode = 1;
else
  console.log(
    `${sources.length} files: every import and every state in its place, every rule by its clause.`,
  );
