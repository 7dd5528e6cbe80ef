import type { Plugin } from 'vite';

const source = 'app/consent/client.ts';
const virtual = 'virtual:consent-client';

/**
 * Builds the consent wing's script as an entry of its own, beside the framework's, and tells the
 * pages its address by the module `virtual:consent-client`.
 */
export function consentClient(): Plugin {
  // The browser's build comes before the server's, which writes the address into the pages.
  let address = `/${source}`;
  let isBuild = false;
  return {
    name: 'consent-client',
    // One instance for both builds: they share this address.
    sharedDuringBuild: true,
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      if (!isBuild || this.environment.name !== 'client') return;
      this.emitFile({ type: 'chunk', id: source, name: 'consent' });
    },
    resolveId(id) {
      return id === virtual ? `\0${virtual}` : undefined;
    },
    load(id) {
      return id === `\0${virtual}` ? `export default ${JSON.stringify(address)};` : undefined;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunk = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(`/${source}`),
      );
      if (!chunk) this.error(`${source} was not built`);
      address = `/${chunk.fileName}`;
    },
  };
}
