import type { ReactNode } from 'react';
import type { SectionOf } from '#schema/compiled.ts';
import type { ActionResult } from './action-result.ts';
import { Confirmation } from './confirmation.tsx';
import { DemoResult } from './demo-result.ts';

type Props = {
  section: SectionOf<'demo-form'>;
  result: ActionResult | undefined;
  /** The page's sections, the form among them. */
  children: ReactNode;
};

/** A page with the demo form; where a posted request was sent, the confirmation takes its place. */
export function DemoPage({ section, result, children }: Props) {
  if (result?.kind === 'sent') return <Confirmation section={section} delivery={result.delivery} />;
  return <DemoResult value={result}>{children}</DemoResult>;
}
