import { expect, test } from 'vitest';
import { pullRequestPage } from '../../scripts/studio/review/pull-request-page.ts';

const wanted = {
  printed: '',
  remote: '',
  branch: 'content/2026-11-22',
  into: 'main',
  title: 'Un titre & plus',
  text: 'Pourquoi',
};

function parts(given: Partial<typeof wanted>) {
  const page = pullRequestPage({ ...wanted, ...given });
  if (page === undefined) return undefined;
  const { origin, pathname, searchParams } = new URL(page);
  return { at: origin + pathname, with: Object.fromEntries(searchParams) };
}

test.each([
  [
    'git@github.com:assise/site.git',
    'https://github.com/assise/site/compare/main...content/2026-11-22',
    { expand: '1', title: wanted.title, body: wanted.text },
  ],
  [
    'ssh://git@gitlab.assise.example:2222/web/assise/site.git',
    'https://gitlab.assise.example/web/assise/site/-/merge_requests/new',
    {
      'merge_request[source_branch]': wanted.branch,
      'merge_request[title]': wanted.title,
      'merge_request[description]': wanted.text,
    },
  ],
  [
    'https://camille@bitbucket.org/assise/site',
    'https://bitbucket.org/assise/site/pull-requests/new',
    { source: wanted.branch, title: wanted.title, description: wanted.text },
  ],
  [
    'https://codeberg.org/assise/site.git',
    'https://codeberg.org/assise/site/compare/main...content/2026-11-22',
    { title: wanted.title, body: wanted.text },
  ],
])('a known kind of host has its page: %s', (remote, at, filled) => {
  expect(parts({ remote })).toEqual({ at, with: filled });
});

test('what the remote prints goes before its name, and keeps what it says', () => {
  const printed =
    'remote: \nremote: To create a merge request for x, visit:\nremote:   https://git.assise.example/a/-/merge_requests/new?merge_request%5Bsource_branch%5D=x\n';
  expect(parts({ printed, remote: 'git@git.assise.example:a.git' })).toMatchObject({
    at: 'https://git.assise.example/a/-/merge_requests/new',
    with: { 'merge_request[source_branch]': 'x', 'merge_request[title]': wanted.title },
  });
});

test('the page that GitHub prints would lose the title: the one that it leads to is filled in', () => {
  const printed = 'remote:      https://code.assise.example/a/b/pull/new/x\n';
  expect(parts({ printed, remote: 'git@code.assise.example:a/b.git' })).toMatchObject({
    at: 'https://code.assise.example/a/b/compare/main...content/2026-11-22',
    with: { title: wanted.title },
  });
});

test('a host of no known kind has the page that it prints, or none', () => {
  const printed = 'remote: https://review.assise.example/c/42\n';
  expect(parts({ printed, remote: '/srv/site.git' })?.at).toBe(
    'https://review.assise.example/c/42',
  );
  expect(parts({ remote: 'git@review.assise.example:site.git' })).toBeUndefined();
  expect(parts({ remote: '/srv/site.git' })).toBeUndefined();
});

test('a long text is cut: hosts refuse long addresses', () => {
  const page = parts({ remote: 'git@github.com:a/b.git', text: 'mot '.repeat(5000) });
  expect(page?.with.body?.length).toBeLessThan(3100);
});
