/** Names of these files change with their content. */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'public, max-age=0, must-revalidate';
/** Redirects: an hour, should one be mistaken. */
export const redirectLifetime = 'public, max-age=3600';
