import { useRouteLoaderData } from 'react-router';
import { ErrorWords } from '../layout/error-words.tsx';
import type { SharedData } from './load-shared.server.ts';
import { PageSections } from './page-sections.tsx';

/** A page that failed to load or to render, in its place between header and footer. */
export function PageError() {
  const shared = useRouteLoaderData<SharedData>('root');
  if (!shared) return <ErrorWords />;
  return (
    <>
      <title>{shared.errorPage.title}</title>
      <PageSections page={shared.errorPage} />
    </>
  );
}
