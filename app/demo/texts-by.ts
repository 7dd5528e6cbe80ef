/** A text for each key. */
export function textsBy<Key extends string>(
  keys: readonly Key[],
  text: (key: Key) => string,
): Record<Key, string> {
  const texts: Record<string, string> = Object.fromEntries(keys.map((key) => [key, text(key)]));
  if (!hasAll(texts, keys)) throw new Error('a key has no text');
  return texts;
}

function hasAll<Key extends string>(
  texts: Readonly<Record<string, string>>,
  keys: readonly Key[],
): texts is Record<Key, string> {
  return keys.every((key) => texts[key] !== undefined);
}
