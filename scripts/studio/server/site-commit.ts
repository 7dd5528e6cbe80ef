import { commitFile } from '../../build/commit-file.ts';

const timeoutMs = 5000;

/** What the site that visitors see was built of; undefined where it does not say, or cannot be asked. */
export async function siteCommit(origin: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(new URL(commitFile, origin), { signal }).catch(() => undefined);
  const said = answer?.ok ? (await answer.text()).trim() : '';
  return /^[0-9a-f]{40,64}$/.test(said) ? said : undefined;
}
