import { accentsApart, unwantedCharacters, withoutUnwanted } from '#schema/characters.ts';
import { type Diagnostic, mostMistakes, report } from '../mistakes/catalogue.ts';
import type { DataPath } from '../mistakes/place.ts';
import { makeView, type YamlView } from './locate.ts';

/** What may hold such a character: one that is written as it is, or as an escape. */
const suspicious = /[^\t\n\r -~À-ÿŒœŸ‘’“”«»…–—€\u00a0\u202f]|\\[0abefvxuUNLP]/u;

/** Refuses characters that visitors would see as a box or not at all, in whatever text of a file they stand. */
export function refuseCharacters(path: string, text: string, value: unknown): Diagnostic[] {
  if (!suspicious.test(text)) return [];
  const view = makeView(path, text);
  const found: Diagnostic[] = [];
  look(value, []);
  return found.slice(0, mostMistakes);

  function look(inner: unknown, at: DataPath): void {
    if (typeof inner === 'string') found.push(...refused(inner, at, view));
    else if (typeof inner === 'object' && inner !== null) {
      for (const [key, each] of Object.entries(inner)) {
        look(each, [...at, Array.isArray(inner) ? Number(key) : key]);
      }
    }
  }
}

function refused(text: string, path: DataPath, view: YamlView): Diagnostic[] {
  const characters = unwantedCharacters(text).map(({ at, number, name, cure }) => {
    const word = around(text, at);
    const written = text.slice(word.from, word.to);
    const params = { character: number, name, cure, written, plain: withoutUnwanted(written) };
    return report('invisible-character', view, path, params, word);
  });
  const accents = accentsApart(text).map(({ at }) => {
    const word = around(text, at);
    const written = text.slice(word.from, word.to);
    const params = { written, composed: written.normalize('NFC') };
    return report('accent-apart', view, path, params, word);
  });
  return [...characters, ...accents];
}

/** The word that a character stands in, or both that it parts. */
function around(text: string, at: number): { from: number; to: number } {
  const from = text.slice(0, at).search(/\S*$/u);
  const [rest = ''] = /^.\S*/su.exec(text.slice(at)) ?? [];
  return { from, to: at + rest.length };
}
