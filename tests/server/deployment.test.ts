import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { readEnvironment } from '../../app/server/environment.ts';
import { compiledSite } from '../../app/server/site/compiled-site.ts';
import { findProgram } from '../../scripts/setup/find-program.ts';
import { freePort, listening } from './fixture-port.ts';

const root = join(import.meta.dirname, '../..');
const read = (...path: string[]) => readFile(join(root, ...path), 'utf8');

describe('compose.yaml', () => {
  const service = z.looseObject({
    environment: z.record(z.string(), z.string()).default({}),
    networks: z.array(z.string()).default([]),
    ports: z.array(z.string()).default([]),
    entrypoint: z.array(z.string()).default([]),
  });
  const compose = z.object({
    services: z.record(z.string(), service),
    networks: z.looseObject({}),
    volumes: z.looseObject({}),
  });
  const load = async () => compose.parse(parse(await read('compose.yaml')));
  /** `${NAME:-default}` as compose reads it when nothing is set. */
  const unset = (text: string) => text.replace(/\$\{\w+:?-([^}]*)\}/g, '$1');

  test('gives the server an environment that it accepts', async () => {
    const { services } = await load();
    const given = Object.entries(services.site?.environment ?? {}).map(([name, value]) => [
      name,
      unset(value),
    ]);
    expect(readEnvironment(Object.fromEntries(given))).toMatchObject({
      CHAT_UPSTREAM: 'http://ollama:11434',
      TRUST_PROXY: 1,
    });
  });

  test.each(['SMTP_URL', 'REDIS_URL', 'LOG_LEVEL', 'CHAT_TIMEOUT_MS'])(
    'hands %s on to the server',
    async (name) => {
      const { services } = await load();
      expect(services.site?.environment[name]).toBe(`\${${name}:-}`);
    },
  );

  test('fetches the model that the site asks for, and shows the proxy alone to the outside', async () => {
    const { services } = await load();
    const model = services.model?.entrypoint.at(-1);
    expect(model).toBe(`\${CHAT_MODEL:-${compiledSite.assistant.model}}`);
    expect(await read('docs/operating.md')).toContain(`model \`${compiledSite.assistant.model}\``);
    expect(Object.keys(services).filter((name) => services[name]?.ports.length)).toEqual(['caddy']);
  });
});

describe('Dockerfile', () => {
  test('copies what exists, from stages that exist, and runs as no root', async () => {
    const file = await read('Dockerfile');
    const stages = [...file.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
    for (const [, from] of file.matchAll(/--from=(\w+)/g)) expect(stages).toContain(from);
    const copied = [...file.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
      sources.split(' '),
    );
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const [, last = ''] = file.split(' AS site\n');
    expect(last).toMatch(/^USER node$/m);
    const [, command = '[]'] = /^CMD (.*)$/m.exec(last) ?? [];
    const [program, script]: string[] = JSON.parse(command);
    expect(program).toBe('node');
    expect(existsSync(join(root, script ?? ''))).toBe(true);
  });

  test('asks for the health of the server on the port that it was given', async () => {
    const [, command = '[]'] =
      /^HEALTHCHECK [^\n]*\\\n +CMD (.*)$/m.exec(await read('Dockerfile')) ?? [];
    const [program, ...args]: string[] = JSON.parse(command);
    expect(program).toBe('node');
    let status = 200;
    const server = createServer(({ url }, response) => {
      response.writeHead(url === '/healthz' ? status : 404).end();
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const check = async () => {
      const child = spawn(process.execPath, args, { env: { PORT: String(port) }, stdio: 'ignore' });
      const [code] = await once(child, 'exit');
      return code;
    };
    expect(await check()).toBe(0);
    status = 503;
    expect(await check()).toBe(1);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe.each(['smtp', 'outbox'])('deploy/kubernetes/%s', (variant) => {
  const manifest = z.looseObject({
    kind: z.string(),
    metadata: z.looseObject({ name: z.string() }),
    spec: z.unknown(),
  });

  async function manifests() {
    const folders = [['deploy/kubernetes/base'], ['deploy/kubernetes', variant]];
    const texts = await Promise.all(
      folders.map(async (folder) => {
        const names = (await readdir(join(root, ...folder))).filter(
          (name) => name !== 'kustomization.yaml',
        );
        return Promise.all(names.map((name) => read(...folder, name)));
      }),
    );
    const documents = texts.flat().flatMap((text) => parseAllDocuments(text));
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    return documents.map((document) => manifest.parse(document.toJS()));
  }

  test('names every file it has, and sets variables that the server accepts', async () => {
    const kustomization = z
      .looseObject({
        resources: z.array(z.string()),
        components: z.tuple([z.literal('../pod')]),
        configMapGenerator: z.array(z.object({ name: z.string(), literals: z.array(z.string()) })),
      })
      .parse(parse(await read('deploy/kubernetes', variant, 'kustomization.yaml')));
    const own = (await readdir(join(root, 'deploy/kubernetes', variant))).filter(
      (name) => name !== 'kustomization.yaml',
    );
    expect(kustomization.resources.toSorted()).toEqual(['../base', ...own].toSorted());
    const literals = kustomization.configMapGenerator.flatMap(({ literals }) => literals);
    const given = literals.map((literal) => literal.split(/=(.*)/).slice(0, 2));
    expect(readEnvironment(Object.fromEntries(given))).toMatchObject({ TRUST_PROXY: 1 });
  });

  test('runs one server a pod, probed, without rights, on its own outbox', async () => {
    const workload = (await manifests()).find(({ kind }) => /Deployment|StatefulSet/.test(kind));
    const text = JSON.stringify(parse(await read('deploy/kubernetes/pod/pod.yaml')));
    expect(text).toContain('"runAsNonRoot":true');
    expect(text).toContain('"readOnlyRootFilesystem":true');
    expect(text).toContain('"allowPrivilegeEscalation":false');
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      expect(text).toContain(`"${probe}":{"httpGet":{"path":"/healthz","port":"http"}`);
    }
    expect(text).toContain('"mountPath":"/var/outbox"');
    expect(workload?.kind).toBe(variant === 'smtp' ? 'Deployment' : 'StatefulSet');
  });

  test('may wait for a mail server only where its outbox is a disk', async () => {
    const workload = (await manifests()).find(({ kind }) => /Deployment|StatefulSet/.test(kind));
    const text = JSON.stringify(workload);
    const secret = { name: 'site', optional: variant === 'outbox' };
    expect(text).toContain(`"secretRef":${JSON.stringify(secret)}`);
    const mail = { secretKeyRef: { name: 'site', key: 'SMTP_URL', optional: false } };
    const needed = JSON.stringify({ name: 'SMTP_URL', valueFrom: mail });
    expect(text.includes(needed)).toBe(variant === 'smtp');
    const disk = '"volumeClaimTemplates":[{"metadata":{"name":"outbox"}';
    expect(text.includes(disk)).toBe(variant === 'outbox');
  });

  test('service, disruption budget and scaling point at that workload', async () => {
    const all = await manifests();
    expect(all.map(({ kind }) => kind).sort()).toEqual(
      [
        'HorizontalPodAutoscaler',
        'NetworkPolicy',
        'PodDisruptionBudget',
        'Service',
        variant === 'smtp' ? 'Deployment' : 'StatefulSet',
      ].sort(),
    );
    const scaler = all.find(({ kind }) => kind === 'HorizontalPodAutoscaler');
    const workload = all.find(({ kind }) => /Deployment|StatefulSet/.test(kind));
    expect(scaler?.spec).toMatchObject({
      scaleTargetRef: { kind: workload?.kind, name: workload?.metadata.name },
    });
    for (const { kind, metadata } of all) expect([kind, metadata.name]).toEqual([kind, 'site']);
  });
});

const kubectl = findProgram('kubectl');
if (kubectl) {
  test('kustomize builds both variants', () => {
    for (const variant of ['smtp', 'outbox']) {
      const built = execFileSync(kubectl, ['kustomize', join(root, 'deploy/kubernetes', variant)], {
        encoding: 'utf8',
      });
      expect(parseAllDocuments(built)).toHaveLength(6);
      expect(built).toContain('image: registry.example/site:latest');
      // Of the pod that both share, of the variant, and of the generated settings.
      expect(built).toContain('runAsNonRoot: true');
      expect(built.match(/mountPath: \/var\/outbox/g)).toHaveLength(1);
      expect(built).toContain(`optional: ${variant === 'outbox'}`);
      expect(built).toMatch(/configMapRef:\s+name: site-\w+/);
    }
  });
}

const caddy = findProgram('caddy');
if (caddy) {
  test('deploy/Caddyfile passes visitors on, with their address and scheme', async () => {
    const home = await mkdtemp(join(tmpdir(), 'caddy-'));
    const seen: Record<string, unknown>[] = [];
    const site = createServer(({ headers }, response) => {
      seen.push(headers);
      response.end('the site');
    });
    const [port, sitePort] = [await freePort(), await freePort()];
    await new Promise<void>((resolve) => site.listen(sitePort, '127.0.0.1', resolve));
    const child = spawn(
      caddy,
      ['run', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'],
      {
        stdio: 'ignore',
        env: {
          PATH: process.env.PATH,
          HOME: home,
          XDG_DATA_HOME: home,
          SITE_ADDRESS: `http://:${port}`,
          SITE_SERVER: `127.0.0.1:${sitePort}`,
          CADDY_ADMIN: 'off',
        },
      },
    );
    const over = once(child, 'exit');
    await listening(port);
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { 'X-Forwarded-For': '6.6.6.6' },
    });
    expect(await answer.text()).toBe('the site');
    expect(seen[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    child.kill('SIGTERM');
    await over;
    await new Promise((resolve) => site.close(resolve));
    await rm(home, { recursive: true });
  }, 30_000);
}
