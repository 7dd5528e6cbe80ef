import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorWords } from '../../app/layout/error-words.tsx';

test.each([
  ['/platform', 'La page n’a pas pu s’afficher', 'href="/"'],
  ['/en/platform', 'The page could not be shown', 'href="/en"'],
])('without any data, %s still says what happened and leads home', (address, title, home) => {
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <ErrorWords />
    </MemoryRouter>,
  );
  expect(page).toContain(`<h1>${title}`);
  expect(page).toContain(home);
});
