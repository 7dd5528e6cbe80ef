import { useLocation } from 'react-router';
import { withoutSlash } from '#schema/addresses.ts';
import type { NavigationData } from '#schema/compiled.ts';
import { SmartLink } from '../ui/smart-link.tsx';

type Props = { links: NavigationData['header'] };

/** Links side by side; the one to the page shown is marked as such. */
export function NavigationLinks({ links }: Props) {
  const { pathname } = useLocation();
  return links.map(({ label, to }) => (
    <SmartLink key={to} to={to} current={to === withoutSlash(pathname)}>
      {label}
    </SmartLink>
  ));
}
