import type { RichText as Tree } from '../../schema/text.ts';
import { titleId } from './frame.tsx';
import { Headline } from './headline.tsx';
import { Label } from './label.tsx';
import { RichText } from './rich-text.tsx';
import styles from './section-head.module.css';

type Props = {
  section: {
    id: string;
    label?: string | undefined;
    title: string;
    text?: Tree | undefined;
  };
};

/** The headline of a section, the line above it and the text beside it. */
export function SectionHead({ section }: Props) {
  return (
    <div className={styles.head}>
      <div>
        {section.label && <Label>{section.label}</Label>}
        <h2 id={titleId(section.id)}>
          <Headline text={section.title} />
        </h2>
      </div>
      {section.text && (
        <div className={styles.text}>
          <RichText text={section.text} />
        </div>
      )}
    </div>
  );
}
