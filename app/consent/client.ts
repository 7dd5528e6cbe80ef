import { type BannerDom, findBannerDom } from './banner-dom.ts';
import { createLoader } from './loader.ts';
import { type Command, commandAttribute } from './names.ts';
import { bannerDelayMs, type ConsentEvent, consentReducer, initialConsent } from './reducer.ts';
import { concernsChoice, forgetChoice, readChoice, storeChoice } from './store.ts';

/** Shows the banner and the settings, which the server drew hidden, and obeys what is pressed in them. */
export function startConsent(): void {
  const dom = findBannerDom();
  if (dom) start(dom);
}

function start(dom: BannerDom): void {
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

  dom.onSettings({
    saved: (preferences) => dispatch({ type: 'saved', preferences }),
    left: () => dispatch({ type: 'settings-left' }),
  });
  update();
  if (document.readyState === 'complete') askLater();
  else addEventListener('load', askLater);
  addEventListener('storage', (event) => concernsChoice(event) && reread());
  // A page of the back/forward cache was told of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && reread());
  window.resetCookieConsent = () => dispatch({ type: 'reset' });

  document.addEventListener('click', (event) => {
    const { target } = event;
    const control =
      target instanceof Element && target.closest<HTMLElement>(`[${commandAttribute}]`);
    const command = control ? control.getAttribute(commandAttribute) : null;
    if (!control || !isCommand(command)) return;
    // The one in the footer is a link to the policy, for who has no scripts.
    event.preventDefault();
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
