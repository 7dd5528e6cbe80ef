import { parseHTML } from 'linkedom';
import { expect, test, vi } from 'vitest';
import { keepHash } from '../../app/page/kept-hash.ts';

test('the links of the switcher lead to the place at hand, and follow it', () => {
  const { document } = parseHTML('<a data-keeps-hash></a><a></a>');
  const [link, other] = document.querySelectorAll('a');
  const place = { hash: '#deployments' };
  const page = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', place);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  keepHash();
  expect(link?.hash).toBe('#deployments');
  place.hash = '';
  page.dispatchEvent(new Event('hashchange'));
  expect(link?.hash).toBe('');
  expect(other?.hash ?? '').toBe('');
});
