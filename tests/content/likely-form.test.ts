import { expect, test } from 'vitest';
import * as z from 'zod';
import { icon, imageFile, link } from '#schema/references.ts';
import { day } from '#schema/showing.ts';
import { likelyForm } from '../../scripts/content/validate/likely-form.ts';

const countryCode = z.string().regex(/^[A-Z]{2}$/u);

test.each([
  [day, '12/03/2026', '2026-03-12'],
  [day, '1.2.2027', '2027-02-01'],
  [day, '1er janvier 2027', '2027-01-01'],
  [day, '3 août 2026', '2026-08-03'],
  [day, '2 March 2027', '2027-03-02'],
  [day, '2026-13-01', undefined],
  [day, '31/02/2026', undefined],
  [link, 'book-demo', '/book-demo'],
  [link, 'www.journal.example/un', 'https://www.journal.example/un'],
  [link, 'http://journal.example', 'https://journal.example'],
  [link, 'contact@example.org', 'mailto:contact@example.org'],
  [link, 'mailto: {mail.sales}', 'mailto:{mail.sales}'],
  [link, 'tel:+33 1 23', undefined],
  [countryCode, 'fr', 'FR'],
  [icon, 'Shield Check', 'shield-check'],
  [imageFile, 'Photo Équipe.JPG', 'photo-equipe.jpg'],
  [imageFile, 'photo', undefined],
])('what was meant, %#: %j', (schema, written, meant) => {
  expect(likelyForm(schema, written)).toBe(meant);
});
