import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './field.module.css';

type Common = { name: string; label: ReactNode; required?: boolean };
type Text = Common & {
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
};

/** A line of text. Required unless told otherwise, and marked so. */
export function TextField({ name, label, required = true, type = 'text', autoComplete }: Text) {
  const id = useId();
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      <input id={id} name={name} type={type} required={required} autoComplete={autoComplete} />
    </div>
  );
}

/** One of several choices; nothing is chosen at first. */
export function SelectField({
  name,
  label,
  required = true,
  choices,
}: Common & { choices: readonly string[] }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      <select id={id} name={name} required={required} defaultValue="">
        <option value="">
          <FormattedMessage id="demo.choose" />
        </option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  );
}

/** Several lines of text. */
export function TextareaField({ name, label, required = false }: Common) {
  const id = useId();
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      <textarea id={id} name={name} required={required} rows={4} />
    </div>
  );
}

type LabelProps = { htmlFor: string; required: boolean; children: ReactNode };

function FieldLabel({ htmlFor, required, children }: LabelProps) {
  return (
    <label htmlFor={htmlFor}>
      {children}
      {required && <span aria-hidden="true"> *</span>}
    </label>
  );
}
