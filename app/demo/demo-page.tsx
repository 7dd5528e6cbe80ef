import { type ReactNode, useEffect } from 'react';
import type { SectionOf } from '#schema/compiled.ts';
import type { ActionResult } from './action-result.ts';
import { Confirmation } from './confirmation.tsx';
import { pageTitle } from './page-title.ts';
import { DemoProvider, useDemo } from './use-demo.ts';

type Props = {
  section: SectionOf<'demo-form'>;
  /** The page's own title. */
  title: string;
  /** The action's answer to a form posted without JavaScript. */
  result: ActionResult | undefined;
  /** The page's sections, the form among them. */
  children: ReactNode;
};

/** A page with the demo form; once the request is sent, the confirmation takes its place. */
export function DemoPage({ section, title, result, children }: Props) {
  const demo = useDemo(result);
  const { state, dispatch } = demo;
  const shownTitle = pageTitle(state, section, title);
  useEffect(() => {
    document.title = shownTitle;
  }, [shownTitle]);
  return (
    <DemoProvider value={demo}>
      {state.kind === 'sent' ? (
        <Confirmation
          section={section}
          draft={state.draft}
          onReturn={() => dispatch({ type: 'returned' })}
        />
      ) : (
        children
      )}
    </DemoProvider>
  );
}
