import { type FormEvent, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import actions from '../ui/action.module.css';
import { RichText } from '../ui/rich-text.tsx';
import { Section, titleId } from '../ui/section.tsx';
import styles from './confirmation.module.css';
import type { Delivery } from './demo-reducer.ts';
import { draftAddress } from './draft.ts';
import { DraftCopy } from './draft-copy.tsx';

type Props = {
  section: SectionOf<'demo-form'>;
  /** With a draft the visitor has still to send it; without one the request has arrived. */
  delivery: Delivery;
  /** Told that the visitor asks for the form again, where it is on this page. */
  onReturn?: () => void;
};

/**
 * The screen after a request was sent, which says only what happened. Its button is a form of its own,
 * so that it leads back to the empty form without JavaScript too.
 */
export function Confirmation({ section, delivery, onReturn }: Props) {
  const { parameters, draft } = delivery;
  // The form keeps its own: it stands in the page, hidden, until it is asked for again.
  const id = `${section.id}-sent`;
  const { title, text } = draft === undefined ? section.confirmation : section.mailDraft;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const goBack = (event: FormEvent) => {
    event.preventDefault();
    onReturn?.();
  };
  return (
    <Section id={id} className={styles.frame}>
      <h1
        id={titleId(id)}
        ref={heading}
        tabIndex={-1}
        className={draft === undefined ? styles.done : styles.unfinished}
      >
        {title}
      </h1>
      <div className={styles.text}>
        {draft === undefined && (
          <p>
            <FormattedMessage id="demo.receipt" values={parameters} />
          </p>
        )}
        <RichText text={text} />
      </div>
      <form method="get" className={styles.actions} onSubmit={onReturn && goBack}>
        {draft !== undefined && (
          <a href={draftAddress(draft)} className={actions.primary}>
            <FormattedMessage id="demo.draft" />
          </a>
        )}
        <button type="submit" className={actions.secondary}>
          <FormattedMessage id="demo.again" />
        </button>
      </form>
      {draft !== undefined && <DraftCopy draft={draft} />}
    </Section>
  );
}
