import { limitBody } from './body.ts';
import { type KnownHosts, sameOrigin } from './same-origin.ts';

/** What a page of this site may post: refuses other sites and what is too large, in plain text. */
export function postedByThisSite(hosts: KnownHosts, kilobytes: number) {
  return [
    sameOrigin(hosts, (context) => context.text('Only this site’s pages may send.', 403)),
    limitBody(kilobytes, (context) =>
      context.text(`The request is larger than ${kilobytes} KB.`, 413),
    ),
  ] as const;
}
