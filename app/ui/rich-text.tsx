import type { Block, Inline, RichText as Tree } from '#schema/text.ts';
import styles from './rich-text.module.css';
import { SmartLink } from './smart-link.tsx';

/** Compiled rich text as elements. */
export function RichText({ text }: { text: Tree | undefined }) {
  return text?.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if ('list' in block) {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List className={styles.list}>
        {block.list.map((item, index) => (
          <li key={index}>{inlines(item)}</li>
        ))}
      </List>
    );
  }
  return <p>{inlines(block)}</p>;
}

function inlines(nodes: readonly Inline[]) {
  return nodes.map((node, index) => <InlineView key={index} node={node} />);
}

function InlineView({ node }: { node: Inline }) {
  if (typeof node === 'string') return node;
  if ('strong' in node) return <strong>{inlines(node.strong)}</strong>;
  if ('em' in node) return <em>{inlines(node.em)}</em>;
  if ('lang' in node) return <span lang={node.lang}>{inlines(node.text)}</span>;
  return <SmartLink to={node.to}>{inlines(node.text)}</SmartLink>;
}
