import { type Document, isCollection, isMap, isNode, isScalar, type Node } from 'yaml';
import { leadWithComments } from '../../content/canonical.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { EditError, nodeAt } from './edited.ts';

/**
 * Says of a value that a doubt of the checker is none, and why; the data stay as they are. A comment speaks
 * of what it stands above, and of the whole file above its first key: there it stands behind the value, or
 * behind the key of a list, whose words are meant together, and of a value that has a comment.
 */
export function declareSure(document: Document, at: DataPath, code: string, because: string): void {
  const declared = ` sure: ${code} because ${because.replace(/\s+/g, ' ').trim()}`;
  nodeAt(document, at);
  const { parent, member, value } = lineOf(document, at);
  if (parent !== document.contents || member !== firstKey(parent)) {
    member.commentBefore = below(member.commentBefore, declared);
    leadWithComments(parent);
    return;
  }
  const isLines = isCollection(value) && !value.flow;
  const place = isLines || value.comment ? member : value;
  place.comment = below(place.comment, declared);
}

/** What stands on the line of a value: its key or item, or that of the brackets that it stands in. */
function lineOf(document: Document, at: DataPath) {
  let node: unknown = document.contents;
  let line: { parent: Collection; member: Node; value: Node } | undefined;
  for (const step of at) {
    if (!isCollection(node) || node.flow) break;
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && key.value === step)
      : undefined;
    const member = pair ? pair.key : node.items[Number(step)];
    const value = pair ? pair.value : member;
    if (!isNode(member) || !isNode(value)) break;
    line = { parent: node, member, value };
    node = value;
  }
  if (!line) throw new EditError(`The file has no line for ${at.join(' / ')}.`);
  return line;
}

type Collection = Parameters<typeof leadWithComments>[0];

function firstKey(collection: Collection): unknown {
  return isMap(collection) ? collection.items[0]?.key : undefined;
}

function below(comment: string | null | undefined, added: string): string {
  return comment ? `${comment}\n${added}` : added;
}
