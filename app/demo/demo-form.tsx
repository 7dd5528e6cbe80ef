import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { fieldsOf } from './action-result.ts';
import styles from './demo-form.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { demoFields, isFieldName } from './fields.ts';
import { SendButton } from './send-button.tsx';
import { useDemoRequest } from './use-demo.ts';

/**
 * The demo form (spec-4-demo-form, spec-5-demo). Without JavaScript the browser asks for what is required,
 * and the form posts to its page, which shows itself again from the form on.
 */
export function DemoForm({ section }: { section: SectionOf<'demo-form'> }) {
  const intl = useIntl();
  const { state, dispatch, form } = useDemoRequest();
  const isHydrated = useHydrated();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatch({ type: 'submitted', typed: fieldsOf(new FormData(event.currentTarget)) });
  };
  const edit = ({ target }: FormEvent) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name !== null && isFieldName(name)) dispatch({ type: 'edited', field: name });
  };
  return (
    <Section id={section.id} ground="stone" className={styles.columns}>
      <SectionHead section={section} />
      <form
        ref={form}
        method="post"
        action={`#${section.id}`}
        noValidate={isHydrated}
        className={styles.form}
        aria-label={intl.formatMessage({ id: 'demo.form' })}
        onSubmit={submit}
        onInput={edit}
      >
        {state.kind === 'editing' && state.notice && (
          <ErrorSummary notice={state.notice} errors={state.errors} />
        )}
        <p className={styles.wide}>
          <FormattedMessage id="demo.required" />
        </p>
        {demoFields.map((field) => (
          <Field key={field.name} field={field} choices={section.choices} />
        ))}
        <div className={styles.wide}>
          <RichText text={section.dataNotice} />
        </div>
        <div className={styles.send}>
          <SendButton isSending={state.kind === 'submitting'} />
          <p>{section.promise}</p>
        </div>
      </form>
    </Section>
  );
}
