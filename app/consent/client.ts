import { createLoader } from './loader.ts';
import { bannerDelay, begin, type ConsentEvent, consentAfter } from './machine.ts';
import { type Command, doAttribute, resetAttribute } from './names.ts';
import { findStage, type SettingsListener, type Stage } from './stage.ts';
import { concernsChoice, forgetChoice, readChoice, storeChoice } from './store.ts';

/**
 * A script of its own, not a part of the framework's: the banner comes on time and its buttons work
 * however late, or never, the page is hydrated. Not inline either: one file in the cache serves every
 * page, and no page's policy needs its hash.
 */
const stage = findStage();
if (stage) start(stage);

function start({ services, draw, focusBanner }: Stage): void {
  const runServices = createLoader(services);
  let state = begin(readChoice());

  const show = () => {
    draw(state, listener);
    if (state.kind === 'decided') runServices(state.preferences);
  };
  const send = (event: ConsentEvent) => {
    const before = state;
    state = consentAfter(state, event);
    if (state === before) return;
    if (event.kind === 'reset') forgetChoice();
    else if (state.kind === 'decided' && event.kind !== 'stored-elsewhere') {
      storeChoice(state.preferences);
    }
    show();
  };
  const listener: SettingsListener = {
    saved: (preferences) => send({ kind: 'saved', preferences }),
    left: () => send({ kind: 'settings-left' }),
  };
  const reread = () => send({ kind: 'stored-elsewhere', preferences: readChoice() });
  const askLater = () => setTimeout(send, bannerDelay, { kind: 'delay-passed' });

  show();
  if (document.readyState === 'complete') askLater();
  else addEventListener('load', askLater);
  addEventListener('storage', (event) => concernsChoice(event) && reread());
  // A page that the browser kept aside was told of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && reread());
  window.resetCookieConsent = () => send({ kind: 'reset' });

  document.addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element &&
      target.closest<HTMLElement>(`[${doAttribute}], [${resetAttribute}]`);
    if (!control) return;
    const command = control.getAttribute(doAttribute);
    if (isCommand(command)) return send(eventOf[command]);
    send({ kind: 'reset' });
    focusBanner(control);
  });
}

const eventOf: Record<Command, ConsentEvent> = {
  accept: { kind: 'accepted-all' },
  reject: { kind: 'rejected-all' },
  close: { kind: 'banner-closed' },
  settings: { kind: 'settings-opened' },
  leave: { kind: 'settings-left' },
};

function isCommand(text: string | null): text is Command {
  return text !== null && text in eventOf;
}
