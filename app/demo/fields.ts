import { defineMessages, type MessageDescriptor } from 'react-intl/server';
import type { LimitedMessage } from '#schema/interface.ts';

type Field = {
  /** Of the control (spec-3-demo-request). */
  name: string;
  /** `choice`: a list whose choices stand in the page's content under the field's name. */
  kind: 'text' | 'email' | 'tel' | 'choice' | 'message';
  required: boolean;
  /** In characters: generous for people, small for a disk. */
  maxLength: number;
  autoComplete?: string;
  /** The mail service's parameter (spec-3-email-payload); fields that share one are joined by a space. */
  parameter: string;
  words: {
    /** Its limit stands in `schema/interface.ts`. */
    label: MessageDescriptor & { id: LimitedMessage };
    hint?: MessageDescriptor;
    /** What to do when it is empty, or has not the form that it needs. */
    missing?: MessageDescriptor;
    malformed?: MessageDescriptor;
  };
};

/**
 * The demo form, field by field: the view, the rules, what is sent and stored, the mail and the draft
 * all follow from it (docs/architecture.md, "A field of the form").
 */
export const demoFields = [
  {
    name: 'firstName',
    kind: 'text',
    required: true,
    maxLength: 300,
    autoComplete: 'given-name',
    parameter: 'from_name',
    words: defineMessages({
      label: { id: 'demo.firstName' },
      missing: { id: 'demo.firstName.missing' },
    }),
  },
  {
    name: 'lastName',
    kind: 'text',
    required: true,
    maxLength: 300,
    autoComplete: 'family-name',
    parameter: 'from_name',
    words: defineMessages({
      label: { id: 'demo.lastName' },
      missing: { id: 'demo.lastName.missing' },
    }),
  },
  {
    name: 'email',
    kind: 'email',
    required: true,
    maxLength: 300,
    autoComplete: 'email',
    parameter: 'from_email',
    words: defineMessages({
      label: { id: 'demo.email' },
      hint: { id: 'demo.email.hint' },
      missing: { id: 'demo.email.missing' },
      malformed: { id: 'demo.email.malformed' },
    }),
  },
  {
    name: 'company',
    kind: 'text',
    required: true,
    maxLength: 300,
    autoComplete: 'organization',
    parameter: 'company',
    words: defineMessages({
      label: { id: 'demo.company' },
      missing: { id: 'demo.company.missing' },
    }),
  },
  {
    name: 'phone',
    kind: 'tel',
    required: true,
    maxLength: 300,
    autoComplete: 'tel',
    parameter: 'phone',
    words: defineMessages({
      label: { id: 'demo.phone' },
      missing: { id: 'demo.phone.missing' },
    }),
  },
  {
    name: 'jobTitle',
    kind: 'text',
    required: true,
    maxLength: 300,
    autoComplete: 'organization-title',
    parameter: 'job_title',
    words: defineMessages({
      label: { id: 'demo.jobTitle' },
      missing: { id: 'demo.jobTitle.missing' },
    }),
  },
  {
    name: 'companySize',
    kind: 'choice',
    required: true,
    maxLength: 300,
    parameter: 'company_size',
    words: defineMessages({
      label: { id: 'demo.companySize' },
      missing: { id: 'demo.companySize.missing' },
    }),
  },
  {
    name: 'useCase',
    kind: 'choice',
    required: true,
    maxLength: 300,
    parameter: 'use_case',
    words: defineMessages({
      label: { id: 'demo.useCase' },
      missing: { id: 'demo.useCase.missing' },
    }),
  },
  {
    name: 'demoType',
    kind: 'choice',
    required: true,
    maxLength: 300,
    parameter: 'demo_type',
    words: defineMessages({
      label: { id: 'demo.demoType' },
      missing: { id: 'demo.demoType.missing' },
    }),
  },
  {
    name: 'message',
    kind: 'message',
    required: false,
    maxLength: 10_000,
    parameter: 'message',
    words: defineMessages({
      label: { id: 'demo.message' },
      hint: { id: 'demo.message.hint' },
    }),
  },
] as const satisfies readonly Field[];

export type DemoField = (typeof demoFields)[number] & Pick<Field, 'autoComplete'>;
export type FieldName = DemoField['name'];

export const fieldNames: readonly FieldName[] = demoFields.map(({ name }) => name);

export function isFieldName(name: string): name is FieldName {
  return fieldNames.some((known) => known === name);
}
