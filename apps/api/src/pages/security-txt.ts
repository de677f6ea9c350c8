import { routes } from '@upround/shared/links';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export interface SecurityTxtOptions {
  /** Origin of the web app. */
  origin: string;
  /** A `mailto:` or `https:` address; the support page by default. */
  contact: string | undefined;
}

/** Serves `/.well-known/security.txt` (RFC 9116): where to report a hole. */
export function registerSecurityTxt(
  app: FastifyInstance,
  { origin, contact = `${origin}${routes.support}` }: SecurityTxtOptions,
): void {
  app.get('/.well-known/security.txt', { config: { access: 'open' } }, (_request, reply) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(Date.now() + YEAR_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
