import { memo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { linkedFiles, withoutSlash } from '#schema/addresses.ts';
import { ForeignPage, useForeignPage } from './foreign-page.tsx';
import { InnerLink } from './inner-link.tsx';

type Props = {
  to: string;
  className?: string | undefined;
  /** What the link is called, where its words do not say it. */
  label?: string | undefined;
  /** Whether this is the page shown. */
  current?: boolean | undefined;
  /** Told when a link inside the site is followed. */
  onFollow?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * A link of the content: inside the site, to a file or mailbox, or to another site in a new tab. One to a page
 * in another language says so.
 */
export const SmartLink = memo(function SmartLink(props: Props) {
  const { to, className, label, current, onFollow, children } = props;
  const foreign = useForeignPage(to);
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
  if (/^[a-z]+:/.test(to) || linkedFiles.has(to)) {
    return (
      <a className={className} href={to}>
        {children}
      </a>
    );
  }
  if (to.startsWith('#')) {
    return (
      <PlaceLink className={className} place={to}>
        {children}
      </PlaceLink>
    );
  }
  return (
    <InnerLink
      className={className}
      to={to}
      hrefLang={foreign}
      onFollow={onFollow}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
      {foreign && <ForeignPage language={foreign} />}
    </InnerLink>
  );
});

type PlaceLinkProps = { place: string; className: string | undefined; children: ReactNode };

/** A link to a place of the page shown. */
function PlaceLink({ place, className, children }: PlaceLinkProps) {
  const { pathname } = useLocation();
  return (
    <InnerLink className={className} to={withoutSlash(pathname) + place}>
      {children}
    </InnerLink>
  );
}
