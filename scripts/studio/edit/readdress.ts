import type { Document } from 'yaml';
import { marks } from '#schema/marks.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { makeView } from '../../content/read/locate.ts';
import type { SourceFile } from '../../content/read/source-file.ts';
import { required, schemaAt, valueAt } from '../../content/validate/schema-at.ts';
import type { Use } from '../api.ts';
import { scalarsIn } from '../compile/place-at-line.ts';
import { dataAt } from './edited.ts';
import { setMember, setValue } from './values.ts';

type Moving = { from: string; to: string };

/** A page at another address: the one that it had leads there from now on. */
export function moveAddress(document: Document, { from, to }: Moving): void {
  setValue(document, ['address'], to);
  const former = dataAt(document, ['formerly']);
  const known = Array.isArray(former) ? former.map(String) : [];
  const next = [...known.filter((each) => each !== to && each !== from), from];
  setMember(document, [], 'formerly', next);
}

/** The links of a file that lead to an address, and how they read once they follow it. */
export function followAddress(
  file: SourceFile,
  moving: Moving,
): { places: Use[]; follow: (document: Document) => void } {
  const view = makeView(file.path, file.text);
  const found = [...scalarsIn(file.value, [])].flatMap((at) => {
    const value = valueAt(file.value, at);
    if (typeof value !== 'string') return [];
    const next = isLink(file, at) ? followed(value, moving) : followedInText(value, moving);
    return next === value ? [] : [{ at, next }];
  });
  return {
    places: found.map(({ at, next }) => ({
      file: file.path,
      line: view.locate(at).line,
      text: next,
    })),
    follow: (document) => {
      for (const { at, next } of found) setValue(document, at, next);
    },
  };
}

function isLink({ kind, value }: SourceFile, at: DataPath): boolean {
  const schema = schemaAt(kind.schema, at, value);
  return schema !== undefined && marks.get(required(schema, undefined).schema)?.mark === 'link';
}

/** An address of the page, or of a place on it. */
function followed(link: string, { from, to }: Moving): string {
  const [page = '', ...anchor] = link.split(/(?=[#?])/);
  return page === from ? to + anchor.join('') : link;
}

/** The links of a text in Markdown. */
function followedInText(text: string, moving: Moving): string {
  return text.replace(/(?<=\]\()[^)\s]+(?=[)\s])/g, (link) => followed(link, moving));
}
