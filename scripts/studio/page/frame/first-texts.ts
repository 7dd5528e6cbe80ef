import { firstText } from '../../../content/doubts/first-texts.ts';
import { withoutMarks } from '../../marks/marks.ts';

const name = 'first-text';
const rule = `::highlight(${name}) { background-color: #ffd84d; color: #1a1a1a }`;

/** Marks what nobody has written yet, by a highlight: no element of the page is touched. */
export function markFirstTexts(root: Document): void {
  const view = root.defaultView;
  if (!view?.CSS.highlights) return;
  if (!view.CSS.highlights.has(name)) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(rule);
    root.adoptedStyleSheets.push(sheet);
  }
  view.CSS.highlights.set(name, new view.Highlight(...firstTextsOf(root)));
}

function* firstTextsOf(root: Document): Generator<Range> {
  const walker = root.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!firstText.test(withoutMarks(node.nodeValue ?? '').trim())) continue;
    const range = root.createRange();
    range.selectNodeContents(node);
    yield range;
  }
}
