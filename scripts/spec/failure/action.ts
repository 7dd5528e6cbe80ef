import { capital, counted, type InWords, type Said, said } from './said.ts';
import { thingOf } from './target.ts';
import { quoted } from './values.ts';

/** What a click, a text typed or a page opened waited for in vain. */
export function actionInWords(text: string): InWords | undefined {
  const [, on = '', action = '', what = ''] =
    /^(?:\w*Error: )?(\w+)\.(\w+): (.*)/u.exec(text) ?? [];
  if (!/^(?:locator|page|frame|frameLocator|elementHandle|apiRequestContext)$/u.test(on))
    return undefined;
  const locator = /^\s+- waiting for (.+?)(?: to be (\w+))?$/mu.exec(text);
  const thing = thingOf(locator?.[1] ?? '');
  const [, count] = /strict mode violation: .* resolved to (\d+) elements/u.exec(text) ?? [];
  if (count !== undefined) {
    return spoken(said('alone', { thing }), counted(Number(count)));
  }
  const [, problem] = /(net::\w+|NS_ERROR\w+)/u.exec(what) ?? [];
  if (problem !== undefined) return spoken(said('opens'), said('seenNotOpen', { value: problem }));
  if (!what.includes('Timeout')) return undefined;
  if (on === 'locator' || locator) {
    return spoken(aimOf(action, locator?.[2], thing), seenOf(text, locator?.[2]));
  }
  const [, address] = /waiting for navigation to "(.+?)"/u.exec(text) ?? [];
  return address === undefined
    ? spoken(said('comes'), said('seenNotCome'))
    : spoken(said('goesTo', { value: quoted(address) }), said('seenNotThere'));
}

function spoken(expected: Said, seen: Said): InWords {
  return { expected, seen, message: '' };
}

function aimOf(action: string, state: string | undefined, thing: Said): Said {
  const blanks = { thing, target: capital(thing) };
  if (action === 'waitFor') return said(isGone(state) ? 'notShown' : 'shown', blanks);
  if (/^(?:click|dblclick|tap)$/u.test(action)) return said('clickable', blanks);
  if (/^(?:fill|clear|type|press|pressSequentially)$/u.test(action))
    return said('fillable', blanks);
  const isUse =
    /^(?:check|uncheck|setChecked|selectOption|hover|focus|blur|dragTo|setInputFiles)$/u;
  return said(isUse.test(action) ? 'enabled' : 'onPage', blanks);
}

function seenOf(text: string, state: string | undefined): Said {
  if (isGone(state)) return said('seenShown');
  if (/intercepts pointer events/u.test(text)) return said('seenCovered');
  if (/element is not enabled/u.test(text)) return said('seenDisabled');
  if (/element is outside of the viewport/u.test(text)) return said('seenOutOfView');
  if (/element is not visible|resolved to hidden/u.test(text)) return said('seenHidden');
  if (/element is not stable/u.test(text)) return said('seenMoving');
  return said(/locator resolved to/u.test(text) ? 'seenUnusable' : 'seenNothing');
}

function isGone(state: string | undefined): boolean {
  return state === 'hidden' || state === 'detached';
}
