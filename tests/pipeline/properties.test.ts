import { expect, test, vi } from 'vitest';
import { llms, sitemap } from '../../scripts/content/emit/crawlers.ts';
import { jsonLd } from '../../scripts/content/emit/json-ld.ts';
import { jsonLines, knowledgeLines } from '../../scripts/content/emit/knowledge.ts';
import { emitModules } from '../../scripts/content/emit/modules.ts';
import { loadContent } from '../../scripts/content/load.ts';
import type { CompiledSite } from '../../scripts/content/resolve/compile.ts';
import { resolveAndCheck } from '../../scripts/content/resolve-and-check.ts';
import { fc } from '../fast-check.ts';
import { slow } from '../slow.ts';
import { generatedSite } from './generated-site.ts';
import { check, edited, icons, inLine, writeSite } from './small-site.ts';

vi.setConfig(slow);

/** Generated sites a property looks at. */
const runs = { numRuns: 40 };

test('content whose references resolve compiles without a mistake', async () => {
  await fc.assert(
    fc.asyncProperty(generatedSite, async (files) => {
      const { compiled, diagnostics } = await check(files);
      const mistakes = diagnostics.filter(({ severity }) => severity === 'error');
      expect(mistakes.map(inLine)).toEqual([]);
      expect(compiled).toBeDefined();
    }),
    runs,
  );
});

test('the same content gives the same bytes, in whatever order the files are', async () => {
  await fc.assert(
    fc.asyncProperty(generatedSite, fc.infiniteStream(fc.nat()), async (files, chance) => {
      const loaded = await loadContent(writeSite(files));
      const shuffled = {
        ...loaded,
        files: loaded.files
          .map((file) => ({ file, rank: chance.next().value ?? 0 }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ file }) => file),
      };
      expect(bytesOf(shuffled)).toEqual(bytesOf(loaded));
    }),
    { ...runs, numRuns: 15 },
  );
});

test('a text with any characters shows them all, or is refused with its place', async () => {
  const path = 'content/pages/legal.yaml';
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (text) => {
      const changes = edited(path, 'fr: Avant.', `fr: ${JSON.stringify(text)}`);
      const { compiled, diagnostics } = await check(changes);
      const mistakes = diagnostics.filter(({ severity }) => severity === 'error');
      for (const mistake of mistakes) {
        expect(mistake.path).toBe(path);
        expect(mistake.position.line).toBeGreaterThan(0);
      }
      if (mistakes.length === 0) expect(compiled).toBeDefined();
    }),
    runs,
  );
});

function bytesOf(loaded: Awaited<ReturnType<typeof loadContent>>): string[] {
  const { compiled } = resolveAndCheck(loaded, { pictures: new Map(), icons }, []);
  return compiled ? emitted(compiled) : [];
}

function emitted(site: CompiledSite): string[] {
  return [
    ...[...emitModules(site, { fr: {}, en: {} })].map(([name, text]) => `${name}\n${text}`),
    JSON.stringify(jsonLd(site)),
    jsonLines(knowledgeLines(site, 'fr')),
    jsonLines(knowledgeLines(site, 'en')),
    sitemap(site),
    llms(site),
  ];
}
