import { data } from 'react-router';
import { languageOf } from '#schema/addresses.ts';
import { type ActionResult, fieldsOf } from './action-result.ts';
import type { SubmitDemoRequest } from './demo-request-context.server.ts';
import { parametersOf } from './email-parameters.ts';
import { localTime } from './local-time.ts';
import { validateRequest } from './request.ts';

/** Answers the form posted without JavaScript: a page with the status of the answer. */
export async function demoAction(request: Request, submit: SubmitDemoRequest) {
  const typed = fieldsOf(await formOf(request));
  const verdict = validateRequest(typed);
  if (!verdict.ok) return page({ kind: 'refused', typed, errors: verdict.errors }, 422);
  const language = languageOf(new URL(request.url).pathname);
  const submittedAt = localTime(new Date(), language, 'Europe/Paris');
  const parameters = parametersOf(verdict.value, submittedAt);
  const answer = await submit(parameters);
  switch (answer.kind) {
    case 'accepted':
      return page({ kind: 'sent', delivery: { parameters } }, answer.status);
    case 'limited':
      return page({ kind: 'failed', typed }, answer.status, {
        'Retry-After': `${answer.retryAfter}`,
      });
    case 'refused':
    case 'failed':
      return page({ kind: 'failed', typed }, answer.status);
  }
}

function page(result: ActionResult, status: number, headers?: Record<string, string>) {
  return data(result, { status, ...(headers && { headers }) });
}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    // A body that is no form has no fields: the rules refuse it, and the page says so.
    return new FormData();
  }
}
