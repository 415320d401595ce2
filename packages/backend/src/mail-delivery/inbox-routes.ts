import { Hono } from 'hono';
import { html } from 'hono/html';
import type { ServerEnv } from '../http/server-env.ts';
import { findFirstLink, type Inbox, type InboxMessage } from './inbox.ts';

/**
 * `/dev/inbox` for people and `/dev/inbox.json` for tests. Mount it only if mail is not sent. `settle` delivers
 * what still waits, so that the inbox shows the mail of every answered request.
 */
export function inboxRoutes(inbox: Inbox, settle: () => Promise<void>): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .use('/dev/*', async (c, next) => {
      if (!c.var.isLocal) return c.notFound();
      c.header('Cache-Control', 'no-store');
      await settle();
      return next();
    })
    .get('/dev/inbox.json', (c) => c.json(inbox.messages))
    .get('/dev/inbox', (c) => c.html(renderInbox(inbox.messages.toReversed())));
}

function renderInbox(messages: InboxMessage[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Inbox – Cardsift</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>
          :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
          body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; }
          li { border: 1px solid color-mix(in srgb, currentColor 20%, transparent);
               border-radius: 0.75rem; padding: 1rem 1.25rem; margin: 1rem 0; }
          ul { list-style: none; padding: 0; }
          h2 { font-size: 1.125rem; margin: 0; }
          p { margin: 0.25rem 0; overflow-wrap: anywhere; }
          small { opacity: 0.75; }
        </style>
      </head>
      <body>
        <h1>Inbox</h1>
        <p>No mail server is configured, so messages wait here. Only this computer can see them.</p>
        ${
          messages.length === 0
            ? html`<p>No messages yet. Sign up, then reload this page.</p>`
            : html`<ul>${messages.map(renderMessage)}</ul>`
        }
      </body>
    </html>`;
}

function renderMessage({ to, subject, text, at }: InboxMessage) {
  const link = findFirstLink(text);
  return html`<li>
    <h2>${subject}</h2>
    <p><small>To ${to}, <time datetime="${at}">${at}</time></small></p>
    ${link ? html`<p><a href="${link}">Open the link in this message</a></p>` : html`<p>${text}</p>`}
  </li>`;
}
