import { useIntl } from 'react-intl';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './breadcrumbs.module.css';
import { usePageData } from './use-page-data.ts';

/** The way to a page of the second level. */
export function Breadcrumbs() {
  const intl = useIntl();
  const page = usePageData()?.page;
  if (!page || page.breadcrumbs.length < 2) return null;
  return (
    <nav className={styles.trail} aria-label={intl.formatMessage({ id: 'page.breadcrumbs' })}>
      <ol role="list">
        {page.breadcrumbs.map(({ name, address }) => (
          <li key={address}>
            <SmartLink to={address}>{name}</SmartLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{page.name}</span>
        </li>
      </ol>
    </nav>
  );
}
