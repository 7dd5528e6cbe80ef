import type { Site } from '../site/site.ts';
import type { AllowedHosts } from './page-policy.ts';

/** What content/site.yaml declares: the mail service and the consented services. */
export function allowedHosts({ email, services }: Pick<Site, 'email' | 'services'>): AllowedHosts {
  const external = services.map(({ script }) => URL.parse(script)?.origin);
  return {
    connect: [
      email.origin,
      ...services.flatMap(({ hosts }) => hosts.map((host) => `https://${host}`)),
    ].filter((origin) => origin !== ''),
    script: external.filter((origin) => origin !== undefined),
    policies: services.length > 0 ? ['consent'] : [],
  };
}
