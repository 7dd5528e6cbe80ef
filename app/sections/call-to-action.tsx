import type { SectionOf } from '../../schema/compiled.ts';
import { Actions } from '../ui/actions.tsx';
import { Frame, titleId } from '../ui/frame.tsx';
import { Headline } from '../ui/headline.tsx';
import { Label } from '../ui/label.tsx';
import { RichText } from '../ui/rich-text.tsx';
import styles from './call-to-action.module.css';

/** The end of a page: what to do next. */
export function CallToAction({ section }: { section: SectionOf<'call-to-action'> }) {
  return (
    <Frame id={section.id} ground="stone" className={styles.close}>
      <div>
        {section.label && <Label>{section.label}</Label>}
        <h2 id={titleId(section.id)}>
          <Headline text={section.title} />
        </h2>
      </div>
      <div className={styles.next}>
        <RichText text={section.text} />
        <Actions actions={section.actions} />
      </div>
    </Frame>
  );
}
