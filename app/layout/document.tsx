import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Scripts,
  ScrollRestoration,
  useLocation,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { inLanguage, languageOf } from '#schema/addresses.ts';
import { themeColours } from '#schema/theme-colours.ts';
import { ServerOnly } from './server-only.tsx';

type Props = {
  /** Scripts that features add to the head. */
  head: ReactNode;
  children: ReactNode;
};

/** The HTML document around every page, the error page included. */
export function Document({ head, children }: Props) {
  const { pathname } = useLocation();
  return (
    <html lang={languageOf(pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={themeColours.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={inLanguage('/manifest.webmanifest', languageOf(pathname))} />
        <Meta />
        <Links />
        <ServerOnly>{head}</ServerOnly>
      </head>
      <body>
        {children}
        <ServerOnly instead={<ScrollRestorationAlone />}>
          <ScrollRestoration />
          <Scripts />
        </ServerOnly>
      </body>
    </html>
  );
}

/** The router's own, without the script that it adds to the server's HTML. */
function ScrollRestorationAlone() {
  useScrollRestoration();
  return null;
}
