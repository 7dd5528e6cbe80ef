/** What the pre-rendered markup and the script that drives it call the same way. */
export const bannerId = 'cookie-banner';
export const settingsId = 'cookie-settings';
/** On a button: the command that a click on it gives. */
export const commandAttribute = 'data-consent-command';
/** On the banner: the declared services, as JSON. */
export const servicesAttribute = 'data-services';

export type Command = 'accept' | 'reject' | 'close' | 'open-settings' | 'leave-settings' | 'reset';
