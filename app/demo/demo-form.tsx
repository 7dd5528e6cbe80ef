import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import actions from '../ui/action.module.css';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { fieldsOf } from './action-result.ts';
import { DemoFields } from './demo-fields.tsx';
import styles from './demo-form.module.css';
import { MistakeNotice } from './mistake-notice.tsx';
import { useDemoRequest } from './use-demo.ts';

/** The demo form (specification, sections 3 to 5). Without JavaScript it posts to its page. */
export function DemoForm({ section }: { section: SectionOf<'demo-form'> }) {
  const intl = useIntl();
  const { state, dispatch, form } = useDemoRequest();
  const sending = state.kind === 'submitting';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatch({ type: 'submitted', typed: fieldsOf(new FormData(event.currentTarget)) });
  };
  return (
    <Section id={section.id} ground="stone" className={styles.columns}>
      <SectionHead section={section} />
      <form
        ref={form}
        method="post"
        className={styles.form}
        aria-label={intl.formatMessage({ id: 'demo.form' })}
        onSubmit={submit}
        onInput={() => dispatch({ type: 'edited' })}
      >
        <p className={styles.wide}>
          <FormattedMessage id="demo.required" />
        </p>
        <DemoFields choices={section.choices} />
        <div className={styles.wide}>
          <RichText text={section.dataNotice} />
        </div>
        <MistakeNotice mistake={state.kind === 'editing' ? state.mistake : undefined} />
        <div className={styles.send}>
          <button type="submit" className={actions.primary} disabled={sending}>
            {sending ? <FormattedMessage id="demo.sending" /> : <FormattedMessage id="demo.send" />}
          </button>
          <p>{section.promise}</p>
        </div>
      </form>
    </Section>
  );
}
