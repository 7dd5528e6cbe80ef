import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './catalogue.module.css';
import { sectorParameter } from './use-sector.ts';

type Props = { sectors: readonly string[]; chosen: string | undefined };

/** Links that narrow the catalogue to a sector: the choice can be shared and taken back. */
export function SectorFilter({ sectors, chosen }: Props) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'catalogue.filter' })}>
      <ul className={styles.filter}>
        <li>
          <Link to="?" preventScrollReset replace aria-current={chosen ? undefined : 'true'}>
            <FormattedMessage id="catalogue.all" />
          </Link>
        </li>
        {sectors.map((sector) => (
          <li key={sector}>
            <Link
              to={`?${new URLSearchParams({ [sectorParameter]: sector })}`}
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
