import { useLocation } from 'react-router';
import { withoutSlash } from '#schema/addresses.ts';
import type { NavigationData } from '#schema/compiled.ts';
import { SmartLink } from '../ui/smart-link.tsx';

type Props = { links: NavigationData['header']; className?: string | undefined };

/** A list of links; the one to the page shown is marked as such. */
export function NavigationLinks({ links, className }: Props) {
  const { pathname } = useLocation();
  return (
    <ul role="list" className={className}>
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
