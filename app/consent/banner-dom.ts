import type { Preferences } from './consent.ts';
import { bannerId, servicesAttribute, settingsAttribute } from './names.ts';
import type { ConsentState } from './reducer.ts';
import type { Service } from './services.ts';
import { buildSettings } from './settings-dialog.ts';

/** The pre-rendered banner, the dialog made from its plan, and what the script does with them. */
export interface BannerDom {
  services: readonly Service[];
  draw: (state: ConsentState, listener: SettingsListener) => void;
  /** For a visitor who asked for the banner: it takes focus, and gives it back when it goes. */
  focusBanner: (from: HTMLElement) => void;
}

export interface SettingsListener {
  saved: (preferences: Preferences) => void;
  /** However the dialog was closed: by its button, the Escape key, or a click beside it. */
  left: () => void;
}

/** Undefined on a page without a banner. */
export function findBannerDom(): BannerDom | undefined {
  const banner = document.getElementById(bannerId);
  if (!banner) return undefined;
  let opener: HTMLElement | undefined;
  let dialog: HTMLDialogElement | undefined;
  reportHeight(banner);

  return {
    services: JSON.parse(banner.getAttribute(servicesAttribute) ?? '[]'),
    draw({ kind }, listener) {
      const shown = kind === 'banner' || kind === 'settings';
      banner.hidden = !shown;
      if (shown) document.documentElement.dataset.consent = 'shown';
      else delete document.documentElement.dataset.consent;
      if (kind === 'settings') dialog ??= openSettings(banner, listener);
      else {
        dialog?.close();
        dialog?.remove();
        dialog = undefined;
      }
      if (shown) return;
      opener?.focus();
      opener = undefined;
    },
    focusBanner(from) {
      opener = from;
      banner.focus({ preventScroll: true });
    },
  };
}

/** At the end of the body, where the framework leaves alone what it does not know. */
function openSettings(banner: HTMLElement, { saved, left }: SettingsListener): HTMLDialogElement {
  const { dialog, form } = buildSettings(JSON.parse(banner.getAttribute(settingsAttribute) ?? ''));
  form.addEventListener('submit', () => saved(chosenIn(form)));
  dialog.addEventListener('close', left);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** What the dialog's switches say. */
function chosenIn(form: HTMLFormElement): Preferences {
  const on = new FormData(form);
  return {
    essential: true,
    analytics: on.has('analytics'),
    marketing: on.has('marketing'),
    functional: on.has('functional'),
  };
}

/** Pages make room for the banner by `--banner-height`; hidden, it is 0px high. */
function reportHeight(banner: HTMLElement): void {
  const { style } = document.documentElement;
  const report = () => style.setProperty('--banner-height', `${banner.offsetHeight}px`);
  new ResizeObserver(report).observe(banner);
}
