import type { SectionOf } from '#schema/compiled.ts';
import { Actions } from '../ui/actions.tsx';
import { Island } from '../ui/island.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { WalkthroughIsland } from './walkthrough-island.tsx';

/** An agent at work on a case, under the thought that it shows. */
export function Walkthrough({ section }: { section: SectionOf<'walkthrough'> }) {
  return (
    <Section id={section.id} ground={section.tone}>
      <SectionHead section={section}>
        <Actions actions={section.actions} />
      </SectionHead>
      <div id={`${section.id}-case`}>
        <Island
          name="walkthrough"
          inSight
          of={WalkthroughIsland}
          props={{ walkthrough: section.entry, actions: section.actions }}
          words={['walkthrough.']}
        />
      </div>
    </Section>
  );
}
