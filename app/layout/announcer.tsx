import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Tells screen readers the title of the page that a navigation led to. */
export function Announcer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
