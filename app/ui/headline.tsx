import { createElement, Fragment } from 'react';
import styles from './headline.module.css';

/** Short words and the one that they lead to: `à la mise`, `de votre métier`, `of work`. */
const group =
  /(?<![\p{L}\p{N}’-])((?:(?:\p{L}{1,3}|[nv]otre|your) ){1,3}(?:[\p{L}’]{4,}|\p{Lu}{2,}))/u;
const longest = 16;

/**
 * The words of a headline, broken by sense: no line ends with an article or a preposition. The text
 * itself stays as it is written, for those who search, copy or hear it.
 */
export function Headline({ text }: { text: string }) {
  // What the pattern captures stands at every other place.
  const parts = text.split(group).map((part, index) => {
    const kept = index % 2 === 1 && part.length <= longest;
    return kept ? createElement('span', { className: styles.together }, part) : part;
  });
  return createElement(Fragment, null, ...parts);
}
