import { coreErrors } from '@upround/shared/contract-core';
import type { FolderMailer } from '@upround/shared/mail';
import type { Mail } from '@upround/shared/ports';
import { AppError, deriveKey, readCookie, sameSecret } from '@upround/shared/server-kit';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../pages/escape-html';

/** Name of the key's file in the data folder. */
export const MAIL_KEY_FILE = 'mail-key';
const PATH = '/docs/mail';
const COOKIE = 'mail-key';
const SHOWN = 50;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

function page(mails: readonly Mail[], brand: string): string {
  const items = mails.map(
    ({ to, subject, text }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}</p><pre>${escapeHtml(text)}</pre></article>`,
  );
  const title = `Outgoing mail of ${escapeHtml(brand)}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;max-width:42rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding:1rem 0}h2{font-size:1rem;margin:0}pre{white-space:pre-wrap;font:inherit}</style></head>
<body><h1>${title}</h1><p>This server sends no real mail; the newest stands first. <a href="">Look again</a></p>
${items.join('\n') || '<p>No mail yet.</p>'}</body></html>`;
}

/** The address that opens the inbox, for the person at the terminal; it is never logged. */
export const mailboxLink = (origin: string, key: string) => `${origin}${PATH}?key=${key}`;

/**
 * `GET /docs/mail`: the embedded mail part's outgoing mail. The key of the printed link is exchanged for a cookie and
 * leaves the address; without either the path does not exist.
 */
export function registerMailbox(
  app: FastifyInstance,
  mailbox: FolderMailer,
  { brand, key }: { brand: string; key: string },
): void {
  const ticket = deriveKey(key, 'mailbox.cookie').toString('hex');
  const options = { config: { access: 'operator' } } as const;
  app.get<{ Querystring: { key?: unknown } }>(PATH, options, async (request, reply) => {
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (sameSecret(request.query.key, key)) {
      return reply
        .header('set-cookie', `${COOKIE}=${ticket}; Path=${PATH}; HttpOnly; SameSite=Lax`)
        .redirect(PATH, 303);
    }
    if (!sameSecret(readCookie(request.headers.cookie, COOKIE), ticket))
      throw new AppError(coreErrors.NOT_FOUND);
    return reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(page(await mailbox.list(SHOWN), brand));
  });
}
