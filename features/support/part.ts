import type { Language } from '../../scripts/test/screens.ts';
import { plain } from './words.ts';

/** A link as its reader sees it: its words, and where it leads (without scheme and host on this site). */
export interface Link {
  readonly words: string;
  readonly leadsTo: string;
  readonly element: Element;
}

/** A card, a row, a step or a list with a title of its own. */
export interface Item {
  readonly title: string;
  readonly text: string;
  readonly element: Element;
}

/** A part of a page, or the whole of it, as it stands in the HTML. */
export class Part {
  readonly element: Element;
  readonly language: Language;
  readonly #address: string;

  constructor(element: Element, language: Language, address: string) {
    this.element = element;
    this.language = language;
    this.#address = address;
  }

  get text(): string {
    return textOf(this.element);
  }

  get items(): Item[] {
    return this.all('h3').map((heading) => {
      const element = heading.closest('li') ?? heading.parentElement ?? heading;
      const title = textOf(heading);
      return { element, title, text: plain(textOf(element).replace(title, ' ')) };
    });
  }

  /** Each figure with what it counts. */
  get figures(): { value: string; meaning: string }[] {
    const meanings = this.all('dt').map(textOf);
    return this.all('dd').map((value, index) => {
      return { value: textOf(value), meaning: meanings[index] ?? '' };
    });
  }

  /** Those of an element within the part, or of the whole part. */
  links(within: Element = this.element): Link[] {
    return [...within.querySelectorAll('a[href]')].map((element) => ({
      element,
      words: textOf(element),
      leadsTo: this.#resolve(element.getAttribute('href') ?? ''),
    }));
  }

  /** What its tables say, row by row, their heads included. */
  get tables(): string[][][] {
    return this.all('table').map((table) =>
      [...table.querySelectorAll('tr')].map((row) => [...row.children].map(textOf)),
    );
  }

  all(selector: string): Element[] {
    return [...this.element.querySelectorAll(selector)];
  }

  #resolve(href: string): string {
    const here = new URL(this.#address, 'http://site.invalid');
    const { origin, href: whole } = new URL(href, here);
    return origin === here.origin ? whole.slice(origin.length) : whole;
  }
}

/** What is read of an element: decoration is left out. */
export function textOf(element: Element): string {
  return plain([...element.childNodes].map(textOfNode).join(''));
}

function textOfNode(node: ChildNode): string {
  if (node.nodeType !== node.ELEMENT_NODE)
    return node.nodeType === node.TEXT_NODE ? (node.textContent ?? '') : '';
  const element = node as Element;
  if (element.getAttribute('aria-hidden') === 'true') return '';
  const words = [...element.childNodes].map(textOfNode).join('');
  return isInline(element) ? words : ` ${words} `;
}

function isInline({ localName }: Element): boolean {
  return ['a', 'span', 'strong', 'em', 'time', 'b', 'i', 'abbr'].includes(localName);
}
