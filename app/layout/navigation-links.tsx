import { useLocation } from 'react-router';
import type { NavigationData } from '../../schema/compiled.ts';
import { withoutSlash } from '../i18n/addresses.ts';
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
