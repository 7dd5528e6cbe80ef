import type { ReactNode } from 'react';
import type { SectionOf } from '#schema/compiled.ts';
import type { ActionResult } from './action-result.ts';
import { Confirmation } from './confirmation.tsx';
import { DemoProvider, useDemo } from './use-demo.ts';

type Props = {
  section: SectionOf<'demo-form'>;
  /** The action's answer to a form posted without JavaScript. */
  result: ActionResult | undefined;
  /** The page's sections, the form among them. */
  children: ReactNode;
};

/** A page with the demo form; once the request is sent, the confirmation takes its place. */
export function DemoPage({ section, result, children }: Props) {
  const demo = useDemo(result);
  return (
    <DemoProvider value={demo}>
      {demo.state.kind === 'sent' ? (
        <Confirmation
          section={section}
          draft={demo.state.draft}
          onReturn={() => demo.dispatch({ type: 'returned' })}
        />
      ) : (
        children
      )}
    </DemoProvider>
  );
}
