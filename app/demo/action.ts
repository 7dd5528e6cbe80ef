import { data } from 'react-router';
import type { SubmitDemoRequest } from '../server/demo-request-context.server.ts';
import { type ActionResult, fieldsOf, isFieldName } from './action-result.ts';

/** Answers the form posted without JavaScript: a page with the status of the answer. */
export async function demoAction(request: Request, submit: SubmitDemoRequest) {
  const typed = fieldsOf(await formOf(request));
  const answer = await submit(typed);
  switch (answer.kind) {
    case 'accepted':
      return page({ kind: 'sent' }, answer.status);
    case 'refused':
      return page(
        { kind: 'refused', typed, invalid: answer.invalid.filter(isFieldName) },
        answer.status,
      );
    case 'limited':
      return page({ kind: 'failed', typed }, answer.status, {
        'Retry-After': `${answer.retryAfter}`,
      });
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
