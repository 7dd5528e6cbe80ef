import type { Preferences } from './consent.ts';
import type { ConsentState } from './machine.ts';
import { bannerId, dialogId, servicesAttribute } from './names.ts';
import type { Service } from './services.ts';

/** The pre-rendered banner and dialog, and what the script does with them. */
export interface Stage {
  services: readonly Service[];
  dialog: HTMLDialogElement;
  draw: (state: ConsentState) => void;
  /** What the dialog's switches say. */
  chosen: () => Preferences;
  /** For a visitor who asked for the banner: it takes focus, and gives it back when it goes. */
  focusBanner: (from: HTMLElement) => void;
}

/** Undefined on a page without a banner. */
export function findStage(): Stage | undefined {
  const banner = document.getElementById(bannerId);
  const dialog = document.getElementById(dialogId);
  const form = dialog?.querySelector('form');
  if (!banner || !(dialog instanceof HTMLDialogElement) || !form) return undefined;
  let opener: HTMLElement | undefined;
  reportHeight(banner);

  return {
    services: JSON.parse(banner.getAttribute(servicesAttribute) ?? '[]'),
    dialog,
    draw({ kind }) {
      const shown = kind === 'banner' || kind === 'settings';
      banner.hidden = !shown;
      if (shown) document.documentElement.dataset.consent = 'shown';
      else delete document.documentElement.dataset.consent;
      if (kind !== 'settings') dialog.close();
      else if (!dialog.open) {
        form.reset();
        dialog.showModal();
      }
      if (shown) return;
      opener?.focus();
      opener = undefined;
    },
    chosen() {
      const on = new FormData(form);
      return {
        essential: true,
        analytics: on.has('analytics'),
        marketing: on.has('marketing'),
        functional: on.has('functional'),
      };
    },
    focusBanner(from) {
      opener = from;
      banner.focus({ preventScroll: true });
    },
  };
}

/** Pages make room for the banner by `--banner-height`; hidden, it is 0px high. */
function reportHeight(banner: HTMLElement): void {
  const { style } = document.documentElement;
  const report = () => style.setProperty('--banner-height', `${banner.offsetHeight}px`);
  new ResizeObserver(report).observe(banner);
}
