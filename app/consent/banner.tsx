import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#schema/addresses.ts';
import { useSite } from '../site-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './banner.module.css';
import { bannerId, type Command, commandAttribute, servicesAttribute } from './names.ts';

/**
 * The cookie banner, first in the body. Pre-rendered hidden: `client.ts` shows it and listens to its
 * buttons.
 */
export function ConsentBanner() {
  const { site, language } = useSite();
  const services = site.services.map(({ category, script }) => ({ category, script }));
  return (
    <section
      id={bannerId}
      className={classNames('on-dark', styles.banner)}
      aria-labelledby="cookie-banner-title"
      tabIndex={-1}
      hidden
      {...(services.length > 0 && { [servicesAttribute]: JSON.stringify(services) })}
    >
      <div className={styles.words}>
        <h2 id="cookie-banner-title" className={styles.title}>
          <FormattedMessage id="consent.title" />
        </h2>
        <p>
          <FormattedMessage id="consent.text" values={{ product: site.product }} />{' '}
          {services.length === 0 && (
            <>
              <FormattedMessage id="consent.none" />{' '}
            </>
          )}
          <SmartLink to={inLanguage('/cookies', language)}>
            <FormattedMessage id="consent.policy" />
          </SmartLink>
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
        <button type="button" className={styles.choice} {...gives('accept')}>
          <FormattedMessage id="consent.accept" />
        </button>
        <button type="button" className={styles.choice} {...gives('reject')}>
          <FormattedMessage id="consent.reject" />
        </button>
        <button type="button" className={styles.settings} {...gives('open-settings')}>
          <FormattedMessage id="consent.settings" />
        </button>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'consent.close' })}
        {...gives('close')}
      >
        <Icon name="x" />
      </button>
    </>
  );
}

function gives(command: Command) {
  return { [commandAttribute]: command };
}
