import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followDocument } from '../../scripts/studio/page/frame/follow-document.ts';

let looks: (() => void)[] = [];

beforeEach(() => {
  looks = [];
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => looks.push(look));
  vi.stubGlobal('cancelAnimationFrame', () => looks.splice(0));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The browser draws a picture. */
function draw(): void {
  for (const look of looks.splice(0)) look();
}

function page(URL: string) {
  return { URL, defaultView: new EventTarget() };
}

function follow(frame: { contentDocument: object | null }) {
  const taken: string[] = [];
  const end = followDocument(frame as HTMLIFrameElement, ({ URL }) => taken.push(URL));
  return { taken, end };
}

test('a document is told of before the first picture in which it is there, and once', () => {
  const frame = { contentDocument: page('about:blank') };
  const { taken } = follow(frame);
  draw();
  frame.contentDocument = page('/');
  draw();
  expect(taken).toEqual(['/']);
  // Nothing is looked for while it stays.
  expect(looks).toEqual([]);
});

test('the next document is looked for once the one before is left, however long it takes', () => {
  const [home, platform] = [page('/'), page('/platform')];
  const frame = { contentDocument: home };
  const { taken } = follow(frame);
  draw();
  home.defaultView.dispatchEvent(new Event('pagehide'));
  draw();
  draw();
  frame.contentDocument = platform;
  draw();
  expect(taken).toEqual(['/', '/platform']);
});

test('nothing is told of once it has ended', () => {
  const home = page('/');
  const { taken, end } = follow({ contentDocument: home });
  draw();
  end();
  home.defaultView.dispatchEvent(new Event('pagehide'));
  expect(looks).toEqual([]);
  expect(taken).toEqual(['/']);
});
