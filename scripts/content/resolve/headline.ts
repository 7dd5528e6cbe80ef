import type { Section } from '#schema/compiled.ts';

/** Short words and the one that they lead to: `à la mise`, `de votre cas`, `of work`; `en un` where words end. */
const group =
  /(?<![\p{L}\p{N}’-])(?:(?:(?!\p{Lu}{2})\p{L}{1,3}|[nv]otre|your) ){1,3}(?:[\p{L}’]{4,}|\p{Lu}{2,}|\p{L}{1,3}(?![\p{L}\p{N}’\s-]))/gu;

/** Longer groups, in characters, would not leave a phone the room to break its lines. */
const maxGroupCharacters = 12;

/**
 * A headline that breaks by sense: no-break spaces keep its lines from ending with an article or a
 * preposition.
 */
export function keepTogether(title: string): string {
  return title.replace(group, (words) =>
    words.length <= maxGroupCharacters ? words.replaceAll(' ', '\u00a0') : words,
  );
}

/** A section whose headline breaks by sense; the home page’s own needs every place to break its large letters. */
export function withHeadline(section: Section): Section {
  if (!('title' in section) || (section.kind === 'hero' && section.size === 'full')) return section;
  return { ...section, title: keepTogether(section.title) };
}

/** A headline outside of its layout, where its lines break elsewhere. */
export function plainHeadline(title: string): string {
  return title.replaceAll('\u00a0', ' ');
}
