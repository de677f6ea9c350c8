import { routes } from '@upround/shared/links';
import type { FastifyInstance } from 'fastify';

/** Pages that differ for each member or only redirect: search engines should not index them. */
const ownPages = [
  routes.messages,
  routes.notifications,
  routes.settings,
  routes.deleteAccount,
  routes.login,
];

/** Serves `/robots.txt` (RFC 9309): everything may be crawled but members' own pages. */
export function registerRobots(app: FastifyInstance, origin: string): void {
  const text = [
    'User-agent: *',
    ...ownPages.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', { config: { access: 'open' } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(text),
  );
}
