import * as z from 'zod';
import { known } from '../marks.ts';
import type { TextForm } from '../text.ts';
import { headed } from './base.ts';

/** The demo form with its choices and its confirmation. */
export function demo<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  const choices = (description: string) =>
    z
      .array(t.line('One choice; what the visitor chose is sent as written here.'))
      .min(1)
      .describe(description);
  const demoForm = z
    .strictObject({
      ...headed('demo-form', t),
      choices: z
        .strictObject({
          companySize: choices('The sizes of a company.'),
          useCase: choices('What the visitor wants to use the product for.'),
          demoType: choices('The kinds of demo.'),
        })
        .describe('The choices of the form’s lists.'),
      dataNotice: known(
        t.rich('What becomes of the data, with a link to the data-collection notice.'),
      ),
      promise: known(t.line('When the visitor hears from us, under the button.')),
      errorTitle: t.line('The title of the tab when the form is refused; it begins with “Error”.'),
      confirmation: z
        .strictObject({
          pageTitle: t.line('The title of the tab.'),
          title: known(t.line('The headline of the confirmation.', 'pageTitle')),
          text: known(t.rich('What happens next.')),
        })
        .describe('The screen after a request has arrived. It claims nothing else.'),
      mailDraft: z
        .strictObject({
          pageTitle: t.line('The title of the tab.'),
          title: t.line('The headline: what is left to do.', 'pageTitle'),
          text: t.rich('What to do, since nothing has arrived yet.'),
        })
        .describe('The screen when a mail draft stands in for the mail service.'),
    })
    .describe('The demo form.');
  return [demoForm] as const;
}
