import { afterEach, expect, test, vi } from 'vitest';
import { siteFiles } from '../pipeline/site-files.ts';

const path = 'content/pages/home.yaml';

afterEach(() => {
  vi.doUnmock('yaml');
  vi.doUnmock('#schema/words.ts');
  vi.doUnmock('../../scripts/content/mistakes/messages/message.ts');
  vi.resetModules();
});

test('the same mistakes are found at the same places, however they are worded', async () => {
  const slips = slipsIn(siteFiles[path]);
  const found = await findMistakes(slips);
  expect(new Set(found.flat().map(({ code }) => code)).size).toBeGreaterThan(8);
  vi.resetModules();
  rewordAll();
  const reworded = await findMistakes(slips);
  for (const [index, slip] of slips.entries()) expect(reworded[index], slip).toEqual(found[index]);
});

/** Each line of a file with each slip of the fingers. */
function slipsIn(text: string): string[] {
  const lines = text.split('\n');
  const slips: ((line: string) => string)[] = [
    (line) => `\t${line}`,
    (line) => `  ${line}`,
    (line) => line.replace(/^ {2}/u, ''),
    (line) => line.replace(': ', ':'),
    (line) => line.replace(': ', ': "'),
    (line) => line.replace(': ', ': "un" '),
    (line) => line.replace(': ', ': {'),
    (line) => line.replace(': ', ': *'),
    (line) => line.replace('- ', '-'),
    (line) => line.replace(/[a-z](?=[a-z]*:)/u, 'x'),
    (line) => line.replace(/: \S.*$/u, ':'),
    (line) => line.replace(/: \S.*$/u, ': |\n          a\n          b'),
    (line) => line.replace(' }', ''),
    (line) => `${line} : and more`,
  ];
  const changed = lines.flatMap((line, at) =>
    slips.map((slip) => lines.with(at, slip(line)).join('\n')),
  );
  return [...new Set(changed)];
}

/** What is found in each text, without its sentences. */
async function findMistakes(texts: readonly string[]) {
  const { checkText } = await import('./check-text.ts');
  const { kinds } = await import('#schema/registry.ts');
  const page = kinds.find(({ name }) => name === 'page');
  if (!page) throw new Error('there is no kind named page');
  return texts.map((text) =>
    checkText(page, text).diagnostics.map(
      ({ code, severity, position, aspect, expected, hint }) => ({
        code,
        severity,
        position,
        aspect,
        hasExpected: expected !== undefined,
        hasHint: hint !== undefined,
      }),
    ),
  );
}

/** Every sentence of the checker, of the schemas and of the YAML library otherwise, but no two alike. */
function rewordAll(): void {
  vi.doMock('../../scripts/content/mistakes/messages/message.ts', async (importOriginal) => {
    const original =
      await importOriginal<typeof import('../../scripts/content/mistakes/messages/message.ts')>();
    const tell: typeof original.tell = (message, language) => {
      const { message: told, expected, hint } = original.tell(message, language);
      return {
        message: backwards(told),
        ...(expected !== undefined && { expected: backwards(expected) }),
        ...(hint !== undefined && { hint: backwards(hint) }),
      };
    };
    return { ...original, tell };
  });
  vi.doMock('#schema/words.ts', async (importOriginal) => {
    const original = await importOriginal<typeof import('#schema/words.ts')>();
    const expected: typeof original.expected = ({ en, fr }) =>
      original.expected({ en: backwards(en), fr: backwards(fr) });
    return { ...original, expected };
  });
  vi.doMock('yaml', async (importOriginal) => {
    const original = await importOriginal<typeof import('yaml')>();
    const parseDocument = new Proxy(original.parseDocument, {
      apply(parse, self, given) {
        const document = Reflect.apply(parse, self, given);
        for (const error of document.errors) error.message = backwards(error.message);
        return document;
      },
    });
    return { ...original, parseDocument };
  });
}

function backwards(text: string): string {
  return [...text].reverse().join('');
}
