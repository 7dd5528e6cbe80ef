import { type BannerDom, findBannerDom } from './banner-dom.ts';
import { createLoader } from './loader.ts';
import { type Command, commandAttribute } from './names.ts';
import { bannerDelayMs, type ConsentEvent, consentReducer, initialConsent } from './reducer.ts';
import { concernsChoice, forgetChoice, readChoice, storeChoice } from './store.ts';

/**
 * A script of its own, not a part of the framework's: the banner comes on time and its buttons work
 * however late, or never, the page is hydrated. Not inline either: one file in the cache serves every
 * page, and no page's policy needs its hash.
 */
const bannerDom = findBannerDom();
if (bannerDom) start(bannerDom);

function start(found: BannerDom): void {
  let dom = found;
  const runServices = createLoader(dom.services);
  let state = initialConsent(readChoice());

  const update = () => {
    dom.render(state);
    if (state.kind === 'decided') runServices(state.preferences);
  };
  const dispatch = (event: ConsentEvent) => {
    const before = state;
    state = consentReducer(state, event);
    if (state === before) return;
    if (event.type === 'reset') forgetChoice();
    else if (state.kind === 'decided' && event.type !== 'stored-elsewhere') {
      storeChoice(state.preferences);
    }
    update();
  };
  const reread = () => dispatch({ type: 'stored-elsewhere', preferences: readChoice() });
  const askLater = () => setTimeout(dispatch, bannerDelayMs, { type: 'delay-passed' });

  const connect = (shown: BannerDom) => {
    dom = shown;
    dom.onSettings({
      saved: (preferences) => dispatch({ type: 'saved', preferences }),
      left: () => dispatch({ type: 'settings-left' }),
    });
    dom.onRedrawn(connect);
    update();
  };

  connect(found);
  if (document.readyState === 'complete') askLater();
  else addEventListener('load', askLater);
  addEventListener('storage', (event) => concernsChoice(event) && reread());
  // A page of the back/forward cache was told of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && reread());
  window.resetCookieConsent = () => dispatch({ type: 'reset' });

  document.addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>(`[${commandAttribute}]`);
    const command = control ? control.getAttribute(commandAttribute) : null;
    if (!control || !isCommand(command)) return;
    dispatch(eventOf[command]);
    if (command === 'reset') dom.focusBanner(control);
  });
}

const eventOf: Record<Command, ConsentEvent> = {
  accept: { type: 'accepted-all' },
  reject: { type: 'rejected-all' },
  close: { type: 'banner-closed' },
  'open-settings': { type: 'settings-opened' },
  'leave-settings': { type: 'settings-left' },
  reset: { type: 'reset' },
};

function isCommand(text: string | null): text is Command {
  return text !== null && text in eventOf;
}
