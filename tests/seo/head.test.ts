import { describe, expect, test } from 'vitest';
import { loadPage } from '../../app/pages/load-page.server.ts';
import { headOf } from '../../app/seo/head.ts';

describe('what a page tells those who share it', () => {
  test.each([
    ['/platform', 'fr_FR', ['en_GB']],
    ['/en/platform', 'en_GB', ['fr_FR']],
    ['/agents', 'fr_FR', []],
    ['/en/agents', 'fr_FR', []],
  ])('%s is in %s, and also in %j', async (address, locale, others) => {
    const head = headOf(await loadPage(address));
    expect(contentsOf(head, 'og:locale')).toEqual([locale]);
    expect(contentsOf(head, 'og:locale:alternate')).toEqual(others);
  });

  test('another picture for each page', async () => {
    const pages = await Promise.all(['/platform', '/expertise', '/en/platform'].map(loadPage));
    const pictures = pages.flatMap((page) => contentsOf(headOf(page), 'og:image'));
    expect(new Set(pictures).size).toBe(3);
  });

  test('its picture, the picture’s type and size', async () => {
    const head = headOf(await loadPage('/platform'));
    expect(contentsOf(head, 'og:image')).toEqual([expect.stringMatching(/^https:.*\.png$/)]);
    expect(contentsOf(head, 'og:image:type')).toEqual(['image/png']);
    expect(contentsOf(head, 'og:image:width')).toEqual(['1200']);
  });
});

function contentsOf(head: ReturnType<typeof headOf>, property: string): unknown[] {
  return head.flatMap((tag) =>
    'property' in tag && tag.property === property && 'content' in tag ? tag.content : [],
  );
}
