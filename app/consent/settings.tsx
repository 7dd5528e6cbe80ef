import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import actions from '../ui/action.module.css';
import { dialogId, doAttribute } from './names.ts';
import styles from './settings.module.css';

/** The dialog in which a visitor decides by category. Its form tells `client.ts` what is on. */
export function Settings() {
  return (
    <dialog
      id={dialogId}
      className={styles.dialog}
      aria-labelledby="cookie-settings-title"
      closedby="any"
      suppressHydrationWarning
    >
      <form method="dialog">
        <h2 id="cookie-settings-title" className={styles.title}>
          <FormattedMessage id="consent.settings" />
        </h2>
        <ul className={styles.categories}>
          <Category name="essential" locked>
            <FormattedMessage id="consent.essential" />
            <FormattedMessage id="consent.essentialText" />
          </Category>
          <Category name="analytics">
            <FormattedMessage id="consent.analytics" />
            <FormattedMessage id="consent.analyticsText" />
          </Category>
          <Category name="marketing">
            <FormattedMessage id="consent.marketing" />
            <FormattedMessage id="consent.marketingText" />
          </Category>
          <Category name="functional">
            <FormattedMessage id="consent.functional" />
            <FormattedMessage id="consent.functionalText" />
          </Category>
        </ul>
        <div className={styles.actions}>
          <button type="submit" className={actions.primary}>
            <FormattedMessage id="consent.save" />
          </button>
          <button type="button" className={actions.secondary} {...{ [doAttribute]: 'leave' }}>
            <FormattedMessage id="consent.leave" />
          </button>
        </div>
      </form>
    </dialog>
  );
}

type Props = { name: string; locked?: boolean; children: readonly [ReactNode, ReactNode] };

function Category({ name, locked = false, children: [label, text] }: Props) {
  const textId = `cookie-settings-${name}`;
  return (
    <li className={styles.category}>
      <label className={styles.name}>
        {label}
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state.
          role="switch"
          name={name}
          disabled={locked}
          defaultChecked={locked}
          aria-describedby={textId}
        />
      </label>
      <p id={textId} className={styles.text}>
        {text}
      </p>
    </li>
  );
}
