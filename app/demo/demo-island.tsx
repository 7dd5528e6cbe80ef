import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { RichText } from '../ui/rich-text.tsx';
import { type ActionResult, fieldsOf } from './action-result.ts';
import { Confirmation } from './confirmation.tsx';
import styles from './demo-form.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { demoFields, isFieldName } from './fields.ts';
import { pageTitle } from './page-title.ts';
import { SendButton } from './send-button.tsx';
import { type Demo, useDemo } from './use-demo.ts';
import { useWholePage } from './use-whole-page.ts';

type Section = SectionOf<'demo-form'>;

type Props = {
  section: Section;
  /** The page's own. */
  title: string;
  result?: ActionResult;
};

/** The form; once the request is sent, the confirmation takes the place of the whole page. */
export function DemoIsland({ section, title, result }: Props) {
  const demo = useDemo(section.id, result);
  const { state, dispatch } = demo;
  const isSent = state.kind === 'sent';
  const page = useWholePage(isSent);
  usePageTitle(demo, section, title);
  return (
    <>
      {!isSent && <Form section={section} demo={demo} />}
      {isSent &&
        page &&
        createPortal(
          <Confirmation
            section={section}
            delivery={state.delivery}
            onReturn={() => dispatch({ type: 'returned' })}
          />,
          page,
        )}
    </>
  );
}

/**
 * Without JavaScript the browser asks for what is required, and the form posts to its page, which shows itself again
 * from the form on.
 */
function Form({ section, demo }: { section: Section; demo: Demo }) {
  const intl = useIntl();
  const { state, dispatch, form, typed } = demo;
  // The rules below take over from the browser's, before what was pressed meanwhile is done.
  useLayoutEffect(() => form.current?.setAttribute('novalidate', ''), [form]);
  const errors = state.kind === 'editing' ? state.errors : [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatch({ type: 'submitted', typed: fieldsOf(new FormData(event.currentTarget)) });
  };
  const edit = ({ target }: FormEvent) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name !== null && isFieldName(name)) dispatch({ type: 'edited', field: name });
  };
  return (
    <form
      ref={form}
      method="post"
      action={`#${section.id}`}
      className={styles.form}
      aria-label={intl.formatMessage({ id: 'demo.form' })}
      onSubmit={submit}
      onInput={edit}
    >
      {state.kind === 'editing' && state.notice && (
        <ErrorSummary notice={state.notice} errors={errors} />
      )}
      <p className={styles.wide}>
        <FormattedMessage id="demo.required" />
      </p>
      {demoFields.map((field) => (
        <Field
          key={field.name}
          field={field}
          typed={typed[field.name] ?? ''}
          error={errors.find(({ name }) => name === field.name)}
          choices={section.choices}
        />
      ))}
      <div className={styles.wide}>
        <RichText text={section.dataNotice} />
      </div>
      <div className={styles.send}>
        <SendButton isSending={state.kind === 'submitting'} />
        <p>{section.promise}</p>
      </div>
    </form>
  );
}

/** The title of the tab says what became of the request. */
function usePageTitle({ state }: Demo, section: Section, ownTitle: string): void {
  const told = useRef(state);
  useEffect(() => {
    if (told.current === state) return;
    told.current = state;
    document.title = pageTitle(state, section, ownTitle);
  }, [state, section, ownTitle]);
}
