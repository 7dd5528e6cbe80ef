import { useLocation } from 'react-router';
import type { NavigationData } from '../../schema/compiled.ts';
import { withoutSlash } from '../i18n/addresses.ts';
import { SmartLink } from '../ui/smart-link.tsx';

type Props = { links: NavigationData['header']; className?: string | undefined };

/** A list of links; the one to the page shown is marked as such. */
export function NavigationLinks({ links, className }: Props) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <SmartLink to={to} current={to === withoutSlash(pathname)}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
