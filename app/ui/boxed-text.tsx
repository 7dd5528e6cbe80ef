import type { RichText as Tree } from '#schema/text.ts';
import { inlines, RichText } from './rich-text.tsx';

type Props = { text: Tree; className: string | undefined };

/** Rich text in a place of its own. A single paragraph is that place: elements cost (EcoIndex). */
export function BoxedText({ text, className }: Props) {
  const [first, ...others] = text;
  if (first && !('list' in first) && others.length === 0) {
    return <p className={className}>{inlines(first)}</p>;
  }
  return (
    <div className={className}>
      <RichText text={text} />
    </div>
  );
}
