import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { ConsentScript } from '../consent/consent-script.tsx';
import { languageOf } from '../i18n/addresses.ts';

/** The HTML document around every page, the error page included. */
export function Document({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <html lang={languageOf(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <ConsentScript />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
