import { demoAction } from '../demo/action.ts';
import { DemoPage } from '../demo/demo-page.tsx';
import { loadPage } from '../pages/load-page.server.ts';
import { PageSections } from '../pages/page-sections.tsx';
import { headOf } from '../seo/head.ts';
import { demoRequestContext } from '../server/demo-request-context.server.ts';
import type { Route } from './+types/demo.ts';

export function loader({ url }: Route.LoaderArgs) {
  return loadPage(url.pathname);
}

export function action({ request, context }: Route.ActionArgs) {
  return demoAction(request, context.get(demoRequestContext));
}

/** What the action says of a form that was refused, such as when to try again. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function DemoRoute({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const section = page.sections.find(({ kind }) => kind === 'demo-form');
  const sections = <PageSections page={page} />;
  if (section?.kind !== 'demo-form') return sections;
  return (
    <DemoPage section={section} result={actionData}>
      {sections}
    </DemoPage>
  );
}
