import { FormattedMessage, useIntl } from 'react-intl';
import type { SectionOf } from '../../schema/compiled.ts';
import actionStyles from '../ui/action.module.css';
import { SelectField, TextareaField, TextField } from '../ui/field.tsx';
import { Frame } from '../ui/frame.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './demo-form.module.css';

/** The demo form (specification, section 3: its fields; section 5: what is required). */
export function DemoForm({ section }: { section: SectionOf<'demo-form'> }) {
  const intl = useIntl();
  return (
    <Frame id={section.id} ground="stone">
      <SectionHead section={section} />
      <form
        method="post"
        className={styles.form}
        aria-label={intl.formatMessage({ id: 'demo.form' })}
      >
        <p className={styles.wide}>
          <FormattedMessage id="demo.required" />
        </p>
        <DemoFields choices={section.choices} />
        <div className={styles.wide}>
          <RichText text={section.dataNotice} />
        </div>
        <div className={styles.send}>
          <button type="submit" className={actionStyles.primary}>
            <FormattedMessage id="demo.send" />
          </button>
          <p>{section.promise}</p>
        </div>
      </form>
    </Frame>
  );
}

type Choices = SectionOf<'demo-form'>['choices'];

function DemoFields({ choices }: { choices: Choices }) {
  return (
    <>
      <TextField
        name="firstName"
        label={<FormattedMessage id="demo.firstName" />}
        autoComplete="given-name"
      />
      <TextField
        name="lastName"
        label={<FormattedMessage id="demo.lastName" />}
        autoComplete="family-name"
      />
      <TextField
        name="email"
        type="email"
        label={<FormattedMessage id="demo.email" />}
        autoComplete="email"
      />
      <TextField
        name="phone"
        type="tel"
        label={<FormattedMessage id="demo.phone" />}
        autoComplete="tel"
      />
      <TextField
        name="company"
        label={<FormattedMessage id="demo.company" />}
        autoComplete="organization"
      />
      <TextField
        name="jobTitle"
        label={<FormattedMessage id="demo.jobTitle" />}
        autoComplete="organization-title"
      />
      <ChoiceFields choices={choices} />
    </>
  );
}

function ChoiceFields({ choices }: { choices: Choices }) {
  return (
    <>
      <SelectField
        name="companySize"
        label={<FormattedMessage id="demo.companySize" />}
        choices={choices.companySize}
      />
      <SelectField
        name="useCase"
        label={<FormattedMessage id="demo.useCase" />}
        choices={choices.useCase}
      />
      <SelectField
        name="demoType"
        label={<FormattedMessage id="demo.demoType" />}
        choices={choices.demoType}
      />
      <div className={styles.wide}>
        <TextareaField name="message" label={<FormattedMessage id="demo.message" />} />
      </div>
    </>
  );
}
