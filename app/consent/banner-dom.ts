import { reserveBottom } from '../layout/bottom-inset.ts';
import type { Preferences } from './consent.ts';
import { bannerId, servicesAttribute, settingsId } from './names.ts';
import type { ConsentState } from './reducer.ts';
import type { Service } from './services.ts';

/** The pre-rendered banner and settings dialog, and what the script does with them. */
export interface BannerDom {
  services: readonly Service[];
  render: (state: ConsentState) => void;
  onSettings: (listener: SettingsListener) => void;
  /** For a visitor who asked for the banner: it takes focus, and gives it back when it goes. */
  focusBanner: (from: HTMLElement) => void;
}

interface SettingsListener {
  saved: (preferences: Preferences) => void;
  /** However the dialog was closed: by its button, the Escape key, or a click beside it. */
  left: () => void;
}

/** Undefined on a page without a banner. */
export function findBannerDom(): BannerDom | undefined {
  const banner = document.getElementById(bannerId);
  const dialog = document.getElementById(settingsId);
  if (!banner || !(dialog instanceof HTMLDialogElement)) return undefined;
  const form = dialog.querySelector('form');
  if (!form) return undefined;
  let opener: HTMLElement | undefined;
  reserveBottom(banner);

  return {
    services: JSON.parse(banner.getAttribute(servicesAttribute) ?? '[]'),
    render({ kind }) {
      const isShown = kind === 'banner' || kind === 'settings';
      banner.hidden = !isShown;
      if (kind !== 'settings') dialog.close();
      else if (!dialog.open) {
        form.reset();
        dialog.showModal();
      }
      if (isShown) return;
      opener?.focus();
      opener = undefined;
    },
    onSettings({ saved, left }) {
      form.addEventListener('submit', () => saved(preferencesIn(form)));
      dialog.addEventListener('close', left);
    },
    focusBanner(from) {
      opener = from;
      banner.focus();
    },
  };
}

/** What the switches of the dialog say. */
function preferencesIn(form: HTMLFormElement): Preferences {
  const on = new FormData(form);
  return {
    essential: true,
    analytics: on.has('analytics'),
    marketing: on.has('marketing'),
    functional: on.has('functional'),
  };
}
