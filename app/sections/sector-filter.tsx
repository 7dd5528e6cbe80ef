import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { withoutSlash } from '#schema/addresses.ts';
import styles from './catalogue.module.css';
import { sectorParameter } from './sectors.ts';

type Props = {
  sectors: readonly string[];
  /** How many agents work in a sector, in words; without one, how many there are. */
  countIn: (sector?: string) => string;
};

/** Links that narrow the catalogue to a sector: the choice can be shared and taken back. */
export function SectorFilter({ sectors, countIn }: Props) {
  const intl = useIntl();
  const pathname = withoutSlash(useLocation().pathname);
  return (
    <nav className={styles.choice} aria-label={intl.formatMessage({ id: 'catalogue.filter' })}>
      <ul role="list" className={styles.filter}>
        <li>
          <a href={pathname} aria-current="true" data-sector-count={countIn()}>
            <FormattedMessage id="catalogue.all" />
          </a>
        </li>
        {sectors.map((sector) => (
          <li key={sector}>
            <a
              href={`${pathname}?${new URLSearchParams({ [sectorParameter]: sector })}`}
              data-sector-count={countIn(sector)}
            >
              {sector}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
