import type { SectionOf } from '#schema/compiled.ts';
import type { DemoState } from './demo-reducer.ts';

/** The title of the tab: that of the page, or what became of the request. */
export function pageTitle(
  state: DemoState,
  section: SectionOf<'demo-form'>,
  ownTitle: string,
): string {
  if (state.kind === 'sent') {
    return state.delivery.draft === undefined
      ? section.confirmation.pageTitle
      : section.mailDraft.pageTitle;
  }
  return state.kind === 'editing' && state.notice ? section.errorTitle : ownTitle;
}
