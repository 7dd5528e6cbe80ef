import type { ReactNode } from 'react';
import { Links, Meta, useLocation } from 'react-router';
import { inLanguage, languageOf } from '#schema/addresses.ts';
import { themeColours } from '#schema/theme-colours.ts';
import siteStyles from '../styles/site.css?url';
import { useDocumentScripts } from './document-scripts.ts';

/** The HTML document around every page, the error page included. */
export function Document({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Numbers and dates of the text are none that a phone should call or note. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta
          name="theme-color"
          content={themeColours.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={inLanguage('/manifest.webmanifest', language)} />
        <Meta />
        {/* First of all styles: it fixes the order of the cascade layers. */}
        <link rel="stylesheet" href={siteStyles} />
        <Links />
        {useDocumentScripts().map((address) => (
          <script key={address} type="module" src={address} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
