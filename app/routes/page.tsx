import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadPage } from '../pages/load-page.server.ts';
import { PageSections } from '../pages/page-sections.tsx';
import { headOf } from '../seo/head.ts';
import type { Route } from './+types/page.ts';

export function loader({ url }: Route.LoaderArgs) {
  return loadPage(url.pathname);
}

/** A query is a choice on the page, such as a sector: the page is the same. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return <PageSections page={loaderData.page} />;
}
