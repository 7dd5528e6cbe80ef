const features = ['assistant', 'carousel', 'consent', 'demo', 'walkthrough'];

/** A file with its text. */
export type Source = { file: string; text: string };

/**
 * Attributes of the document that belong to a feature and that another folder names: in its styles, in
 * its elements or in its code. A feature owns what bears its name (`data-consent-open`), and what its
 * modules alone set.
 */
export function foreignState(sources: readonly Source[]): string[] {
  const owners = ownersOf(sources);
  return sources.flatMap(({ file, text }) =>
    attributesIn(text).flatMap(({ name, line }) => {
      const owner = owners.get(name);
      if (owner === undefined || folderOf(file) === owner || isRoot(file)) return [];
      return [`${file}:${line} names ${name}: it is the state of app/${owner}/ alone`];
    }),
  );
}

function ownersOf(sources: readonly Source[]): Map<string, string> {
  const setBy = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    if (file.endsWith('.css')) continue;
    for (const { name } of attributesIn(text)) {
      setBy.set(name, (setBy.get(name) ?? new Set()).add(folderOf(file)));
    }
  }
  const owners = new Map<string, string>();
  for (const [name, folders] of setBy) {
    const named = features.find((feature) => name.startsWith(`data-${feature}`));
    const [only] = folders.size === 1 ? folders : [];
    const owner = named ?? only;
    if (owner !== undefined && features.includes(owner)) owners.set(name, owner);
  }
  return owners;
}

function attributesIn(text: string): { name: string; line: number }[] {
  return text.split('\n').flatMap((content, index) => [
    ...[...content.matchAll(/\bdata-[a-z]+(?:-[a-z]+)*/g)].map(([name]) => ({
      name,
      line: index + 1,
    })),
    ...[...content.matchAll(/\bdataset\.([a-zA-Z]+)/g)].map(([, key = '']) => ({
      name: `data-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      line: index + 1,
    })),
  ]);
}

/** The root joins the features. */
function isRoot(file: string): boolean {
  return /^app\/[^/]+$/.test(file);
}

function folderOf(file: string): string {
  return file.split('/')[1] ?? '';
}
