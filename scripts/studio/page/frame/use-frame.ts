import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { decodePath, withoutSlash } from '#schema/addresses.ts';
import type { View } from '../../api.ts';
import { markFirstTexts } from './first-texts.ts';
import { followDocument } from './follow-document.ts';
import {
  elementOf,
  type MarkedText,
  markAt,
  markedTexts,
  rectOf,
  showTexts,
} from './marked-texts.ts';
import { pageToShow } from './page-after.ts';

export type FrameActs = ReturnType<typeof useFrame>;

type Heard = {
  /** A click follows links instead. */
  isBrowsing: boolean;
  choose: (id: number) => void;
  drop: (id: number | undefined, picture: File) => void;
};

const lookEveryMs = 100;
const mostLooks = 100;
const kept = 'studio-address';

/** The site in its frame: hears clicks on texts, knows the texts, and shows others in their place. */
export function useFrame(heard: Heard) {
  const ref = useRef<HTMLIFrameElement>(null);
  /** Drawn around the text that a click would open. */
  const pointer = useRef<HTMLDivElement>(null);
  /** The address that the frame opens with. */
  const [start] = useState(() => sessionStorage.getItem(kept) ?? '/');
  const [isMaking, setMaking] = useState(false);
  const [acts] = useState(() => actsOn(ref, setMaking));
  const site = useSiteDocument(ref);
  const texts = useTexts(site);
  useGestures(site, heard, pointer);
  /** A page is on its way, or being made. */
  const isLoading = useLoading(ref) || isMaking;
  return { ref, pointer, start, texts, isLoading, ...acts };
}

function actsOn(ref: RefObject<HTMLIFrameElement | null>, setMaking: (isMaking: boolean) => void) {
  function inSite(act: (site: Window) => void): void {
    const inner = ref.current?.contentWindow;
    if (inner) act(inner);
  }
  const address = () =>
    ref.current?.contentWindow ? addressOf(ref.current.contentWindow.location) : '';
  const go = (to: string) => inSite(({ location }) => location.assign(to));
  return {
    /** Lets a room act in the frame: open a dialog, say. */
    inSite,
    /** The address of the page that it shows. */
    address,
    go,
    show(shown: Record<number, string[]>): void {
      inSite(({ document }) => showTexts(document, shown));
    },
    /** Shows a page that is being made, once it is there: the site answers no sooner. */
    goOnceMade(to: string): void {
      setMaking(true);
      const made = fetch(to, { headers: { Accept: 'text/html' }, cache: 'no-store' });
      void made
        .catch(() => undefined)
        .then(() => {
          setMaking(false);
          go(to);
        });
    },
    /** Shows the home page instead of one that is about to go. */
    async leave(addresses: readonly string[]): Promise<void> {
      if (!addresses.includes(address())) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      ref.current?.addEventListener('load', () => resolve(), { once: true });
      go('/');
      await promise;
    },
    /** Brings a text into view, on a page that shows it. */
    reveal({ id, pages }: View): void {
      const next = pageToShow(address(), pages);
      if (next !== undefined) go(next);
      whenMarked(() => ref.current?.contentDocument, id);
    },
  };
}

/** Whether the frame waits for a document: from the start, and from each that it leaves. */
function useLoading(ref: RefObject<HTMLIFrameElement | null>): boolean {
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const frame = ref.current;
    function loaded(): void {
      setLoading(false);
      frame?.contentWindow?.addEventListener('pagehide', () => setLoading(true), { once: true });
    }
    frame?.addEventListener('load', loaded);
    return () => frame?.removeEventListener('load', loaded);
  }, [ref]);
  return isLoading;
}

/** The address of a page as the site writes it; what cannot be decoded is the address of none. */
export function addressOf({ pathname }: Location): string {
  return decodePath(withoutSlash(pathname)) ?? pathname;
}

/** Scrolls to a text as soon as it is there. */
function whenMarked(root: () => Document | null | undefined, id: number): void {
  let attempts = mostLooks;
  const timer = window.setInterval(() => {
    const element = elementOf(root(), id);
    attempts -= 1;
    if (!element && attempts > 0) return;
    clearInterval(timer);
    if (element && !isInView(element)) element.scrollIntoView({ block: 'center' });
  }, lookEveryMs);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= (element.ownerDocument.defaultView?.innerHeight ?? 0);
}

function useTexts(site: Document | undefined): readonly MarkedText[] {
  const [texts, setTexts] = useState<readonly MarkedText[]>([]);
  useEffect(() => {
    if (!site) return;
    const document = site;
    let timer = 0;
    function list() {
      // A document that the frame has left has neither window nor address.
      if (!document.defaultView) return;
      setTexts(markedTexts(document));
      markFirstTexts(document);
      const { pathname, search, hash } = document.location;
      sessionStorage.setItem(kept, pathname + search + hash);
    }
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(list, 200);
    });
    if (document.readyState !== 'loading') list();
    else document.addEventListener('DOMContentLoaded', list, { once: true });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    return () => {
      document.removeEventListener('DOMContentLoaded', list);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [site]);
  return texts;
}

/** A click opens a text; a picture that is dropped takes the place of one, where the browser would open it instead. */
function useGestures(
  site: Document | undefined,
  heard: Heard,
  pointer: RefObject<HTMLDivElement | null>,
): void {
  const latest = useRef(heard);
  latest.current = heard;
  useLayoutEffect(() => {
    if (!site) return;
    const document = site;
    const leave = () => draw(pointer.current, undefined);
    function point(event: MouseEvent) {
      const id = markAt(document, event);
      draw(pointer.current, id === undefined ? undefined : rectOf(event, document));
    }
    const listening = new AbortController();
    const { signal } = listening;
    function on<Name extends keyof DocumentEventMap>(
      name: Name,
      act: (event: DocumentEventMap[Name]) => void,
      options: AddEventListenerOptions = {},
    ) {
      document.addEventListener(name, act, { ...options, signal });
    }
    on(
      'click',
      (event) => {
        // The studio's own clicks make the site show what it shows only at times.
        if (!event.isTrusted || latest.current.isBrowsing) return;
        const id = markAt(document, event);
        if (id === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        latest.current.choose(id);
      },
      { capture: true },
    );
    on('mousemove', (event) => (latest.current.isBrowsing ? leave() : point(event)), {
      passive: true,
    });
    on('scroll', leave, { passive: true });
    on('mouseout', ({ relatedTarget }) => relatedTarget ?? leave());
    on('dragover', (event) => {
      event.preventDefault();
      point(event);
    });
    on('dragleave', leave);
    on('drop', (event) => {
      event.preventDefault();
      leave();
      const picture = event.dataTransfer?.files[0];
      if (picture) latest.current.drop(markAt(document, event), picture);
    });
    return () => {
      leave();
      listening.abort();
    };
  }, [site, pointer]);
}

function draw(element: HTMLDivElement | null, rect: DOMRect | undefined): void {
  if (!element) return;
  element.hidden = rect === undefined;
  if (!rect) return;
  element.style.transform = `translate(${rect.left}px, ${rect.top}px)`;
  element.style.width = `${rect.width}px`;
  element.style.height = `${rect.height}px`;
}

function useSiteDocument(ref: RefObject<HTMLIFrameElement | null>): Document | undefined {
  const [site, setSite] = useState<Document>();
  useEffect(() => {
    const frame = ref.current;
    return frame ? followDocument(frame, (root) => flushSync(() => setSite(root))) : undefined;
  }, [ref]);
  return site;
}
