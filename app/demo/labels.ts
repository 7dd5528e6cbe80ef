import { defineMessages } from 'react-intl';

/** The form's labels, which name the same fields in the mail draft. */
export const labels = defineMessages({
  firstName: { id: 'demo.firstName' },
  lastName: { id: 'demo.lastName' },
  email: { id: 'demo.email' },
  company: { id: 'demo.company' },
  phone: { id: 'demo.phone' },
  jobTitle: { id: 'demo.jobTitle' },
  companySize: { id: 'demo.companySize' },
  useCase: { id: 'demo.useCase' },
  demoType: { id: 'demo.demoType' },
  message: { id: 'demo.message' },
});
