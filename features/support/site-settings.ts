import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { fillTokens } from './pages.ts';

const Site = z.object({
  mail: z.object({ sales: z.string() }),
  email: z.object({ publicKey: z.string(), serviceId: z.string(), templateId: z.string() }),
});

/** What an editor has set in content/site.yaml about mail. */
export function siteSettings() {
  const { mail, email } = Site.parse(parse(readFileSync('content/site.yaml', 'utf8')));
  return { email, salesAddress: fillTokens(mail.sales) };
}
