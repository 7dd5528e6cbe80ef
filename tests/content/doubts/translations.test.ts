import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkContent } from '../../../scripts/content/build.ts';
import { staleTranslations } from '../../../scripts/content/doubts/translations.ts';
import { loadContent } from '../../../scripts/content/load.ts';
import { openMemory } from '../../../scripts/content/read/memory.ts';
import { siteFiles } from '../../pipeline/site-files.ts';
import { inLine, placeIn, writeSite } from '../../pipeline/small-site.ts';
import { slow } from '../../slow.ts';

vi.setConfig(slow);

const legal = 'content/pages/legal.yaml';
const english = 'en: It is us.';

/**
 * The small site after each text of the page was committed, one day after the other. `rewritings`: which of the texts,
 * counted from 0, rewrite the form of the one before them alone.
 */
function committed(texts: readonly string[], rewritings: readonly number[] = []): string {
  const root = writeSite();
  const git = (day: number, ...args: string[]) => {
    const date = `2026-11-0${day}T12:00:00Z`;
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    return execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
      env,
    });
  };
  git(1, 'init', '-q');
  for (const [index, text] of [siteFiles[legal], ...texts].entries()) {
    writeFileSync(join(root, legal), text);
    git(index + 1, 'add', '.');
    git(index + 1, 'commit', '-q', '-m', 'a');
    if (!rewritings.includes(index - 1)) continue;
    appendFileSync(join(root, '.git-blame-ignore-revs'), git(index + 1, 'rev-parse', 'HEAD'));
  }
  return root;
}

/** How many of its translations are older than what they translate. */
async function staleIn(root: string): Promise<number> {
  const { files } = await loadContent(root);
  const memory = openMemory(join(root, 'var/content/doubts.json'));
  return (await staleTranslations(root, files, memory)).length;
}

const changed = siteFiles[legal].replace("C'est nous.", "C'est bien nous.");
const declared = changed.replace(
  english,
  `# sure: stale-translation because it is still right\n          ${english}`,
);

test('a translation is doubted once its original has changed in a later commit', async () => {
  const told = await checkContent(committed([changed]));
  expect(told.filter(({ code }) => code === 'stale-translation').map(inLine)).toEqual([
    `${legal}:${placeIn(changed, 'It is us.')} stale-translation: the original was changed on 2026-11-02, after this English text`,
  ]);
});

test.each([
  ['it has changed as well', changed.replace('It is us.', 'It is us indeed.')],
  ['an editor says that it is still right', declared],
])('and is not any more when %s', async (_, after) => {
  expect(await staleIn(committed([changed, after]))).toBe(0);
});

test('a translation is no older for a commit that rewrote the form of its original alone', async () => {
  const folded = siteFiles[legal].replace(
    "fr: C'est nous.",
    "fr: >-\n            C'est\n            nous.",
  );
  expect(await staleIn(committed([folded]))).toBe(1);
  expect(await staleIn(committed([folded], [0]))).toBe(0);
  expect(await staleIn(committed([folded, folded.replace('nous.', 'bien nous.')], [0]))).toBe(1);
});
