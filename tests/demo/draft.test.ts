import { expect, test } from 'vitest';
import { draftAddress, draftText } from '../../app/demo/draft.ts';
import { fc } from '../fast-check.ts';

const to = 'sales@company.example';

/** What a mail program makes of a mailto address. */
function read(address: string) {
  const url = new URL(address);
  const header = (name: string) =>
    decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url.search)?.[1] ?? '');
  return { to: url.pathname, subject: header('subject'), body: header('body'), hash: url.hash };
}

test('the address, the subject and the body arrive', () => {
  const address = draftAddress({ to, subject: 'Demo Request from A B - C', lines: ['a', 'b'] });
  expect(address).toBe(
    'mailto:sales@company.example?subject=Demo%20Request%20from%20A%20B%20-%20C&body=a%0D%0Ab',
  );
});

test.each([
  ['an ampersand', 'Ville & Métropole'],
  ['a question mark', 'Et vous ?'],
  ['an equals sign and a hash', '1 + 1 = 2 #'],
  ['a percent sign', '100 %41'],
  ['accents', 'Élodie Çelik, œuvre'],
  ['an emoji', 'Bonjour 👋'],
  ['markup', '<b>"gras"</b>'],
])('%s survives', (_name, text) => {
  const draft = read(draftAddress({ to, subject: text, lines: [text, text] }));
  expect(draft).toEqual({ to, subject: text, body: `${text}\r\n${text}`, hash: '' });
});

test('new lines become those of mail', () => {
  expect(read(draftAddress({ to, subject: 's', lines: ['a\nb'] })).body).toBe('a\r\nb');
});

test('to be copied, the subject stands above the body', () => {
  expect(draftText({ to, subject: 'Demo', lines: ['a', 'b\nc'] })).toBe('Demo\n\na\nb\nc');
});

test('any subject and any line survive', () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, ''));
  fc.assert(
    fc.property(line, fc.array(line), (subject, lines) => {
      const draft = read(draftAddress({ to, subject, lines }));
      expect([draft.to, draft.subject, draft.body]).toEqual([to, subject, lines.join('\r\n')]);
    }),
  );
});
