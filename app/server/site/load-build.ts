import { access, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContext, ServerBuild } from 'react-router';
import type { SubmitDemoRequest } from '../../demo/demo-request-context.server.ts';
import { EnvironmentError } from '../environment.ts';
import { codeOf } from '../error-code.ts';
import { pageFile } from '../files/page-file.ts';
import { readFiles } from '../files/read-files.ts';
import type { FileStore } from '../files/stored-file.ts';
import { allowedHosts } from '../security/allowed-hosts.ts';
import { securityHeadersFor } from '../security/for-file.ts';
import { builtContentVersion, contentVersion } from './content-version.ts';
import type { Site } from './site.ts';

/** The site as the server holds it: compiled content, files in memory, and what renders posted forms. */
export interface LoadedBuild {
  site: Site;
  files: FileStore;
  build: ServerBuild;
  /** Milliseconds since 1970: a clock that tells an earlier time is wrong. */
  builtAt: number;
  /** Where the form's action of that build looks for the demo request service. */
  demoRequestContext: RouterContext<SubmitDemoRequest>;
}

/**
 * Loads what `npm run build` left in a directory. One that is missing, broken, or whose parts are not
 * of the same build, is an EnvironmentError.
 */
export async function loadBuild(
  directory: string,
  loadSite: () => Promise<Site>,
): Promise<LoadedBuild> {
  const script = resolve(directory, 'server/index.js');
  const client = resolve(directory, 'client');
  await Promise.all([script, client].map(present));
  const build = await loaded(script, () => import(pathToFileURL(script).href));
  const site = await loaded('the compiled content', loadSite);
  const built = await readBuild(site, client, build);
  const lacking = site.routes.find(({ address }) => !built.files.has(pageFile(address)));
  if (lacking) throw unusable(`the page of ${lacking.address} is missing`);
  return built;
}

/** Reads the files of a site beside its content and its server build. */
export async function readBuild(
  site: Site,
  clientDirectory: string,
  build: ServerBuild,
): Promise<LoadedBuild> {
  const demoRequestContext = demoRequestContextOf(build);
  const files = await readFiles(clientDirectory, securityHeadersFor(allowedHosts(site))).catch(
    (error: unknown) => {
      const reason = `${clientDirectory}: a file cannot be read (${codeOf(error)})`;
      throw new EnvironmentError(reason, { cause: error });
    },
  );
  const { mtimeMs: builtAt } = await stat(clientDirectory);
  return { site, files, build, builtAt, demoRequestContext };
}

/** Throws an EnvironmentError when a build was made of other content than is compiled now. */
export async function checkContent(
  buildDirectory: string,
  contentDirectory: string,
): Promise<void> {
  const [built, compiled] = await Promise.all([
    builtContentVersion(buildDirectory),
    contentVersion(contentDirectory),
  ]);
  if (built !== compiled) throw unusable('the compiled content is not that of the build');
}

async function present(path: string): Promise<void> {
  try {
    await access(path);
  } catch (error) {
    throw new EnvironmentError(`${path} is missing: run \`npm run build\` first`, { cause: error });
  }
}

async function loaded<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof EnvironmentError) throw error;
    const [reason] = String(error).split('\n');
    throw unusable(`${name} cannot be loaded (${reason})`, error);
  }
}

/** The key that app/entry.server.tsx exports. */
function demoRequestContextOf({ entry }: Partial<ServerBuild>): RouterContext<SubmitDemoRequest> {
  const key: unknown = Reflect.get(entry?.module ?? {}, 'demoRequestContext');
  if (!isRouterContext(key)) throw unusable('the server build has no demo request context');
  return key;
}

function isRouterContext(key: unknown): key is RouterContext<SubmitDemoRequest> {
  return typeof key === 'object' && key !== null && 'defaultValue' in key;
}

function unusable(what: string, cause?: unknown): EnvironmentError {
  const message = `${what}: the build is of another version, run \`npm run build\` again`;
  return new EnvironmentError(message, { cause });
}
