/** What the server and what is added to the page tell each other, over Vite's connection. */
export const changed = 'live-content:changed';
export const opened = 'live-content:opened';

/** A property of the document that says whether React has taken the page over. */
export const hydrated = 'live-content:hydrated';

/**
 * The framework's router, which follows the content once the page is hydrated: React shows no data
 * that comes while it takes the page over, or takes it for a mistake and draws the page anew.
 * What was saved before is told by the server when the page asks.
 */
export const router = 'react-router/dom';
export const followingRouter = '\0live-content:router';
export const followingRouterCode = `
import { createElement, useEffect } from 'react';
import { HydratedRouter as Router } from '${router}';

const follow = () => void window.__reactRouterDataRouter.revalidate();

export function HydratedRouter(props) {
  useEffect(() => {
    document['${hydrated}'] = true;
    import.meta.hot.on('${changed}', follow);
    import.meta.hot.send('${opened}', { ageMs: performance.now() });
    return () => import.meta.hot.off('${changed}', follow);
  }, []);
  return createElement(Router, props);
}
`;
