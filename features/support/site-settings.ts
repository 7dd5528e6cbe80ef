import { z } from 'zod';
import { fillTokens, type Language } from '../../scripts/test/screens.ts';
import { readYaml } from '../../scripts/test/yaml-files.ts';

const words = z.union([z.string(), z.object({ fr: z.string(), en: z.string() })]);

const Site = z.object({
  mail: z.object({
    sales: z.string(),
    careers: z.string(),
    press: z.string(),
    dpo: z.string(),
    contact: z.string(),
  }),
  email: z.object({ publicKey: z.string(), serviceId: z.string(), templateId: z.string() }),
  social: z.object({ linkedin: z.string() }),
  company: z.object({
    legalName: z.string(),
    form: words,
    registration: z.string(),
    director: z.string(),
    address: z.object({ street: z.string(), city: z.string() }),
    phone: z.string(),
  }),
  host: z.object({ name: z.string(), details: words, address: z.string(), email: z.string() }),
});

/** What an editor has set in content/site.yaml. */
export function siteSettings() {
  const { mail, email, social, company, host } = readYaml('content/site.yaml', Site);
  return { mail, email, social, company, host, salesAddress: fillTokens(mail.sales) };
}

/** A setting by the name that the features use. */
export function settingOfSite(name: string, language: Language): string {
  const { company, host } = siteSettings();
  const settings: Record<string, z.infer<typeof words>> = {
    'legal name': company.legalName,
    'legal form': company.form,
    street: company.address.street,
    city: company.address.city,
    registration: company.registration,
    telephone: company.phone,
    director: company.director,
    "host's name": host.name,
    "host's details": host.details,
    "host's address": host.address,
    "host's mail": host.email,
  };
  const setting = settings[name];
  if (setting === undefined) throw new Error(`No setting of the site is called "${name}".`);
  return fillTokens(typeof setting === 'string' ? setting : setting[language]);
}

/** The address of a mailbox by the name that the features use. */
export function mailboxOf(name: string): string | undefined {
  const { mail } = siteSettings();
  const mailboxes: Record<string, string> = {
    'the press mailbox': mail.press,
    'the careers mailbox': mail.careers,
    'the contact mailbox': mail.contact,
    "the data protection officer's mailbox": mail.dpo,
  };
  const mailbox = mailboxes[name];
  return mailbox && `mailto:${fillTokens(mailbox)}`;
}
