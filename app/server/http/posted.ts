import { limitBody } from './body.ts';
import { type KnownHosts, sameOrigin } from './same-origin.ts';

/** What a page of this site may post: refuses other sites and what is too large, in plain text. */
export function postedByThisSite(hosts: KnownHosts) {
  return [
    sameOrigin(hosts, (context) => context.text('Only this site’s pages may send.', 403)),
    limitBody((context) => context.text('The request is larger than 64 KB.', 413)),
  ] as const;
}
