import { demoAction } from '../demo/action.ts';
import { initialDemoState } from '../demo/action-result.ts';
import { DemoPage } from '../demo/demo-page.tsx';
import { demoRequestContext } from '../demo/demo-request-context.server.ts';
import { pageTitle } from '../demo/page-title.ts';
import { postedResult } from '../demo/posted-result.ts';
import type { PageData } from '../layout/page-data.ts';
import { loadPage } from '../pages/load-page.server.ts';
import { PageSections } from '../pages/page-sections.tsx';
import { headOf } from '../seo/head.ts';
import type { Route } from './+types/demo.ts';

export { PageError as ErrorBoundary } from '../pages/page-error.tsx';

/** With what the action made of a posted form: `meta` is not told of an action's data. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return { ...(await loadPage(url.pathname)), result: context.get(postedResult) ?? undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await demoAction(request, context.get(demoRequestContext));
  context.set(postedResult, answer.data);
  return answer;
}

/** What the action says of a form that was refused, such as when to try again. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return headOf(undefined);
  const { page, result } = loaderData;
  const section = formOf(page);
  const title = section ? pageTitle(initialDemoState(result), section, page.title) : page.title;
  return headOf({ ...loaderData, page: { ...page, title } });
}

export default function DemoRoute({ loaderData: { page, result } }: Route.ComponentProps) {
  const section = formOf(page);
  const sections = <PageSections page={page} />;
  if (!section) return sections;
  return (
    <DemoPage section={section} result={result}>
      {sections}
    </DemoPage>
  );
}

function formOf(page: PageData['page']) {
  return page.sections.find((section) => section.kind === 'demo-form');
}
