import { defineMessages, FormattedMessage } from 'react-intl';
import actions from '../ui/action.module.css';
import { commandAttribute, settingsId } from './names.ts';
import styles from './settings.module.css';

const titleId = `${settingsId}-title`;

const words = defineMessages({
  essential: { id: 'consent.essential' },
  essentialText: { id: 'consent.essentialText' },
  analytics: { id: 'consent.analytics' },
  analyticsText: { id: 'consent.analyticsText' },
  marketing: { id: 'consent.marketing' },
  marketingText: { id: 'consent.marketingText' },
  functional: { id: 'consent.functional' },
  functionalText: { id: 'consent.functionalText' },
});

const categories = ['essential', 'analytics', 'marketing', 'functional'] as const;

/**
 * The dialog in which a visitor decides by category. Pre-rendered closed: `client.ts` opens it and
 * reads its switches.
 */
export function SettingsDialog() {
  return (
    <dialog id={settingsId} className={styles.dialog} aria-labelledby={titleId} closedby="any">
      <form method="dialog">
        <h2 id={titleId} className={styles.title}>
          <FormattedMessage id="consent.settings" />
        </h2>
        <ul role="list" className={styles.categories}>
          {categories.map((category) => (
            <CategorySwitch key={category} category={category} />
          ))}
        </ul>
        <div className={styles.actions}>
          <button type="submit" className={actions.primary}>
            <FormattedMessage id="consent.save" />
          </button>
          <button
            type="button"
            className={actions.secondary}
            {...{ [commandAttribute]: 'leave-settings' }}
          >
            <FormattedMessage id="consent.leave" />
          </button>
        </div>
      </form>
    </dialog>
  );
}

function CategorySwitch({ category }: { category: (typeof categories)[number] }) {
  const textId = `${settingsId}-${category}`;
  // spec-5-cookies-essential: required and locked.
  const isEssential = category === 'essential';
  return (
    <li className={styles.category}>
      <label className={styles.name}>
        <FormattedMessage {...words[category]} />
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says whether it is on.
          role="switch"
          name={category}
          aria-describedby={textId}
          defaultChecked={isEssential}
          disabled={isEssential}
        />
      </label>
      <p id={textId} className={styles.text}>
        <FormattedMessage {...words[`${category}Text`]} />
      </p>
    </li>
  );
}
