const text = '#text';

/**
 * Watches what scripts and visitors make of a page once it is served: a banner that shows, a menu that is open, a
 * word that is being typed. It stays until the server says something else in its place.
 */
export function watchOwnChanges(page: Document) {
  const added = new WeakSet<Node>();
  const served = new WeakMap<Node, Map<string, string | null>>();
  const observer = new MutationObserver(note);
  observer.observe(page, {
    subtree: true,
    childList: true,
    attributeOldValue: true,
    characterDataOldValue: true,
  });

  function note(changes: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes, attributeName, oldValue } of changes) {
      if (type !== 'childList') {
        noteServed(target, attributeName ?? text, oldValue);
        continue;
      }
      const [[now, ...others], [before]] = [addedNodes, removedNodes];
      // A text that is written anew, such as the title, is the served one with other words.
      const isRewritten = now instanceof Text && before instanceof Text && others.length === 0;
      if (isRewritten && !added.has(before)) {
        noteServed(now, text, served.get(before)?.get(text) ?? before.nodeValue);
      } else for (const node of addedNodes) added.add(node);
    }
  }

  function noteServed(node: Node, name: string, value: string | null): void {
    const values = served.get(node) ?? new Map<string, string | null>();
    if (!values.has(name)) values.set(name, value);
    served.set(node, values);
  }

  function isKept(node: Node, name: string, next: string | null): boolean {
    const before = served.get(node);
    if (!before?.has(name)) return false;
    if (before.get(name) === next) return true;
    before.delete(name);
    return false;
  }

  return {
    /** Whether the server knows nothing of a node. */
    isAdded: (node: Node) => added.has(node),
    /** Whether an attribute was changed here, and the server says of it what it said before. */
    isKeptAttribute: isKept,
    isKeptText: (node: Text, next: string | null) => isKept(node, text, next),
    /** Makes the changes of the server, which are not the page's own. */
    leaveOut: (change: () => void) => {
      note(observer.takeRecords());
      change();
      observer.takeRecords();
    },
  };
}

export type OwnChanges = ReturnType<typeof watchOwnChanges>;
