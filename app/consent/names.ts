/** What the markup and the script that brings it to life call the same way. */
export const bannerId = 'cookie-banner';
/** On a control: what pressing it does. */
export const doAttribute = 'data-consent-do';
/** On the footer's control. */
export const resetAttribute = 'data-consent-reset';
/** On the banner: the declared services, as JSON. */
export const servicesAttribute = 'data-services';
/** On the banner: what the settings dialog says and how it looks, as JSON. */
export const settingsAttribute = 'data-settings';

export type Command = 'accept' | 'reject' | 'close' | 'settings' | 'leave';
