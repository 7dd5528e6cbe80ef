/** Files that hosts of static sites read and do not serve: Netlify and Cloudflare Pages know both. */
export const hostFiles = { headers: '_headers', redirects: '_redirects' } as const;
