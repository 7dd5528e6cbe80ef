import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './pill.module.css';
import type { Pill } from './pill.ts';
import { PillForm, type PillFormEvents } from './pill-form.tsx';

type Props = PillFormEvents & {
  pill: Pill;
  /** The collapsed pill: what focus comes back to. */
  prompt: RefObject<HTMLButtonElement | null>;
  onExpand: () => void;
};

export function PillView({ pill, prompt, onExpand, ...events }: Props) {
  if (pill.kind === 'expanded') return <PillForm draft={pill.draft} {...events} />;
  return (
    <search className={styles.collapsed}>
      <button ref={prompt} className={styles.prompt} type="button" onClick={onExpand}>
        <span className={styles.stone} />
        {/* In an element of its own: a browser’s translation changes what stands in it. */}
        <span>
          <FormattedMessage id="chat.ask" />
        </span>
      </button>
    </search>
  );
}
