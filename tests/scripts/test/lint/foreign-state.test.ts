import { expect, test } from 'vitest';
import { foreignState } from '../../../../scripts/test/lint/foreign-state.ts';

const stage = {
  file: 'app/consent/stage.ts',
  text: "banner.dataset.shown = '';\nroot.toggleAttribute('data-asking', true);",
};

test('a feature’s styles may read its own state', () => {
  const styles = { file: 'app/consent/banner.module.css', text: '.banner[data-shown] {}' };
  expect(foreignState([stage, styles])).toEqual([]);
});

test('a feature’s styles do not read the state of another', () => {
  const styles = {
    file: 'app/assistant/pill.module.css',
    text: '.pill {}\n:root[data-asking] .pill {}',
  };
  expect(foreignState([stage, styles])).toEqual([
    'app/assistant/pill.module.css:2 names data-asking: it is the state of app/consent/ alone',
  ]);
});

test('an element of the layout does not bear a feature’s attribute', () => {
  const footer = { file: 'app/layout/footer.tsx', text: '<button data-consent-reset />' };
  expect(foreignState([footer])).toEqual([
    'app/layout/footer.tsx:1 names data-consent-reset: it is the state of app/consent/ alone',
  ]);
});

test('what the layout sets is everybody’s', () => {
  const header = { file: 'app/layout/header.tsx', text: '<header data-scrolled />' };
  const styles = { file: 'app/assistant/pill.module.css', text: 'header[data-scrolled] {}' };
  expect(foreignState([header, styles])).toEqual([]);
});
