import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import type { SectionOf } from '#schema/compiled.ts';
import { Actions } from '../ui/actions.tsx';
import { awaitPart } from '../ui/late-parts.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import styles from './walkthrough.module.css';

/** Fetched by the pages that have one, after they have painted: until then the server's HTML stands. */
const Player = lazy(async () => ({ default: (await import('./player.tsx')).Player }));

/** An agent at work on a case, under the thought that it shows. */
export function Walkthrough({ section }: { section: SectionOf<'walkthrough'> }) {
  const arrived = useRef<() => void>(undefined);
  // Before the effects of the player, which may be here already.
  useLayoutEffect(() => {
    arrived.current = awaitPart();
    return arrived.current;
  }, []);
  return (
    <Section id={section.id} ground={section.tone}>
      <div className={styles.head}>
        <SectionTitle section={section} />
        <div className={styles.text}>
          <RichText text={section.text} />
          <Actions actions={section.actions} />
        </div>
      </div>
      <Suspense fallback={<div className={styles.pending} />}>
        <Player walkthrough={section.entry} onHydrated={() => arrived.current?.()} />
      </Suspense>
    </Section>
  );
}
