import type { Config } from '@react-router/dev/config';
import { encodeAddress } from '#schema/addresses.ts';
import { routes } from './app/generated/routes.ts';

export default {
  ssr: true,
  // The whole manifest comes with the page, so that client navigation works on any static host.
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: routes.map(({ address }) => encodeAddress(address)), concurrency: 4 },
} satisfies Config;
