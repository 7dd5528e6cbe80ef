import { expect, test } from 'vitest';
import { encodeAddress } from '#schema/addresses.ts';
import { routes } from '../../app/generated/routes.ts';
import { addressOf } from '../../scripts/studio/page/frame/use-frame.ts';

const inFrame = (pathname: string) => addressOf({ pathname } as Location);

test('each page of the site is known by the address that its links have', () => {
  const addresses = routes.map(({ address }) => address);
  const links = addresses.map(encodeAddress);
  expect(links.map(inFrame)).toEqual(addresses);
  expect(links.map((link) => inFrame(link === '/' ? link : `${link}/`))).toEqual(addresses);
});

test('an address that cannot be decoded is that of no page', () => {
  expect(inFrame('/%E0%A4%A')).toBe('/%E0%A4%A');
});
