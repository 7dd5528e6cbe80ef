import { defineMessages, type IntlShape } from 'react-intl';
import actions from '../ui/action.module.css';
import styles from './settings.module.css';

/** What the settings dialog is made from: its words in the page's language, and its classes. */
export type SettingsPlan = ReturnType<typeof planSettings>;

const messages = defineMessages({
  title: { id: 'consent.settings' },
  essential: { id: 'consent.essential' },
  essentialText: { id: 'consent.essentialText' },
  analytics: { id: 'consent.analytics' },
  analyticsText: { id: 'consent.analyticsText' },
  marketing: { id: 'consent.marketing' },
  marketingText: { id: 'consent.marketingText' },
  functional: { id: 'consent.functional' },
  functionalText: { id: 'consent.functionalText' },
  save: { id: 'consent.save' },
  leave: { id: 'consent.leave' },
});

const names = ['essential', 'analytics', 'marketing', 'functional'] as const;

/** Each page carries the plan in an attribute: the dialog's elements exist while it is open only. */
export function planSettings({ formatMessage }: IntlShape) {
  return {
    title: formatMessage(messages.title),
    categories: names.map((name) => ({
      name,
      label: formatMessage(messages[name]),
      text: formatMessage(messages[`${name}Text`]),
    })),
    save: formatMessage(messages.save),
    leave: formatMessage(messages.leave),
    classes: {
      dialog: styles.dialog,
      title: styles.title,
      categories: styles.categories,
      category: styles.category,
      name: styles.name,
      text: styles.text,
      actions: styles.actions,
      save: actions.primary,
      leave: actions.secondary,
    },
  };
}
