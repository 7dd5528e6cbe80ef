import type { Section } from '#schema/compiled.ts';

const noBreak = '\u00a0';
const joiner = '\u2060';

/** Two words that are one name. */
const name = /(?<=\bagents?) (?=IA\b)|(?<=\bAI) (?=agents?\b)/gu;

/** Short words and the one that they lead to: `à la mise`, `de votre cas`, `of work`; `en un` where words end. */
const group =
  /(?<![\p{L}\p{N}’-])(?:(?:(?!\p{Lu}{2})\p{L}{1,3}|[nv]otre|your|chaque|avec|chez) ){1,3}(?:[\p{L}’]{4,}(?:\u00a0IA)?|\p{Lu}{2,}(?:\u00a0agents?)?|\p{L}{1,3}(?![\p{L}\p{N}’\s-]))/gu;

/** The first half of a word, too short to stand at the end of a line: `e-commerce`, `co-développement`. */
const prefix = /(?<![\p{L}\p{N}’-])\p{Ll}{1,3}-(?=\p{L})/gu;

/** Longer groups, in characters, would not leave a phone the room to break its lines. */
const maxGroupCharacters = 12;

/**
 * A headline that breaks by sense: no-break spaces keep its lines from ending with an article or a
 * preposition. Of a group that is too long, its last words stay together.
 */
export function keepTogether(title: string): string {
  return title.replace(name, noBreak).replace(group, bind).replace(prefix, `$&${joiner}`);
}

function bind(words: string): string {
  if (words.length <= maxGroupCharacters) return words.replaceAll(' ', noBreak);
  const first = words.indexOf(' ') + 1;
  return first === 0 ? words : words.slice(0, first) + bind(words.slice(first));
}

/** A section whose headline breaks by sense, and so do the titles of what it lists. */
export function withHeadlines(section: Section): Section {
  return withTitles(withHeadline(section));
}

function withTitles(section: Section): Section {
  if (section.kind === 'walkthrough') {
    const { entry } = section;
    return { ...section, entry: { ...entry, steps: entry.steps.map(withTitle) } };
  }
  const lists = Object.entries(section).flatMap(([key, list]) =>
    Array.isArray(list) ? [[key, list.map(withTitle)]] : [],
  );
  return { ...section, ...Object.fromEntries(lists) };
}

function withTitle<Item>(item: Item): Item {
  const isTitled = typeof item === 'object' && item !== null && 'title' in item;
  if (!isTitled || typeof item.title !== 'string') return item;
  return { ...item, title: keepTogether(item.title) };
}

function withHeadline(section: Section): Section {
  if (section.kind === 'case-study-detail') {
    const { entry } = section;
    return { ...section, entry: { ...entry, title: keepTogether(entry.title) } };
  }
  if (section.kind === 'industry-detail') {
    const { entry } = section;
    return {
      ...section,
      entry: { ...entry, headline: keepTogether(entry.headline ?? entry.title) },
    };
  }
  if (!('title' in section)) return section;
  return { ...section, title: keepTogether(section.title) };
}

/** A headline outside of its layout, where its lines break elsewhere. */
export function plainHeadline(title: string): string {
  return title.replaceAll(noBreak, ' ').replaceAll(joiner, '');
}
