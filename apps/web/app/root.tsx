import '#app/components/styles/app.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { PageSpinner } from '#app/components/ui/spinner.tsx';

export { RootErrorPage as ErrorBoundary } from '#app/layouts/root-error-page.tsx';

/** The document around every page, prerendered or not. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // session-hint.js sets an attribute on <html> before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101614" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
        <script src="/session-hint.js" />
        <script src="/config.js" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What a page that only exists in the browser shows until its code is there. */
export function HydrateFallback() {
  return <PageSpinner label="Loading Cardsift" />;
}

export default function Root() {
  return <Outlet />;
}
