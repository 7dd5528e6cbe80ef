import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../../scripts/test/local-server.ts';

/** One call as it arrived. */
export interface ChatCall {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface ChatPlan {
  readonly status: number;
  readonly body: string;
  /** Of the body; JSON unless told otherwise. */
  readonly type?: string;
  readonly hold?: boolean;
  /** The connection breaks before the answer, or in the middle of its body. */
  readonly breaks?: 'at once' | 'in the middle';
}

/** A real HTTP server that speaks Ollama's `/api/chat`, as a scenario tells it to. */
export class OllamaDouble {
  readonly calls: ChatCall[] = [];
  #plan: ChatPlan = says('');
  readonly #server = createServer((request, response) => this.#answer(request, response));
  #port: Promise<number> | undefined;
  #held: (() => void)[] = [];
  readonly #gates = new EventEmitter();
  #abandoned = 0;

  /** Starts on first use; scheme, host and port, without a trailing slash. */
  async origin(): Promise<string> {
    this.#port ??= portOf(this.#server);
    return `http://127.0.0.1:${await this.#port}`;
  }

  /** How every call from now on is answered. */
  plan(plan: ChatPlan): void {
    this.#plan = plan;
  }

  /** How the next call is answered. */
  get planned(): ChatPlan {
    return this.#plan;
  }

  /** From now on answers wait for `release()`: once before their head, once before their body. */
  holdBack(): void {
    this.#plan = { ...this.#plan, hold: true };
  }

  /** Lets the next part of what is held back go, as soon as a call has come that far. */
  async release(): Promise<void> {
    if (this.#held.length === 0) await once(this.#gates, 'reached');
    this.#letGo();
  }

  /** Calls whose client went away before the whole answer. */
  get abandoned(): number {
    return this.#abandoned;
  }

  /** Forgets what happened, so that another scenario may begin. */
  reset(): void {
    this.#letGo();
    this.#server.closeAllConnections();
    this.calls.length = 0;
    this.#abandoned = 0;
    this.#plan = says('');
  }

  async stop(): Promise<void> {
    this.#letGo();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('close', () => {
      if (!response.writableFinished) this.#abandoned++;
    });
    const { status, body, type, hold, breaks } = this.#plan;
    this.calls.push({ headers: request.headers, body: await text(request) });
    if (hold) await this.#gate();
    // Who went away meanwhile is no longer held: the next scenario would let that one go in place of its own.
    if (request.socket.destroyed) return;
    if (breaks === 'at once') return void response.destroy();
    response.writeHead(status, { 'Content-Type': type ?? 'application/json; charset=utf-8' });
    response.flushHeaders();
    if (hold) await this.#gate();
    if (breaks === 'in the middle') {
      response.write(body.slice(0, body.length / 2));
      return void setImmediate(() => response.destroy());
    }
    response.end(body);
  }

  #gate(): Promise<void> {
    return new Promise((resolve) => {
      this.#held.push(resolve);
      this.#gates.emit('reached');
    });
  }

  #letGo(): void {
    for (const go of this.#held.splice(0)) go();
  }
}

/** A good answer, as Ollama 0.12 gives it with `stream: false`. */
export function says(content: string): ChatPlan {
  return {
    status: 200,
    body: JSON.stringify({
      model: 'llama3.2:3b',
      created_at: '2026-01-05T09:30:00.000000Z',
      message: { role: 'assistant', content },
      done: true,
      done_reason: 'stop',
      total_duration: 1_900_000_000,
      load_duration: 31_000_000,
      prompt_eval_count: 412,
      prompt_eval_duration: 820_000_000,
      eval_count: 48,
      eval_duration: 1_000_000_000,
    }),
  };
}

const errors = {
  400: 'invalid character in request body',
  404: "model 'llama3.2:3b' not found",
  499: 'context canceled',
  500: 'llama runner process has terminated',
  503: 'server busy, please try again. maximum pending requests exceeded',
} as const;

export type OllamaStatus = keyof typeof errors;

/** An error in Ollama's shape. */
export function refuses(status: OllamaStatus): ChatPlan {
  return { status, body: JSON.stringify({ error: errors[status] }) };
}
