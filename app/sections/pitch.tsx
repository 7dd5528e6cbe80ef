import type { SectionOf } from '../../schema/compiled.ts';
import { Actions } from '../ui/actions.tsx';
import { Frame, titleId } from '../ui/frame.tsx';
import { headline } from '../ui/headline.ts';
import { Label } from '../ui/label.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Wall } from '../ui/wall.tsx';
import styles from './pitch.module.css';

type Props = { section: SectionOf<'pitch'>; pageId: string };

/** One thought with its buttons. */
export function Pitch({ section, pageId }: Props) {
  return (
    <Frame id={section.id} ground={section.tone} className={styles.pitch}>
      <div className={styles.title}>
        {section.label && <Label>{section.label}</Label>}
        <h2 id={titleId(section.id)}>{headline(section.title)}</h2>
      </div>
      <div className={styles.text}>
        <RichText text={section.text} />
        <Actions actions={section.actions} />
      </div>
      {section.tone === 'dark' && <Wall className={styles.wall} pageId={pageId} />}
    </Frame>
  );
}
