import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { decodePath, withoutSlash } from '#schema/addresses.ts';
import type { Field } from '../../api.ts';
import { followDocument } from './follow-document.ts';
import {
  elementOf,
  type MarkedText,
  markAt,
  markedTexts,
  rectOf,
  showTexts,
} from './marked-texts.ts';

export type FrameActs = {
  ref: RefObject<HTMLIFrameElement | null>;
  /** Drawn around the text that a click would open. */
  pointer: RefObject<HTMLDivElement | null>;
  /** The address that the frame opens with. */
  start: string;
  texts: readonly MarkedText[];
  show: (shown: Record<number, string[]>) => void;
  go: (address: string) => void;
  /** Shows a page that is being made, once it is there: what stands for one that is missing is never seen. */
  goOnceMade: (address: string) => void;
  /** A page is on its way, or being made. */
  isLoading: boolean;
  inSite: (act: (site: Window) => void) => void;
  /** Shows the home page instead of one that is about to go. */
  leave: (addresses: readonly string[]) => Promise<void>;
  /** Brings a text into view, on a page that shows it. */
  reveal: (view: NonNullable<Field['view']>) => void;
};

const lookEveryMs = 100;
const mostLooks = 100;
const kept = 'studio-address';

/** The site in its frame: hears clicks on texts, knows the texts, and shows others in their place. */
export function useFrame(
  isBrowsing: boolean,
  choose: (id: number) => void,
  drop: (id: number | undefined, picture: File) => void,
): FrameActs {
  const ref = useRef<HTMLIFrameElement>(null);
  const pointer = useRef<HTMLDivElement>(null);
  const [start] = useState(() => sessionStorage.getItem(kept) ?? '/');
  const site = useSiteDocument(ref);
  const texts = useTexts(site);
  useClicks(site, isBrowsing, choose, pointer);
  useDrops(site, drop, pointer);

  const show = useCallback((shown: Record<number, string[]>) => {
    const root = ref.current?.contentDocument;
    if (root) showTexts(root, shown);
  }, []);
  const inSite = useCallback((act: (site: Window) => void) => {
    const inner = ref.current?.contentWindow;
    if (inner) act(inner);
  }, []);
  const go = useCallback(
    (address: string) => inSite(({ location }) => location.assign(address)),
    [inSite],
  );
  const [isMaking, setMaking] = useState(false);
  const goOnceMade = useCallback(
    (address: string) => {
      setMaking(true);
      void untilThere(address).then(() => {
        setMaking(false);
        go(address);
      });
    },
    [go],
  );
  const leave = useCallback(async (addresses: readonly string[]) => {
    const inner = ref.current?.contentWindow;
    if (!inner || !addresses.includes(addressOf(inner.location))) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    ref.current?.addEventListener('load', () => resolve(), { once: true });
    inner.location.assign('/');
    await promise;
  }, []);
  const reveal = useCallback(
    ({ id, pages }: NonNullable<Field['view']>) => {
      inSite((inner) => {
        const here = addressOf(inner.location);
        const [first] = pages;
        if (first && !pages.some(({ address }) => address === here)) {
          inner.location.assign(first.address);
        }
        whenMarked(() => ref.current?.contentDocument, id);
      });
    },
    [inSite],
  );
  const isLoading = useLoading(ref) || isMaking;
  return { ref, pointer, start, texts, show, go, goOnceMade, isLoading, inSite, leave, reveal };
}

/** Until the site has made a page, or for as long as anybody waits. */
async function untilThere(address: string): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    const answer = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
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

function useClicks(
  site: Document | undefined,
  isBrowsing: boolean,
  choose: (id: number) => void,
  pointer: RefObject<HTMLDivElement | null>,
): void {
  useLayoutEffect(() => {
    if (!site || isBrowsing) return;
    const document = site;
    function clicked(event: MouseEvent) {
      // The studio's own clicks make the site show what it shows only at times.
      if (!event.isTrusted) return;
      const id = markAt(document, event);
      if (id === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      choose(id);
    }
    function moved(event: MouseEvent) {
      const id = markAt(document, event);
      draw(pointer.current, id === undefined ? undefined : rectOf(event, document));
    }
    const leave = () => draw(pointer.current, undefined);
    function left({ relatedTarget }: MouseEvent) {
      if (!relatedTarget) leave();
    }
    document.addEventListener('click', clicked, true);
    document.addEventListener('mousemove', moved, { passive: true });
    document.addEventListener('scroll', leave, { passive: true });
    document.addEventListener('mouseout', left);
    return () => {
      leave();
      document.removeEventListener('click', clicked, true);
      document.removeEventListener('mousemove', moved);
      document.removeEventListener('scroll', leave);
      document.removeEventListener('mouseout', left);
    };
  }, [site, isBrowsing, choose, pointer]);
}

/** A picture that is dropped on one of the page takes its place; the browser would open it instead. */
function useDrops(
  site: Document | undefined,
  drop: (id: number | undefined, picture: File) => void,
  pointer: RefObject<HTMLDivElement | null>,
): void {
  useLayoutEffect(() => {
    if (!site) return;
    const document = site;
    function over(event: DragEvent) {
      event.preventDefault();
      const id = markAt(document, event);
      draw(pointer.current, id === undefined ? undefined : rectOf(event, document));
    }
    function dropped(event: DragEvent) {
      event.preventDefault();
      draw(pointer.current, undefined);
      const id = markAt(document, event);
      const picture = event.dataTransfer?.files[0];
      if (picture) drop(id, picture);
    }
    const leave = () => draw(pointer.current, undefined);
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', dropped);
    return () => {
      leave();
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', dropped);
    };
  }, [site, drop, pointer]);
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
