import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#schema/addresses.ts';
import type { NavigationData } from '#schema/compiled.ts';
import { useSite } from '../site-context.tsx';
import actionStyles from '../ui/action.module.css';
import { classNames } from '../ui/class-names.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './header.module.css';
import { headerRoom } from './header-room.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';

type Props = { navigation: NavigationData };

/** The site’s header. Where they have no room its links are in a disclosure that needs no script. */
export function Header({ navigation }: Props) {
  const intl = useIntl();
  const { site, language } = useSite();
  const { hasLongName, isFolded } = headerRoom(site.product, navigation);
  return (
    <header
      className={styles.header}
      data-folded={isFolded || undefined}
      data-long-name={hasLongName || undefined}
    >
      <div className={styles.row}>
        <SmartLink
          className={styles.home}
          to={inLanguage('/', language)}
          label={intl.formatMessage({ id: 'page.home' }, { product: site.product })}
        >
          <Logo />
          {site.product}
        </SmartLink>
        <nav className={styles.wide} aria-label={intl.formatMessage({ id: 'page.navigation' })}>
          <NavigationLinks links={navigation.header} />
        </nav>
        <LanguageSwitcher />
        <SmartLink
          to={navigation.demo.to}
          className={classNames(actionStyles.primary, styles.demo)}
        >
          <span className={styles.whole}>{navigation.demo.label}</span>
          <span className={styles.short} aria-hidden="true">
            <FormattedMessage id="page.demo" />
          </span>
        </SmartLink>
        <Menu label={intl.formatMessage({ id: 'page.menu' })}>
          <NavigationLinks
            links={[...navigation.header, ...(navigation.menu ?? []), navigation.demo]}
          />
        </Menu>
      </div>
    </header>
  );
}
