import { loadPage } from '../pages/load-page.server.ts';
import { PageSections } from '../pages/page-sections.tsx';
import { headOf } from '../seo/head.ts';
import type { Route } from './+types/page.ts';

export { PageError as ErrorBoundary } from '../pages/page-error.tsx';

export function loader({ url }: Route.LoaderArgs) {
  return loadPage(url.pathname);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return <PageSections page={loaderData.page} />;
}
