import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { linkedFiles } from '#schema/addresses.ts';
import { ForeignPage, useForeignPage } from './foreign-page.tsx';
import { holdsModifier } from './keys.ts';

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
export function SmartLink({ to, className, label, current, onFollow, children }: Props) {
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
  return (
    <a
      className={className}
      href={to}
      hrefLang={foreign}
      onClick={onFollow && ((event) => isPlainClick(event) && onFollow())}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
      {foreign && <ForeignPage language={foreign} />}
    </a>
  );
}

/** Whether a click opens the page here: other buttons and keys ask for a tab, a window or a file. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !holdsModifier(event);
}
