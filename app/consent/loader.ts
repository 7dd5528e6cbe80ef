import type { Preferences } from './consent.ts';
import { allowedScripts, type Service } from './services.ts';

/** The Content-Security-Policy allows this policy's name where services are declared. */
const policyName = 'consent';

/**
 * Returns what brings the running services in line with the preferences: it adds the scripts of the
 * allowed ones. A script that runs cannot be taken back, so that withdrawing consent loads the page
 * anew without it.
 */
export function createLoader(services: readonly Service[]): (preferences: Preferences) => void {
  const running = new Set<string>();
  let trust: ((address: string) => string) | undefined;

  return (preferences) => {
    const allowed = allowedScripts(services, preferences);
    if ([...running].some((script) => !allowed.includes(script))) return location.reload();
    for (const script of allowed.filter((one) => !running.has(one))) {
      running.add(script);
      trust ??= declaredOnly(services);
      const element = document.createElement('script');
      element.async = true;
      element.src = trust(script);
      document.head.append(element);
    }
  };
}

function declaredOnly(services: readonly Service[]): (address: string) => string {
  const createScriptURL = (address: string) => {
    if (services.some(({ script }) => script === address)) return address;
    throw new TypeError(`${address} is not a declared service`);
  };
  const policy = window.trustedTypes?.createPolicy(policyName, { createScriptURL });
  return (address) => (policy ?? { createScriptURL }).createScriptURL(address);
}
