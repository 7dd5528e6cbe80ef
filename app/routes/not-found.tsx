import { data } from 'react-router';
import { loadNotFound } from '../pages/load-page.server.ts';
import { PageSections } from '../pages/page-sections.tsx';
import { headOf } from '../seo/head.ts';
import type { Route } from './+types/not-found.ts';

export { PageError as ErrorBoundary } from '../pages/page-error.tsx';

export async function loader({ url }: Route.LoaderArgs) {
  return data(await loadNotFound(url.pathname), { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <PageSections page={loaderData.page} />;
}
