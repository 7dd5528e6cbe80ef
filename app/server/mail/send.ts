import { methodNotAllowed, text } from '../http/answers.ts';
import { parseJson } from '../http/parse-json.ts';
import { readPosted } from '../http/posted.ts';
import type { Handler, RequestContext } from '../http/request-context.ts';
import type { EmailSettings } from '../site/site.ts';
import type { DemoRequestService } from './demo-request-service.ts';
import { fieldsOf, sendBody } from './wire.ts';

/** POST /api/v1.0/email/send in EmailJS's wire format: status and a text are all that clients read. */
export function createSend(settings: EmailSettings, demoRequests: DemoRequestService): Handler {
  return async (exchange) => {
    if (exchange.request.method !== 'POST') return methodNotAllowed('POST', exchange.secure);
    const body = await readPosted(exchange);
    return body instanceof Response ? body : receive(exchange, new TextDecoder().decode(body));
  };

  async function receive({ client, log, secure }: RequestContext, body: string): Promise<Response> {
    const parsed = sendBody.safeParse(parseJson(body));
    if (!parsed.success) {
      const places = parsed.error.issues.map((issue) => issue.path.join('.') || 'body');
      return text(400, `The request is not understood: ${places.join(', ')}`, secure);
    }
    const unknown = unknownSetting(parsed.data);
    if (unknown) return text(400, unknown, secure);
    const answer = await demoRequests(fieldsOf(parsed.data.template_params), client, log);
    switch (answer.kind) {
      case 'accepted':
        return text(200, 'OK', secure);
      case 'refused':
        return text(400, `The form's rules refuse: ${answer.invalid.join(', ')}`, secure);
      case 'limited':
        return text(429, 'Too many requests', secure, { 'Retry-After': `${answer.retryAfter}` });
      case 'failed':
        return text(503, 'The request could not be stored', secure);
    }
  }

  function unknownSetting(sent: { user_id: string; service_id: string; template_id: string }) {
    if (sent.user_id !== settings.publicKey) return 'The Public Key is not known here';
    if (sent.service_id !== settings.serviceId) return 'The service ID is not known here';
    if (sent.template_id !== settings.templateId) return 'The template ID is not known here';
    return undefined;
  }
}
