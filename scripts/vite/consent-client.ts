import { build, type Plugin } from 'vite';

const source = 'app/consent/client.ts';
const virtual = 'virtual:consent-client';

/**
 * Builds the consent feature's script beside the framework's and tells the pages its address by the
 * module `virtual:consent-client`. By a build of its own: one file, that shares no chunk with the
 * framework and waits for none.
 */
export function consentClient(): Plugin {
  // The browser's build comes before the server's, which writes the address into the pages.
  let address = `/${source}`;
  let reference: string | undefined;
  return {
    name: 'consent-client',
    // One instance for both builds: they share this address.
    sharedDuringBuild: true,
    async buildStart() {
      const { config, name, mode } = this.environment;
      if (mode !== 'build' || name !== 'client') return;
      const script = await bundle(config.root);
      reference = this.emitFile({ type: 'asset', name: 'consent.js', source: script });
    },
    generateBundle() {
      if (this.environment.name === 'client' && reference) {
        address = `/${this.getFileName(reference)}`;
      }
    },
    resolveId(id) {
      return id === virtual ? `\0${virtual}` : undefined;
    },
    load(id) {
      return id === `\0${virtual}` ? `export default ${JSON.stringify(address)};` : undefined;
    },
  };
}

async function bundle(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    build: { write: false, modulePreload: false, rolldownOptions: { input: source } },
  });
  const chunks = [built].flat().flatMap((output) => ('output' in output ? output.output : []));
  const [script, ...others] = chunks.filter((chunk) => chunk.type === 'chunk');
  if (!script || others.length > 0) throw new Error(`${source} must become one file`);
  return script.code;
}
