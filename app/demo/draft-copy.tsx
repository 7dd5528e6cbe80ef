import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import actions from '../ui/action.module.css';
import { type Draft, draftText } from './draft.ts';
import styles from './draft-copy.module.css';

/**
 * The draft as a text, for who writes mail on a website or has no mail program here. It is selected as it is copied:
 * where the clipboard is refused, a key copies it.
 */
export function DraftCopy({ draft }: { draft: Draft }) {
  const intl = useIntl();
  const text = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const copy = async () => {
    if (text.current) getSelection()?.selectAllChildren(text.current);
    setOutcome((await writeToClipboard(draftText(draft))) ? 'copied' : 'selected');
  };
  return (
    <section className={styles.copy}>
      <h2>
        <FormattedMessage id="demo.draftUnopened" values={{ email: draft.to }} />
      </h2>
      <pre ref={text}>{draftText(draft)}</pre>
      <button type="button" className={actions.secondary} onClick={copy}>
        <FormattedMessage id="demo.draftCopy" />
      </button>
      <p role="status">
        {outcome &&
          (outcome === 'copied'
            ? intl.formatMessage({ id: 'demo.draftCopied' })
            : intl.formatMessage({ id: 'demo.draftSelected' }))}
      </p>
    </section>
  );
}

/** Whether it was written: the clipboard is for secure pages, and may be refused there. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
