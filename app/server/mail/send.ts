import { Hono } from 'hono';
import { normaliseParameters } from '../../demo/email-parameters.ts';
import { methodNotAllowed } from '../http/answers.ts';
import { maxKilobytes } from '../http/body.ts';
import { parseJson } from '../http/parse-json.ts';
import { postedByThisSite } from '../http/posted.ts';
import type { AppEnv, RequestContext } from '../http/request-context.ts';
import type { KnownHosts } from '../http/same-origin.ts';
import type { Site } from '../site/site.ts';
import type { DemoRequestService } from './demo-request-service.ts';
import { sendBody } from './send-body.ts';

/** POST in EmailJS's wire format: status and a text are all that clients read. */
export function createSend(
  settings: Site['email'],
  demoRequests: DemoRequestService,
  hosts: KnownHosts,
): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/', ...postedByThisSite(hosts, maxKilobytes.json), receive)
    .all('/', (context) => methodNotAllowed(context, 'POST'));

  async function receive(context: RequestContext): Promise<Response> {
    const parsed = sendBody.safeParse(parseJson(await context.req.text()));
    if (!parsed.success) {
      const places = parsed.error.issues.map((issue) => issue.path.join('.') || 'body');
      return context.text(`The request is not understood: ${places.join(', ')}`, 400);
    }
    const unknown = unknownSetting(parsed.data);
    if (unknown) return context.text(unknown, 400);
    const { client, log } = context.var;
    const answer = await demoRequests(
      normaliseParameters(parsed.data.template_params),
      client,
      log,
    );
    switch (answer.kind) {
      case 'accepted':
        return context.text('OK', 200);
      case 'refused':
        return context.text(`The form's rules refuse: ${answer.invalid.join(', ')}`, 400);
      case 'limited':
        return context.text('Too many requests', 429, { 'Retry-After': `${answer.retryAfter}` });
      case 'failed':
        return context.text('The request could not be stored', 503);
    }
  }

  function unknownSetting(sent: { user_id: string; service_id: string; template_id: string }) {
    if (sent.user_id !== settings.publicKey) return 'The Public Key is not known here';
    if (sent.service_id !== settings.serviceId) return 'The service ID is not known here';
    if (sent.template_id !== settings.templateId) return 'The template ID is not known here';
    return undefined;
  }
}
