import type { SectionOf } from '#schema/compiled.ts';
import { Actions } from '../ui/actions.tsx';
import { Island } from '../ui/island.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import styles from './walkthrough.module.css';
import { WalkthroughIsland } from './walkthrough-island.tsx';

/** An agent at work on a case, under the thought that it shows. */
export function Walkthrough({ section }: { section: SectionOf<'walkthrough'> }) {
  return (
    <Section id={section.id} ground={section.tone}>
      <div className={styles.head}>
        <SectionTitle section={section} />
        <div className={styles.text}>
          <RichText text={section.text} />
          <Actions actions={section.actions} />
        </div>
      </div>
      <div id={`${section.id}-case`}>
        <Island
          name="walkthrough"
          inSight
          of={WalkthroughIsland}
          props={{ walkthrough: section.entry }}
          words={['walkthrough.']}
        />
      </div>
    </Section>
  );
}
