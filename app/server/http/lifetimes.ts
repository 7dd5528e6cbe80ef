/** Names of these files change with their content. */
export const immutable = 'public, max-age=31536000, immutable';
/** Pages and files whose names stay: what was fetched ahead of a click is there at the click. */
export const aMinute = 'public, max-age=60';
/** Redirects: an hour, should one be mistaken. */
export const redirectLifetime = 'public, max-age=3600';
