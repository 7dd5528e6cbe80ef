/** What the markup and the script that brings it to life call the same way. */
export const bannerId = 'cookie-banner';
export const dialogId = 'cookie-settings';
/** On a control: what pressing it does. */
export const doAttribute = 'data-consent-do';
/** On the footer's control. */
export const resetAttribute = 'data-consent-reset';
/** On the banner: the declared services, as JSON. */
export const servicesAttribute = 'data-services';

export type Command = 'accept' | 'reject' | 'close' | 'settings' | 'leave';
