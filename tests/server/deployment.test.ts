import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { embeddingsDirectory } from '../../app/server/chat/assemble.ts';
import { readEnvironment } from '../../app/server/environment.ts';
import { compiledSite } from '../../app/server/site/compiled-site.ts';
import { serveSite } from '../../scripts/test/browser/serve-site.ts';
import { startLocal } from '../../scripts/test/local-server.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

const root = join(import.meta.dirname, '../..');
const read = (...path: string[]) => readFile(join(root, ...path), 'utf8');

describe('compose.yaml', () => {
  const service = z.looseObject({
    environment: z.record(z.string(), z.string()).default({}),
    networks: z.array(z.string()).default([]),
    ports: z.array(z.string()).default([]),
    entrypoint: z.array(z.string()).default([]),
    image: z.string().optional(),
    read_only: z.boolean().default(false),
    cap_drop: z.array(z.string()).default([]),
    security_opt: z.array(z.string()).default([]),
    pids_limit: z.number().optional(),
    mem_limit: z.string().optional(),
  });
  const compose = z.object({
    services: z.record(z.string(), service),
    networks: z.looseObject({}),
    volumes: z.looseObject({}),
  });
  const load = async () => compose.parse(parse(await read('compose.yaml'), { merge: true }));
  /** `${NAME:-default}` as compose reads it when nothing is set. */
  const unset = (text: string): string => {
    const replaced = text.replace(/\$\{\w+:?-([^${}]*)\}/g, '$1');
    return replaced === text ? text : unset(replaced);
  };

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

  test('knows the site by the address that visitors are given', async () => {
    const { services } = await load();
    // biome-ignore lint/suspicious/noTemplateCurlyInString: compose's own
    expect(services.site?.environment.SITE_HOSTS).toBe('${SITE_HOSTS:-${SITE_ADDRESS:-}}');
  });

  test('lets each service write nowhere but where it is told, without rights, within limits', async () => {
    const { services } = await load();
    expect(Object.keys(services)).toEqual(['site', 'caddy', 'ollama', 'model']);
    for (const [name, service] of Object.entries(services)) {
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          read_only: true,
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
          pids_limit: expect.any(Number),
          mem_limit: expect.stringMatching(/^\d+[mg]$/),
        }),
      ]);
    }
  });

  test('names images by an exact version', async () => {
    const { services } = await load();
    const images = Object.values(services).flatMap(({ image }) => image ?? []);
    const from = [...(await read('Dockerfile')).matchAll(/^FROM (\S+)/gm)].map(
      ([, name = '']) => name,
    );
    expect(images.length + from.length).toBeGreaterThan(4);
    for (const image of [...images, ...from]) expect(image).toMatch(/:\d+\.\d+\.\d+(?:-[a-z-]+)?$/);
    const { devDependencies } = z
      .object({ devDependencies: z.looseObject({ node: z.string() }) })
      .parse(JSON.parse(await read('package.json')));
    for (const image of from) expect(image).toContain(`node:${devDependencies.node}-`);
  });

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
    const [program, ...args]: string[] = JSON.parse(command);
    expect(program).toBe('node');
    expect(existsSync(join(root, args.at(-1) ?? ''))).toBe(true);
  });

  test('holds all that the server imports, and no package for development is needed', async () => {
    const [, last = ''] = (await read('Dockerfile')).split(' AS site\n');
    const copied = [...last.matchAll(/^COPY --from=build \/site\/(\S+) (\S+)$/gm)];
    const image = await mkdtemp(join(tmpdir(), 'image-'));
    for (const [, from = '', to = ''] of copied) {
      await cp(join(root, from), join(image, to), { recursive: true });
    }
    await linkProductionPackages(image);
    // With a Redis that is away: its client is loaded for those who have one.
    const { origin, stop } = await serveSite({ REDIS_URL: 'redis://127.0.0.1:9' }, image);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    // The lists of words are read when a question is asked.
    const messages = [{ role: 'user', content: 'Quel est le tarif ?' }];
    const body = JSON.stringify({ model: compiledSite.assistant.model, messages });
    expect((await fetch(`${origin}/api/chat`, { method: 'POST', body })).status).toBe(200);
    expect((await fetch(`${origin}/book-demo`, { method: 'POST' })).status).toBe(422);
    await stop();
    await rm(image, { recursive: true });
  });

  test('lets the server write what it keeps, in a container and in a pod', async () => {
    const { CHAT_GAPS_FILE: counts } = readEnvironment({});
    const folders = ['/var/outbox', dirname(counts), embeddingsDirectory].map(inSite);
    const image = await read('Dockerfile');
    const [, volumes = '[]'] = /^VOLUME (.*)$/m.exec(image) ?? [];
    expect(JSON.parse(volumes)).toEqual(folders);
    const [, made = ''] = /install -d -o node -g node (.*)$/m.exec(image) ?? [];
    expect(made.split(' ').map(inSite)).toEqual(folders);
    for (const folder of folders) {
      expect(await read('compose.yaml')).toMatch(new RegExp(`- \\w+:${folder}$`, 'm'));
      expect(await read('deploy/kubernetes/stateful-set.yaml')).toContain(`mountPath: ${folder}\n`);
    }
  });

  test('bounds the heap below the pod’s memory, with room for what stands outside of it', async () => {
    const [, heap] = /--max-old-space-size=(\d+)/.exec(await read('Dockerfile')) ?? [];
    const pod = await read('deploy/kubernetes/stateful-set.yaml');
    const [, limit] = /limits:\s+memory: (\d+)Mi/.exec(pod) ?? [];
    const [, alarm] = /memory above (\d+) MB/.exec(await read('docs/operating.md')) ?? [];
    expect(Number(heap) + 200).toBeLessThan(Number(alarm));
    expect(Number(alarm)).toBeLessThan(Number(limit));
    expect((await read('compose.yaml')).includes(`mem_limit: ${limit}m`)).toBe(true);
  });

  test('asks for the health of the server on the port that it was given', async () => {
    const [, command = '[]'] =
      /^HEALTHCHECK [^\n]*\\\n +CMD (.*)$/m.exec(await read('Dockerfile')) ?? [];
    const [program, ...args]: string[] = JSON.parse(command);
    expect(program).toBe('node');
    let status = 200;
    const server = await startLocal(({ url }, response) => {
      response.writeHead(url === '/healthz' ? status : 404).end();
    });
    const env = { PORT: new URL(server.url).port };
    const check = async () => {
      const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
      const [code] = await once(child, 'exit');
      return code;
    };
    expect(await check()).toBe(0);
    status = 503;
    expect(await check()).toBe(1);
    await server.stop();
  });
});

function inSite(folder: string): string {
  return resolve('/site', folder);
}

/** What `npm ci --omit=dev` would install, from the packages that are here. */
async function linkProductionPackages(image: string): Promise<void> {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })) })
    .parse(JSON.parse(await read('package-lock.json')));
  const production = Object.keys(packages).filter(
    (name) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name) && !packages[name]?.dev,
  );
  for (const name of production.filter((path) => existsSync(join(root, path)))) {
    await mkdir(dirname(join(image, name)), { recursive: true });
    await symlink(join(root, name), join(image, name));
  }
}

describe('deploy/kubernetes', () => {
  const manifest = z.looseObject({
    kind: z.string(),
    metadata: z.looseObject({ name: z.string() }),
    spec: z.unknown(),
  });

  const networkPolicy = z.object({
    podSelector: z.unknown(),
    policyTypes: z.array(z.string()),
    ingress: z.array(z.unknown()),
    egress: z.array(
      z.looseObject({
        ports: z.array(z.object({ port: z.number(), protocol: z.string().optional() })),
      }),
    ),
  });

  const kustomization = async () =>
    z
      .looseObject({
        resources: z.array(z.string()),
        configMapGenerator: z.array(z.object({ name: z.string(), literals: z.array(z.string()) })),
      })
      .parse(parse(await read('deploy/kubernetes/kustomization.yaml')));

  async function manifests() {
    const { resources } = await kustomization();
    const texts = await Promise.all(resources.map((name) => read('deploy/kubernetes', name)));
    return texts.map((text) => manifest.parse(parse(text)));
  }

  test('names every file it has, and sets variables that the server accepts', async () => {
    const { resources, configMapGenerator } = await kustomization();
    const files = await readdir(join(root, 'deploy/kubernetes'));
    expect(['kustomization.yaml', ...resources].toSorted()).toEqual(files.toSorted());
    const literals = configMapGenerator.flatMap(({ literals }) => literals);
    const given = literals.map((literal) => literal.split(/=(.*)/).slice(0, 2));
    expect(readEnvironment(Object.fromEntries(given))).toMatchObject({ TRUST_PROXY: 1 });
  });

  test('runs one server a pod, probed, without rights, on its own outbox', async () => {
    const text = JSON.stringify(parse(await read('deploy/kubernetes/stateful-set.yaml')));
    expect(text).toContain('"runAsNonRoot":true');
    expect(text).toContain('"readOnlyRootFilesystem":true');
    expect(text).toContain('"allowPrivilegeEscalation":false');
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      expect(text).toContain(`"${probe}":{"httpGet":{"path":"/healthz","port":"http"}`);
    }
    expect(text).toContain('"mountPath":"/var/outbox"');
    expect(text).toContain('"volumeClaimTemplates":[{"metadata":{"name":"outbox"}');
    expect(text).toContain('"secretRef":{"name":"site","optional":true}');
  });

  test('is reached by the ingress alone, and speaks with nobody that is not named', async () => {
    const policy = (await manifests()).find(({ kind }) => kind === 'NetworkPolicy');
    const { ingress, egress, policyTypes } = networkPolicy.parse(policy?.spec);
    expect(policyTypes).toEqual(['Ingress', 'Egress']);
    expect(ingress).toEqual([
      {
        from: [
          {
            namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress-nginx' } },
          },
        ],
        ports: [{ port: 'http' }],
      },
    ]);
    const ports = egress.flatMap((rule) => rule.ports.map(({ port }) => port));
    expect(ports).toEqual([53, 53, 6379, 11434, 25, 465, 587]);
  });

  test('scales the servers that its other files name', async () => {
    const all = await manifests();
    const scaler = all.find(({ kind }) => kind === 'HorizontalPodAutoscaler');
    expect(scaler?.spec).toMatchObject({ scaleTargetRef: { kind: 'StatefulSet', name: 'site' } });
    for (const { kind, metadata } of all) expect([kind, metadata.name]).toEqual([kind, 'site']);
  });
});
