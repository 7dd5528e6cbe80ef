import type { Block, Inline, RichText as Tree } from '../../schema/text.ts';
import styles from './rich-text.module.css';
import { SmartLink } from './smart-link.tsx';

type Props = { text: Tree | undefined; heading?: 'h3' | 'h4' };

/** Compiled rich text as elements. Its headings are of the level below the section's own. */
export function RichText({ text, heading = 'h3' }: Props) {
  return text?.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change place.
    <BlockView key={index} block={block} heading={heading} />
  ));
}

function BlockView({ block, heading: Heading }: { block: Block; heading: 'h3' | 'h4' }) {
  if ('heading' in block) return <Heading>{block.heading}</Heading>;
  if ('list' in block) {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List className={styles.list}>
        {block.list.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change place.
          <li key={index}>{inlines(item)}</li>
        ))}
      </List>
    );
  }
  return <p>{inlines(block)}</p>;
}

function inlines(nodes: readonly Inline[]) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change place.
    <InlineView key={index} node={node} />
  ));
}

function InlineView({ node }: { node: Inline }) {
  if (typeof node === 'string') return node;
  if ('strong' in node) return <strong>{inlines(node.strong)}</strong>;
  if ('em' in node) return <em>{inlines(node.em)}</em>;
  return <SmartLink to={node.to}>{inlines(node.text)}</SmartLink>;
}
