import { useIntl } from 'react-intl';
import type { SectionOf } from '#schema/compiled.ts';
import { Field } from './field.tsx';
import { longest } from './request.ts';

/** The fields of the specification, section 3, in the order in which one gives them to a person. */
export function DemoFields({ choices }: { choices: SectionOf<'demo-form'>['choices'] }) {
  return (
    <>
      <Field name="firstName">
        {(field) => (
          <input {...field} type="text" maxLength={longest.line} autoComplete="given-name" />
        )}
      </Field>
      <Field name="lastName">
        {(field) => (
          <input {...field} type="text" maxLength={longest.line} autoComplete="family-name" />
        )}
      </Field>
      <Field name="email">
        {(field) => (
          <input
            {...field}
            type="email"
            inputMode="email"
            maxLength={longest.line}
            autoComplete="email"
          />
        )}
      </Field>
      <Field name="phone">
        {(field) => (
          <input
            {...field}
            type="tel"
            inputMode="tel"
            maxLength={longest.line}
            autoComplete="tel"
          />
        )}
      </Field>
      <Field name="company">
        {(field) => (
          <input {...field} type="text" maxLength={longest.line} autoComplete="organization" />
        )}
      </Field>
      <Field name="jobTitle">
        {(field) => (
          <input
            {...field}
            type="text"
            maxLength={longest.line}
            autoComplete="organization-title"
          />
        )}
      </Field>
      <Choice name="companySize" choices={choices.companySize} />
      <Choice name="useCase" choices={choices.useCase} />
      <Choice name="demoType" choices={choices.demoType} />
      <Field name="message">
        {(field) => <textarea {...field} maxLength={longest.message} rows={4} />}
      </Field>
    </>
  );
}

type ChoiceProps = { name: 'companySize' | 'useCase' | 'demoType'; choices: readonly string[] };

/** What is stored is the choice as displayed (specification, section 3); nothing is chosen at first. */
function Choice({ name, choices }: ChoiceProps) {
  const intl = useIntl();
  return (
    <Field name={name}>
      {(field) => (
        <select {...field}>
          <option value="">{intl.formatMessage({ id: 'demo.choose' })}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
