import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { Actions } from '../ui/actions.tsx';
import { classNames } from '../ui/class-names.ts';
import { awaitPart } from '../ui/late-parts.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import styles from './walkthrough.module.css';
import { CaseName, StepWords } from './words.tsx';

let player: Promise<typeof import('./player.tsx')> | undefined;

/** Fetched by the pages that have one, after they have painted: until then the server's HTML stands. */
function fetchPlayer() {
  player ??= import('./player.tsx');
  return player;
}

/** One that cannot be fetched never comes: rejected, it would be an error of the whole page. */
const Player = lazy(async () => {
  try {
    return { default: (await fetchPlayer()).Player };
  } catch {
    return new Promise<never>(() => undefined);
  }
});

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
      <Suspense fallback={<Pending walkthrough={section.entry} />}>
        <Player walkthrough={section.entry} onHydrated={() => arrived.current?.()} />
      </Suspense>
    </Section>
  );
}

type Props = { walkthrough: SectionOf<'walkthrough'>['entry'] };

/** In the place of a player that is on its way: room for it, and the words of the case where it cannot be fetched. */
function Pending({ walkthrough: { title, agent, steps } }: Props) {
  const intl = useIntl();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void fetchPlayer().catch(() => setFailed(true)), []);
  if (!hasFailed) return <div className={styles.pending} />;
  return (
    <section
      className={classNames(styles.case, styles.listed)}
      aria-label={intl.formatMessage({ id: 'walkthrough.label' }, { title })}
    >
      <CaseName title={title} agent={agent} />
      <ol role="list">
        {steps.map((step) => (
          <li key={step.logged} className={styles.step}>
            <StepWords step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}
