/** The mail draft that a visitor sends when the mail service fails (spec-7-demo-request-draft). */
export type Draft = { to: string; subject: string; lines: readonly string[] };

/** A draft as a mailto address (RFC 6068): line breaks are CRLF, all else is percent-encoded. */
export function draftAddress({ to, subject, lines }: Draft): string {
  const body = lines.join('\n').replaceAll('\n', '\r\n');
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** A draft to be copied, for who has no mail program, or one that opens no long address (Windows: 2,000 characters). */
export function draftText({ subject, lines }: Draft): string {
  return [subject, '', ...lines].join('\n');
}
