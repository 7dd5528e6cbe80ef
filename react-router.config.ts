import type { Config } from '@react-router/dev/config';
import { encodeAddress } from '#schema/addresses.ts';
import { routes } from './app/generated/routes.ts';

export default {
  ssr: true,
  prerender: { paths: routes.map(({ address }) => encodeAddress(address)), concurrency: 4 },
} satisfies Config;
