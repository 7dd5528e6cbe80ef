import type { SectionOf } from '../../schema/compiled.ts';
import { titleId } from '../ui/frame.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Wall } from '../ui/wall.tsx';
import styles from './placeholder.module.css';

type Props = { section: SectionOf<'placeholder'>; pageId: string };

/** A page whose content is still to come. */
export function Placeholder({ section, pageId }: Props) {
  return (
    <section id={section.id} aria-labelledby={titleId(section.id)} className={styles.placeholder}>
      <div className={styles.body}>
        <h1 id={titleId(section.id)}>{section.title}</h1>
        <p className={styles.subtitle}>{section.subtitle}</p>
        <RichText text={section.text} />
      </div>
      <Wall className={styles.wall} pageId={pageId} />
    </section>
  );
}
