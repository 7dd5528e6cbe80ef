import type { DataPath } from '../../content/mistakes/place.ts';
import type { SourceFile } from '../../content/read/source-file.ts';
import type { Box, Token, Use } from '../api.ts';
import { tokenShape } from '../marks/token-shape.ts';

const figures = 'content/figures.yaml';
const site = 'content/site.yaml';

/** What stands in content/site.yaml under another name than its token's. */
const siteTokens: Readonly<Record<string, DataPath>> = {
  product: ['product'],
  slug: ['slug'],
  domain: ['origin'],
  company: ['company', 'name'],
  legalName: ['company', 'legalName'],
  host: ['host', 'name'],
};

/** The names in braces of a text, once each. */
export function tokensIn(
  boxes: readonly Pick<Box, 'value'>[],
  lookup: (token: string) => string | undefined,
): Token[] {
  const written = boxes.flatMap(({ value }) => String(value).match(tokenShape) ?? []);
  return [...new Set(written)].map((each) => {
    const name = each.slice(1, -1);
    const place = placeOfToken(name);
    return { written: each, value: lookup(name) ?? each, ...(place && { place }) };
  });
}

/** Where what a token stands for is changed. */
function placeOfToken(name: string): { file: string; at: DataPath } | undefined {
  const [first = '', ...rest] = name.split('.');
  if (first === 'figure' && rest[0]) return { file: figures, at: [rest[0], 'value'] };
  if (first === 'mail') return { file: site, at: ['mail', ...rest] };
  if (first === 'site') return { file: site, at: rest };
  const at = siteTokens[name];
  return at && { file: site, at };
}

/** The places that name a figure, or a value of the site: in a text, or as the figure that stands there. */
export function usesOf(
  { file, at }: { file: string; at: DataPath },
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
): Use[] {
  const written = patternOf(file, at);
  if (!written) return [];
  return files.flatMap(({ path, text }) =>
    written.test(text)
      ? text
          .split('\n')
          .flatMap((line, index) =>
            written.test(line) && !/^\s*#/.test(line)
              ? { file: path, line: index + 1, text: line.trim() }
              : [],
          )
      : [],
  );
}

function patternOf(file: string, at: DataPath): RegExp | undefined {
  if (file === figures) {
    const name = escaped(String(at[0]));
    return new RegExp(`\\{\\s*figure\\.${name}(?:\\.words)?\\s*\\}|\\bfigure: ${name}(?![\\w-])`);
  }
  if (file !== site) return undefined;
  const path = at.join('.');
  const named = Object.entries(siteTokens).flatMap(([name, place]) =>
    place.join('.') === path ? name : [],
  );
  const names = [...named, `site.${path}`, ...(at[0] === 'mail' ? [path] : [])].map(escaped);
  return new RegExp(`\\{\\s*(?:${names.join('|')})\\s*\\}`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
