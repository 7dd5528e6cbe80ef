import type { SectionOf } from '../../schema/compiled.ts';
import { Opening } from '../ui/opening.tsx';
import { TopFrame } from '../ui/top-frame.tsx';
import { Wall } from '../ui/wall.tsx';

type Props = { section: SectionOf<'placeholder'>; pageId: string };

/** A page whose content is still to come: title, subtitle, one sentence. */
export function Placeholder({ section, pageId }: Props) {
  const { id, title, text } = section;
  return (
    <TopFrame id={id}>
      <Opening
        opening={{ id, title, text: [[{ strong: [section.subtitle] }], ...text] }}
        size="page"
        sideBy="slope"
        side={<Wall pageId={pageId} />}
      />
    </TopFrame>
  );
}
