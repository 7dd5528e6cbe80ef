import { join } from 'node:path';
import pino from 'pino';
import { createApp } from '../../app/server/app.ts';
import { createChatOf } from '../../app/server/chat/assemble.ts';
import type { Environment } from '../../app/server/environment.ts';
import { readFiles } from '../../app/server/files/read-files.ts';
import type { FileStore } from '../../app/server/files/stored-file.ts';
import type { Handler } from '../../app/server/http/request-context.ts';
import { chatRules, createRateLimit, mailRules } from '../../app/server/limits/rate-limit.ts';
import {
  createDemoRequestService,
  type DemoRequestService,
  type DemoRequestServiceOptions,
} from '../../app/server/mail/demo-request-service.ts';
import { createSend } from '../../app/server/mail/send.ts';
import { createPages } from '../../app/server/pages/pages.ts';
import { securityHeadersFor } from '../../app/server/security/for-file.ts';
import { fixtureSite, writeBuild } from './fixture-site.ts';

export interface FixtureOptions {
  chat?: Partial<
    Pick<
      Environment,
      'CHAT_UPSTREAM' | 'CHAT_TIMEOUT_MS' | 'CHAT_CONTEXT_TOKENS' | 'CHAT_EMBEDDINGS'
    >
  >;
  accept?: DemoRequestServiceOptions['outbox']['accept'];
  demoRequests?: DemoRequestService;
  render?: Handler;
  hops?: number;
}

let read: Promise<FileStore> | undefined;

/** The files of the fixture site, read once: no test changes them. */
async function readFixture(): Promise<FileStore> {
  const build = await writeBuild();
  const allowed = { connect: [], script: [] };
  const files = await readFiles(join(build.directory, 'client'), securityHeadersFor(allowed));
  await build.remove();
  return files;
}

/** The application over the fixture site, with everything outside it replaced. */
export async function fixtureApp(options: FixtureOptions = {}) {
  read ??= readFixture();
  const files = await read;
  const now = Date.now;
  const demoRequests =
    options.demoRequests ??
    createDemoRequestService({
      outbox: { accept: options.accept ?? (async () => 'id') },
      limit: createRateLimit('mail', mailRules),
      onAccepted: () => undefined,
    });
  const environment = {
    CHAT_TIMEOUT_MS: 1000,
    CHAT_CONTEXT_TOKENS: 1500,
    CHAT_GAPS: '0' as const,
    CHAT_GAPS_FILE: 'var/gaps.json',
    ...options.chat,
  };
  const hosts = new Set(['site.example']);
  const log = pino({ level: 'silent' });
  return createApp({
    files,
    routes: fixtureSite.routes,
    chat: createChatOf({
      assistant: fixtureSite.assistant,
      environment,
      limit: createRateLimit('chat', chatRules),
      hosts,
      log,
      now,
    }),
    mail: createSend(fixtureSite.email, demoRequests, hosts),
    pages: createPages({
      files,
      routes: fixtureSite.routes,
      redirects: fixtureSite.redirects,
      hosts,
      render: options.render ?? ((context) => context.text('rendered')),
    }),
    proxies: { hops: options.hops ?? 0 },
    log,
    newId: () => 'request-id',
    now,
  });
}
