/** How long a page that was loaded counts as fresh. */
export const freshForMs = 30 * 60_000;

/** Addresses with this query are asked for before they are visited, and may fail in silence. */
export const aheadQuery = '?ahead';

type Loaded<Data> = { data: Promise<Data>; since: number };

/**
 * What pages are made of, kept while the site is open: the next one may be here before it is asked
 * for, and those of before come back at once.
 */
export class PageMemory<Data> {
  readonly #pages = new Map<string, Loaded<Data>>();
  readonly #askedAhead = new Set<string>();
  readonly #now: () => number;
  #shown: string | undefined;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Told of the address that is shown, whatever stands there: a page, a form, an error. */
  show(address: string): void {
    this.#shown = address;
  }

  /** Keeps a page that is here, to come back to. */
  keep(address: string, data: Data): void {
    this.#keep(address, Promise.resolve(data));
  }

  has(address: string): boolean {
    const found = this.#pages.get(address);
    return found !== undefined && this.#now() - found.since < freshForMs;
  }

  /** A page from memory, else from where it is loaded. What fails is not kept. */
  load(address: string, fetchPage: () => Promise<Data>): Promise<Data> {
    // The page shown is asked for again when content has changed: nothing kept holds any longer.
    if (address === this.#shown) this.#pages.clear();
    const found = this.has(address) ? this.#pages.get(address) : undefined;
    return found?.data ?? this.#keep(address, fetchPage());
  }

  /**
   * Fetches a page before it is visited, once: the router asks for it again at each navigation, and
   * waits. What fails is left to the visit, and a page that is visited by now needs none of it.
   */
  async loadAhead(address: string, fetchPage: () => Promise<Data>): Promise<void> {
    if (address === this.#shown || this.#askedAhead.has(address)) return;
    this.#askedAhead.add(address);
    await this.load(address, fetchPage).catch(() => undefined);
  }

  #keep(address: string, data: Promise<Data>): Promise<Data> {
    const loaded = { data, since: this.#now() };
    this.#pages.set(address, loaded);
    data.catch(() => {
      if (this.#pages.get(address) === loaded) this.#pages.delete(address);
    });
    return data;
  }
}
