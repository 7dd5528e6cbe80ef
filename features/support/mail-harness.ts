import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { normaliseParameters } from '../../app/demo/email-parameters.ts';
import { createRateLimit } from '../../app/server/limits/rate-limit.ts';
import { createDemoRequestService } from '../../app/server/mail/demo-request-service.ts';
import { type MailService, openMailService } from '../../app/server/outbox/mail-service.ts';
import { createOutbox } from '../../app/server/outbox/outbox.ts';
import { compiledSite } from '../../app/server/site/compiled-site.ts';
import { HeldTime } from './held-time.ts';
import { demoParameters } from './send-request.ts';
import { type SmtpServer, startSmtp } from './smtp-double.ts';

/** A server deletes what is too old; one with a mail server mails as well. */
const tasks = { mailing: 2, keeping: 1 } as const;

const folders = { waits: '', mailed: 'sent', unanswered: 'unanswered' } as const;

const request = normaliseParameters(demoParameters);

/** What the server's log told, and when. */
interface Told {
  message: string;
  at: number;
  details: Record<string, unknown>;
}

/**
 * The site's server as far as they keep and mail demo requests, in this process: a real outbox on the disk and
 * a real mail server on the network, and time that passes when a scenario says so.
 */
export class MailHarness {
  readonly time = new HeldTime(Date.UTC(2026, 10, 20, 10));
  readonly told: Told[] = [];
  readonly outbox: string;
  /** When the newest request was sent, by the scenario's time. */
  sentAt = 0;
  #service: MailService | undefined;
  #smtp: SmtpServer | undefined;
  #port: number | undefined;
  #isAway = false;

  private constructor(outbox: string) {
    this.outbox = outbox;
  }

  static async open(): Promise<MailHarness> {
    return new MailHarness(await mkdtemp(join(tmpdir(), 'outbox-')));
  }

  get mails(): readonly string[] {
    return this.#smtp?.mails ?? [];
  }

  /** A mail server, at the same port as the one that was there before. */
  async startMailServer(): Promise<SmtpServer> {
    this.#smtp = await startSmtp(this.#port);
    this.#port = this.#smtp.port;
    this.#isAway = false;
    return this.#smtp;
  }

  /** Nobody listens at its port any more. */
  async endMailServer(): Promise<void> {
    await this.mailServer.close();
    this.#isAway = true;
  }

  /** It accepts what it gets, wherever it was. */
  async restoreMailServer(): Promise<void> {
    if (this.#isAway) await this.startMailServer();
    Object.assign(this.mailServer, { verdict: '250 ok', troubles: {} });
  }

  get mailServer(): SmtpServer {
    if (!this.#smtp) throw new Error('The scenario has no mail server.');
    return this.#smtp;
  }

  /** `change`: what differs from the site's own settings. */
  async startServer(change: Readonly<Record<string, unknown>> = {}): Promise<void> {
    this.#service = await openMailService({
      environment: {
        OUTBOX_DIR: this.outbox,
        ...(this.#port !== undefined && { SMTP_URL: `smtp://127.0.0.1:${this.#port}` }),
      },
      site: Object.assign({ ...compiledSite }, change),
      log: pino({ base: null, level: 'info' }, { write: (line) => this.#note(line) }),
      builtAt: 0,
      now: this.time.now,
      elapsed: this.time.now,
      sleep: this.time.sleep,
    });
    await this.#service.begin();
    await this.settle();
  }

  async endServer(): Promise<void> {
    await this.#service?.close();
    this.#service = undefined;
  }

  /** A visitor sends a request, and what follows at once is done. */
  async send(): Promise<void> {
    const service = this.#service;
    if (!service) throw new Error('The scenario has no server.');
    const accept = createDemoRequestService({
      outbox: service.outbox,
      limit: createRateLimit('mail', []),
      onAccepted: service.wake,
    });
    const visitor = { address: '10.0.0.1' };
    this.sentAt = this.time.now();
    await accept(request, visitor, pino({ level: 'silent' }));
    await this.settle();
  }

  /** Lets time pass, and what is due in it be done. */
  pass(seconds: number): Promise<void> {
    return this.time.pass(seconds * 1000, this.#busy());
  }

  async settle(): Promise<void> {
    await this.time.asleep(this.#busy());
  }

  #busy(): number {
    if (!this.#service) return 0;
    return this.#port === undefined ? tasks.keeping : tasks.mailing;
  }

  /** Puts a request into the outbox as if it had come at this time. */
  async receive(at: number, state: 'waits' | 'mailed'): Promise<void> {
    const past = createOutbox({ directory: this.outbox, now: () => at, randomId: () => 'abcd' });
    await past.open();
    const id = await past.accept(request);
    if (state === 'mailed') await past.noteSent(await past.read(id));
  }

  /** The files of the requests that wait, that were mailed, or of which nobody knows. */
  async filesOf(state: keyof typeof folders): Promise<string[]> {
    const folder = join(this.outbox, folders[state]);
    return (await readdir(folder)).filter((name) => name.endsWith('.json'));
  }

  async close(): Promise<void> {
    await this.endServer();
    if (!this.#isAway) await this.#smtp?.close();
    await rm(this.outbox, { recursive: true, force: true });
  }

  #note(line: string): void {
    const { msg, ...details } = JSON.parse(line);
    this.told.push({ message: String(msg), at: this.time.now(), details });
  }
}
