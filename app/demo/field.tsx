import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../ui/class-names.ts';
import styles from './field.module.css';
import { labels } from './labels.ts';
import { noticeId } from './mistake-notice.tsx';
import { type FieldName, requiredFields } from './request.ts';
import { useDemoRequest } from './use-demo.ts';

/** What every control of the form has. */
type Control = {
  id: string;
  name: FieldName;
  required: boolean;
  defaultValue: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = { name: FieldName; children: (control: Control) => ReactNode };

/** A field with its label. Required ones are marked; those that the rules refuse say so. */
export function Field({ name, children }: Props) {
  const { state, typed } = useDemoRequest();
  const mistake = state.kind === 'editing' ? state.mistake : undefined;
  const refused = (mistake?.kind === 'refused' && mistake.invalid.includes(name)) || undefined;
  const required = requiredFields.some((one) => one === name);
  const id = `demo-${name}`;
  return (
    <div className={classNames(styles.field, name === 'message' && styles.wide)}>
      <label htmlFor={id}>
        <FormattedMessage {...labels[name]} />
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        name,
        required,
        defaultValue: typed[name] ?? '',
        'aria-invalid': refused,
        'aria-describedby': refused && noticeId,
      })}
    </div>
  );
}
