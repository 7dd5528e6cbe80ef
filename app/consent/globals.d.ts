/** What the consent script adds to the browser's globals, and what TypeScript's library lacks. */
interface Window {
  /** Forgets the visitor's choice and shows the banner at once. */
  resetCookieConsent: () => void;
  /** https://www.w3.org/TR/trusted-types/, as far as it is used; absent in some browsers. */
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ): { createScriptURL: (address: string) => string };
  };
}
