import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { withoutSlash } from '#schema/addresses.ts';
import styles from './catalogue.module.css';
import { sectorParameter } from './use-sector.ts';

type Props = { sectors: readonly string[]; chosen: string | undefined };

/** Links that narrow the catalogue to a sector: the choice can be shared and taken back. */
export function SectorFilter({ sectors, chosen }: Props) {
  const intl = useIntl();
  const pathname = withoutSlash(useLocation().pathname);
  return (
    <nav className={styles.choice} aria-label={intl.formatMessage({ id: 'catalogue.filter' })}>
      <ul role="list" className={styles.filter}>
        <li>
          <Link to={pathname} preventScrollReset replace aria-current={chosen ? undefined : 'true'}>
            <FormattedMessage id="catalogue.all" />
          </Link>
        </li>
        {sectors.map((sector) => (
          <li key={sector}>
            <Link
              to={`${pathname}?${new URLSearchParams({ [sectorParameter]: sector })}`}
              preventScrollReset
              replace
              aria-current={chosen === sector ? 'true' : undefined}
            >
              {sector}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
