import type { FolderMailer, Mail } from '@upround/shared/mail';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../pages/escape-html';
import { loopbackOnly } from './loopback-only';

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

/** `GET /docs/mail`: the embedded mail part's outgoing mail, for this machine alone. */
export function registerMailbox(app: FastifyInstance, mailbox: FolderMailer, brand: string): void {
  const options = { config: { access: 'loopback' }, onRequest: loopbackOnly } as const;
  app.get('/docs/mail', options, async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(await mailbox.list(SHOWN), brand)),
  );
}
