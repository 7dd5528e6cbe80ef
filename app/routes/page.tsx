import { loadPage } from '../pages/load-page.server.ts';
import { PageSections } from '../pages/page-sections.tsx';
import { loadRemembered, useRemembering } from '../pages/remembered-page.ts';
import { headOf } from '../seo/head.ts';
import type { Route } from './+types/page.ts';

export { PageError as ErrorBoundary } from '../pages/page-error.tsx';
export { shouldRevalidate } from '../pages/should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  return loadPage(url.pathname);
}

export function clientLoader(loading: Route.ClientLoaderArgs) {
  return loadRemembered(loading);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  useRemembering(loaderData);
  return <PageSections page={loaderData.page} />;
}
