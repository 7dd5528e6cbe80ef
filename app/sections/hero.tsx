import type { SectionOf } from '../../schema/compiled.ts';
import { Actions } from '../ui/actions.tsx';
import { classNames } from '../ui/class-names.ts';
import { Figures } from '../ui/figures.tsx';
import { titleId } from '../ui/frame.tsx';
import { Label } from '../ui/label.tsx';
import { RichText } from '../ui/rich-text.tsx';
import styles from './hero.module.css';
import { HeroPicture } from './hero-picture.tsx';

type Props = { section: SectionOf<'hero'>; pageId: string };

/** The top of a page: its headline, its buttons, and the page's wall, picture or video. */
export function Hero({ section, pageId }: Props) {
  const pictured = section.image !== undefined || section.video !== undefined;
  return (
    <section
      id={section.id}
      aria-labelledby={titleId(section.id)}
      className={classNames(styles.hero, styles[section.size], pictured && styles.pictured)}
    >
      <div className={styles.body}>
        {section.label && <Label>{section.label}</Label>}
        <h1 id={titleId(section.id)}>{section.title}</h1>
        {section.text && (
          <div className={styles.text}>
            <RichText text={section.text} />
          </div>
        )}
        <Actions actions={section.actions} />
      </div>
      <HeroPicture section={section} pageId={pageId} />
      {section.figures && (
        <div className={styles.figures}>
          <Figures items={section.figures} layout="course" />
        </div>
      )}
    </section>
  );
}
