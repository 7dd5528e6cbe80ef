/** What a page for a new pull request is to be filled in with. */
type Wanted = {
  /** What git and the remote printed on the push. */
  printed: string;
  /** The remote's address. */
  remote: string;
  branch: string;
  into: string;
  title: string;
  text: string;
};

type Host = {
  /** Of the host's name, or of the path of the page that it prints. */
  host: RegExp;
  path: RegExp;
  page: (branch: string, into: string) => string;
  title: string;
  text: string;
};

/** A line for each kind of host: where its page is, and by which names it is filled in. */
const hosts: readonly Host[] = [
  {
    host: /github/,
    path: /\/pull\/new\//,
    page: (branch, into) => `/compare/${into}...${branch}?expand=1`,
    title: 'title',
    text: 'body',
  },
  {
    host: /gitlab/,
    path: /\/merge_requests\/new/,
    page: (branch) => `/-/merge_requests/new?merge_request[source_branch]=${branch}`,
    title: 'merge_request[title]',
    text: 'merge_request[description]',
  },
  {
    host: /bitbucket/,
    path: /\/pull-requests\/new/,
    page: (branch) => `/pull-requests/new?source=${branch}`,
    title: 'title',
    text: 'description',
  },
  {
    host: /gitea|forgejo|codeberg/,
    path: /\/compare\//,
    page: (branch, into) => `/compare/${into}...${branch}`,
    title: 'title',
    text: 'body',
  },
];

/** In letters: hosts refuse longer addresses. The commit says it whole. */
const longestText = 3000;

/** The page for a new pull request: as the remote says on a push, or else as its kind of host has it. */
export function pullRequestPage({
  printed,
  remote,
  branch,
  into,
  title,
  text,
}: Wanted): string | undefined {
  const said = /^remote:\s+(https?:\/\/\S+)/m.exec(printed)?.[1];
  const base = webAddress(remote);
  const host = said
    ? hosts.find(({ path }) => path.test(said))
    : hosts.find(({ host: name }) => base && name.test(new URL(base).hostname));
  if (!host) return said;
  // GitHub's printed page leads on to the other one, and loses what it is filled in with.
  const address =
    said && !/\/pull\/new\//.test(said) ? said : base && base + host.page(branch, into);
  if (!address) return said;
  const page = new URL(address);
  page.searchParams.set(host.title, title);
  page.searchParams.set(
    host.text,
    text.length > longestText ? `${text.slice(0, longestText)}…` : text,
  );
  return page.href;
}

/** `git@host:owner/name.git` and its like, as a browser opens it. */
function webAddress(remote: string): string | undefined {
  const [, host, path] =
    /^(?:[a-z+]+:\/\/)(?:[^@/]+@)?([^/:]+)(?::\d+)?\/(.+)$/.exec(remote) ??
    /^(?:[^@/]+@)?([^/:]+):(.+)$/.exec(remote) ??
    [];
  return host && path && `https://${host}/${path.replace(/\/$|\.git\/?$/, '')}`;
}
