import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { inLanguage } from '#schema/addresses.ts';
import { useSite } from '../site-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './banner.module.css';
import {
  bannerId,
  type Command,
  doAttribute,
  servicesAttribute,
  settingsAttribute,
} from './names.ts';
import { planSettings } from './settings.ts';

/**
 * The cookie banner, first in the body. Static and hidden: `client.ts` shows it, makes the settings
 * dialog and listens to their buttons, before and without hydration, and changes attributes that
 * React therefore must leave alone.
 */
export function ConsentBanner() {
  const intl = useIntl();
  const { site, language } = useSite();
  const services = site.services.map(({ category, script }) => ({ category, script }));
  return (
    <section
      id={bannerId}
      className={classNames('on-dark', styles.banner)}
      aria-labelledby="cookie-banner-title"
      tabIndex={-1}
      hidden
      suppressHydrationWarning
      {...{ [settingsAttribute]: JSON.stringify(planSettings(intl)) }}
      {...(services.length > 0 && { [servicesAttribute]: JSON.stringify(services) })}
    >
      <div className={styles.words}>
        <p id="cookie-banner-title" className={styles.title}>
          <FormattedMessage id="consent.title" />
        </p>
        <p>
          <FormattedMessage id="consent.text" values={{ product: site.product }} />{' '}
          <Link to={inLanguage('/cookies', language)}>
            <FormattedMessage id="consent.policy" />
          </Link>
        </p>
      </div>
      <Choices />
    </section>
  );
}

/** Accepting and rejecting are the same gesture: same place, same size, same look (CNIL). */
function Choices() {
  const intl = useIntl();
  return (
    <>
      <div className={styles.choices}>
        <button type="button" className={styles.choice} {...does('accept')}>
          <FormattedMessage id="consent.accept" />
        </button>
        <button type="button" className={styles.choice} {...does('reject')}>
          <FormattedMessage id="consent.reject" />
        </button>
        <button type="button" className={styles.settings} {...does('settings')}>
          <FormattedMessage id="consent.settings" />
        </button>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'consent.close' })}
        {...does('close')}
      >
        <Icon name="x" />
      </button>
    </>
  );
}

function does(command: Command) {
  return { [doAttribute]: command };
}
