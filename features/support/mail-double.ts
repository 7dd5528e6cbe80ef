import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { portOf } from '../../scripts/test/local-server.ts';

const SentMail = z.object({
  lib_version: z.string(),
  user_id: z.string(),
  service_id: z.string(),
  template_id: z.string(),
  template_params: z.record(z.string(), z.string()),
});
export type SentMail = z.infer<typeof SentMail>;

export interface MailPlan {
  readonly status: number;
  readonly body: string;
  readonly breaks?: boolean;
  readonly holds?: boolean;
}

const success: MailPlan = { status: 200, body: 'OK' };

/** A real HTTP server that speaks EmailJS's `/api/v1.0/email/send`, as a scenario tells it to. */
export class MailDouble {
  readonly received: SentMail[] = [];
  #plan = success;
  readonly #server = createServer((request, response) => this.#answer(request, response));
  #port: Promise<number> | undefined;
  #held: ServerResponse[] = [];

  /** Starts on first use; scheme, host and port, without a trailing slash. */
  async origin(): Promise<string> {
    this.#port ??= portOf(this.#server);
    return `http://127.0.0.1:${await this.#port}`;
  }

  /** How every request from now on is answered. */
  plan(plan: Partial<MailPlan>): void {
    this.#plan = { ...success, ...plan };
  }

  /** Answers what it has held back. */
  release(): void {
    for (const response of this.#held.splice(0)) response.writeHead(200).end('OK');
  }

  /** Forgets what it received: the scenario before may have sent something that came after its end. */
  forget(): void {
    this.received.length = 0;
  }

  /** Forgets what happened, so that another scenario may begin. */
  reset(): void {
    this.forget();
    for (const response of this.#held.splice(0)) response.destroy();
    this.#plan = success;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/api/v1.0/email/send') {
      response.writeHead(404).end('Not Found');
      return;
    }
    this.received.push(SentMail.parse(JSON.parse(await text(request))));
    if (this.#plan.breaks) response.destroy();
    else if (this.#plan.holds) this.#held.push(response);
    else response.writeHead(this.#plan.status).end(this.#plan.body);
  }
}
