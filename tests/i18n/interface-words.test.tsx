import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedDate } from 'react-intl';
import { expect, test } from 'vitest';
import { localeOf } from '#schema/languages.ts';
import { InterfaceWords } from '../../app/i18n/interface-words.tsx';

test.each([
  ['fr', '12 mars 2026'],
  ['en', '12 March 2026'],
] as const)('dates in %s are written as in its region', (language, written) => {
  const shown = renderToStaticMarkup(
    <InterfaceWords locale={localeOf(language)} messages={{}}>
      <FormattedDate value="2026-03-12" dateStyle="long" timeZone="UTC" />
    </InterfaceWords>,
  );
  expect(shown).toBe(written);
});
