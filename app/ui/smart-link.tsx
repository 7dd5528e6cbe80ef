import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

type Props = {
  to: string;
  className?: string | undefined;
  /** Whether this is the page shown. */
  current?: boolean | undefined;
  children: ReactNode;
};

/** A link of the content: inside the site, to a mailbox, or to another site in a new tab. */
export function SmartLink({ to, className, current, children }: Props) {
  if (to.startsWith('https:')) {
    return (
      <a className={className} href={to} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden">
          {' '}
          <FormattedMessage id="link.newTab" />
        </span>
      </a>
    );
  }
  if (/^[a-z]+:/.test(to)) {
    return (
      <a className={className} href={to}>
        {children}
      </a>
    );
  }
  return (
    <Link className={className} to={to} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
