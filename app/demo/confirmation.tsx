import { type FormEvent, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import actions from '../ui/action.module.css';
import { RichText } from '../ui/rich-text.tsx';
import { Section, titleId } from '../ui/section.tsx';
import styles from './confirmation.module.css';

type Props = {
  section: SectionOf<'demo-form'>;
  draft: string | undefined;
  onReturn: () => void;
};

/**
 * The screen after a request was sent. Its button is a form of its own, so that it leads back to the
 * empty form without JavaScript too.
 */
export function Confirmation({ section, draft, onReturn }: Props) {
  const { id, confirmation } = section;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const goBack = (event: FormEvent) => {
    event.preventDefault();
    onReturn();
  };
  return (
    <Section id={id} className={styles.frame}>
      <h1 id={titleId(id)} ref={title} tabIndex={-1} className={styles.title}>
        {confirmation.title}
      </h1>
      <div className={styles.text}>
        <RichText text={confirmation.text} />
      </div>
      <form method="get" className={styles.actions} onSubmit={goBack}>
        <button type="submit" className={actions.secondary}>
          <FormattedMessage id="demo.again" />
        </button>
        {draft && (
          <a href={draft} className={actions.quiet}>
            <FormattedMessage id="demo.draft" />
          </a>
        )}
      </form>
    </Section>
  );
}
