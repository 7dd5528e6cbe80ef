import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * The scripts that some built files may ever ask for, by themselves or by one another. Names hold a hash, so that
 * a name within a text is a reference to the file. `isCounted` leaves scripts out.
 */
export async function namedScripts(
  client: string,
  files: readonly string[],
  isCounted: (name: string) => boolean = () => true,
): Promise<ReadonlySet<string>> {
  const scripts = (await readdir(path.join(client, 'assets'))).filter(
    (name) => name.endsWith('.js') && isCounted(name),
  );
  return closure(files, async (file) => {
    const text = await readFile(path.join(client, file), 'utf8');
    return scripts.filter((name) => text.includes(name));
  });
}

/** The scripts that a built page fetches by itself: those in its HTML, and what they import. */
export async function firstScripts(client: string, page: string): Promise<ReadonlySet<string>> {
  return closure([page], async (file) => {
    const text = await readFile(path.join(client, file), 'utf8');
    if (file === page) return [...text.matchAll(scriptElement)].flatMap(([, name]) => name ?? []);
    const { staticImports, staticExports } = parseSync(file, text).module;
    return [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ].map((address) => path.basename(address));
  });
}

const scriptElement = /<(?:script\b[^>]*?\ssrc|link\b[^>]*?\shref)="\/assets\/([\w.-]+\.js)"/gu;

/** The scripts that a page may ever ask for: those of islands that stand in it, and what they share. */
export async function pageScripts(client: string, page: string): Promise<ReadonlySet<string>> {
  const html = await readFile(path.join(client, page), 'utf8');
  const islands = new Set([...html.matchAll(/ data-island="([\w-]+)"/gu)].map(([, name]) => name));
  return namedScripts(client, [page], (script) => {
    const [, name] = /^(\w+)-island-/u.exec(script) ?? [];
    return name === undefined || islands.has(name);
  });
}

/** All scripts below `assets` that are reached from some files, which are not among them. */
async function closure(
  files: readonly string[],
  namesIn: (file: string) => Promise<readonly string[]>,
): Promise<Set<string>> {
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const name of await namesIn(file)) {
      const script = `assets/${name}`;
      if (reached.has(script)) continue;
      reached.add(script);
      waiting.push(script);
    }
  }
  return reached;
}
