import { randomBytes } from 'node:crypto';
import { coreErrors } from '@upround/shared/contract-core';
import type { FolderMailer, StoredMail } from '@upround/shared/mail';
import {
  AppError,
  deriveKey,
  readCookie,
  sameSecret,
  serverPage,
} from '@upround/shared/server-kit';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '@upround/shared/server-kit';

/** Name of the key's file in the data folder. */
export const MAIL_KEY_FILE = 'mail-key';
const PATH = '/docs/mail';
const COOKIE = 'mail-key';
const SHOWN = 50;
const policyWith = (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const STYLE = `article{border:1px solid var(--line);border-radius:.625rem;background:var(--raised);padding:1rem;margin:1rem 0;max-width:42rem}
h2{font-size:1rem;margin:0}.meta{margin:0;font-size:.875rem;color:var(--quiet)}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}
.code{display:flex;align-items:center;gap:1rem;margin:.75rem 0 0;font-size:1.75rem;font-weight:600;letter-spacing:.08em;font-variant-numeric:tabular-nums}
button{font:500 .875rem system-ui,sans-serif;letter-spacing:0;min-height:2.5rem;padding:0 .75rem;border:1px solid var(--line);border-radius:.375rem;background:none;color:inherit;cursor:pointer}`;

/** Copies codes, and shows what has been sent since. */
const SCRIPT = `document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]');
  if (button === null) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = 'Copied';
});
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (answer === null || !answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
  const shown = document.querySelector('main');
  if (next && next.dataset.newest !== shown.dataset.newest) shown.replaceWith(next);
}, 3000);`;

const OWN_LINK = /https?:\/\/[^\s&<]+(?:&amp;[^\s&<]+)*/g;

function article({ to, subject, text, sentAt }: StoredMail): string {
  const code = /^(\d{6}) /.exec(subject)?.[1];
  const body = escapeHtml(text.trim()).replaceAll(
    OWN_LINK,
    (link) => `<a href="${link}">${link}</a>`,
  );
  return `<article><h2>${escapeHtml(subject)}</h2>
<p class="meta">To ${escapeHtml(to)} · <time datetime="${sentAt.toISOString()}">${sentAt.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}</time></p>
${code === undefined ? '' : `<p class="code">${code}<button type="button" data-copy="${code}">Copy code</button></p>`}
<pre>${body}</pre></article>`;
}

function page(mails: readonly StoredMail[], brand: string, nonce: string): string {
  const list = mails.map(article).join('\n');
  return serverPage({
    title: 'Demo inbox',
    brand,
    intro:
      '<p>This server doesn’t send real email. Everything it would have sent is here, newest first, and new emails appear on their own.</p>',
    style: STYLE,
    body: `<main aria-live="polite" data-newest="${mails[0]?.sentAt.toISOString() ?? ''}">
${list || '<p>No emails yet. Sign up, or ask for a login code.</p>'}</main><script nonce="${nonce}">${SCRIPT}</script>`,
  });
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
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', policyWith(nonce))
      .type('text/html; charset=utf-8')
      .send(page(await mailbox.list(SHOWN), brand, nonce));
  });
}
