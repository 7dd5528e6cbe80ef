import { FormattedMessage, useIntl } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './field.module.css';
import { FieldErrorMessage } from './field-error-message.tsx';
import type { DemoField } from './fields.ts';
import type { FieldError } from './request.ts';

/** The id of a field's control. */
export function fieldId({ name }: Pick<DemoField, 'name'>): string {
  return `demo-${name}`;
}

type Props = {
  field: DemoField;
  /** What it holds at first. */
  typed: string;
  /** What the rules refuse in it. */
  error: FieldError | undefined;
  choices: SectionOf<'demo-form'>['choices'];
};

/** A field with its label and what it needs to know; one that the rules refuse says what to do. */
export function Field({ field, typed, error, choices }: Props) {
  const id = fieldId(field);
  const hint = 'hint' in field.words ? field.words.hint : undefined;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, styles[field.kind])}>
      <label htmlFor={id}>
        <FormattedMessage {...field.words.label} />
        {field.required && <span aria-hidden="true"> *</span>}
      </label>
      {error && (
        <p key={error.reason} id={`${id}-error`} className={styles.error}>
          <FieldErrorMessage error={error} />
        </p>
      )}
      <Control
        field={field}
        typed={typed}
        choices={choices}
        isRefused={error !== undefined}
        describedBy={describedBy || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          <FormattedMessage {...hint} />
        </p>
      )}
    </div>
  );
}

type ControlProps = Pick<Props, 'field' | 'typed' | 'choices'> & {
  isRefused: boolean;
  describedBy: string | undefined;
};

function Control({ field, typed, choices, isRefused, describedBy }: ControlProps) {
  const intl = useIntl();
  const { name, required, maxLength } = field;
  const common = {
    id: fieldId(field),
    name,
    required,
    defaultValue: typed,
    'aria-invalid': isRefused || undefined,
    'aria-describedby': describedBy,
  };
  switch (field.kind) {
    case 'choice':
      // What is stored is the choice as displayed (spec-3-demo-request); nothing is chosen at first.
      return (
        <select {...common}>
          <option value="">{intl.formatMessage({ id: 'demo.choose' })}</option>
          {choices[field.name].map((choice, index) => (
            <option key={index}>{choice}</option>
          ))}
        </select>
      );
    case 'message':
      return <textarea {...common} maxLength={maxLength} rows={4} />;
    default:
      return (
        <input
          {...common}
          type={field.kind}
          inputMode={field.kind}
          maxLength={maxLength}
          autoComplete={field.autoComplete}
        />
      );
  }
}
