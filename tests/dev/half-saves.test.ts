import { readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { liveContent } from '../../scripts/dev/content-plugin.ts';
import { copyProject, type ProjectCopy } from '../../scripts/test/project-copy.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

const patient = { timeout: 60_000 };

let site: ProjectCopy;
let server: ViteDevServer;

beforeAll(async () => {
  site = await copyProject();
  server = await createServer({
    root: site.folder,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    // Each test tells itself what a watcher would.
    server: { middlewareMode: true, watch: null, hmr: { server: createHttpServer() } },
    plugins: [liveContent()],
  });
});

afterAll(async () => {
  await server?.close();
  await site?.remove();
});

test.each(['content/pages/home.yaml', 'content/images/scenes/use-cases.svg'])(
  'what was wrong with the first half of a save of %s is gone with the second, of which no watcher tells',
  async (name) => {
    const file = path.join(site.folder, name);
    const whole = readFileSync(file);
    const told = vi.spyOn(console, 'log').mockReturnValue();
    const sent = vi.spyOn(server.environments.client.hot, 'send');
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {
      writeFileSync(file, whole);
    });
    writeFileSync(file, '');
    server.watcher.emit('all', 'change', file);
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), patient);
    expect(reported).toHaveBeenCalledOnce();
    expect(reported.mock.lastCall?.[0]).toContain(name);
    expect(sent).toHaveBeenCalledWith({ type: 'update', updates: [] });
  },
);
