import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type MarkedText, markAt, markedTexts, showTexts } from './marked-texts.ts';

type Frame = {
  ref: RefObject<HTMLIFrameElement | null>;
  texts: readonly MarkedText[];
  show: (shown: Record<number, string[]>) => void;
};

const lookEveryMs = 100;

/** The site in its frame: hears clicks on texts, knows the texts, and shows others in their place. */
export function useFrame(isBrowsing: boolean, choose: (id: number) => void): Frame {
  const ref = useRef<HTMLIFrameElement>(null);
  const waiting = useRef(0);
  const site = useSiteDocument(ref);
  const [texts, setTexts] = useState<readonly MarkedText[]>([]);

  useEffect(() => {
    if (!site) return;
    const document = site;
    function clicked(event: MouseEvent) {
      if (isBrowsing) return;
      const id = markAt(document, event);
      if (id === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      choose(id);
    }
    document.addEventListener('click', clicked, true);
    return () => document.removeEventListener('click', clicked, true);
  }, [site, isBrowsing, choose]);

  useEffect(() => {
    if (!site) return;
    const document = site;
    let timer = 0;
    function list() {
      setTexts(markedTexts(document));
    }
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(list, 200);
    });
    list();
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [site]);

  const show = useCallback((shown: Record<number, string[]>) => {
    clearTimeout(waiting.current);
    function attempt() {
      const root = ref.current?.contentDocument;
      if (root && !showTexts(root, shown)) {
        waiting.current = window.setTimeout(attempt, lookEveryMs);
      }
    }
    attempt();
  }, []);
  return { ref, texts, show };
}

/** The document in the frame, from its first texts on: its load event waits for the last picture. */
function useSiteDocument(ref: RefObject<HTMLIFrameElement | null>): Document | undefined {
  const [site, setSite] = useState<Document>();
  useEffect(() => {
    const timer = window.setInterval(() => {
      const root = ref.current?.contentDocument;
      if (root && root.URL !== 'about:blank' && root.readyState !== 'loading') setSite(root);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [ref]);
  return site;
}
