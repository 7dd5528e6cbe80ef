import { type BannerDom, findBannerDom, type SettingsListener } from './banner-dom.ts';
import { createLoader } from './loader.ts';
import { type Command, doAttribute, resetAttribute } from './names.ts';
import { bannerDelayMs, type ConsentEvent, consentReducer, initialConsent } from './reducer.ts';
import { concernsChoice, forgetChoice, readChoice, storeChoice } from './store.ts';

/**
 * A script of its own, not a part of the framework's: the banner comes on time and its buttons work
 * however late, or never, the page is hydrated. Not inline either: one file in the cache serves every
 * page, and no page's policy needs its hash.
 */
const bannerDom = findBannerDom();
if (bannerDom) start(bannerDom);

function start({ services, draw, focusBanner }: BannerDom): void {
  const runServices = createLoader(services);
  let state = initialConsent(readChoice());

  const show = () => {
    draw(state, listener);
    if (state.kind === 'decided') runServices(state.preferences);
  };
  const send = (event: ConsentEvent) => {
    const before = state;
    state = consentReducer(state, event);
    if (state === before) return;
    if (event.type === 'reset') forgetChoice();
    else if (state.kind === 'decided' && event.type !== 'stored-elsewhere') {
      storeChoice(state.preferences);
    }
    show();
  };
  const listener: SettingsListener = {
    saved: (preferences) => send({ type: 'saved', preferences }),
    left: () => send({ type: 'settings-left' }),
  };
  const reread = () => send({ type: 'stored-elsewhere', preferences: readChoice() });
  const askLater = () => setTimeout(send, bannerDelayMs, { type: 'delay-passed' });

  show();
  if (document.readyState === 'complete') askLater();
  else addEventListener('load', askLater);
  addEventListener('storage', (event) => concernsChoice(event) && reread());
  // A page that the browser kept aside was told of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && reread());
  window.resetCookieConsent = () => send({ type: 'reset' });

  document.addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element &&
      target.closest<HTMLElement>(`[${doAttribute}], [${resetAttribute}]`);
    if (!control) return;
    const command = control.getAttribute(doAttribute);
    if (isCommand(command)) return send(eventOf[command]);
    send({ type: 'reset' });
    focusBanner(control);
  });
}

const eventOf: Record<Command, ConsentEvent> = {
  accept: { type: 'accepted-all' },
  reject: { type: 'rejected-all' },
  close: { type: 'banner-closed' },
  settings: { type: 'settings-opened' },
  leave: { type: 'settings-left' },
};

function isCommand(text: string | null): text is Command {
  return text !== null && text in eventOf;
}
