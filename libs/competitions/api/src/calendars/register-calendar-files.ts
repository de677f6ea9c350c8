import { coreErrors } from '@upround/shared/contract-core';
import type { Database } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import type { FastifyInstance } from 'fastify';
import { findCompetition } from '../competition/competition.read-model';
import type { CompetitionsSettings } from '../competitions-settings';

const SLUG = /^[A-Za-z0-9_-]{1,64}$/;

/** Serves `GET /v1/competition-calendar/{slug}.ics`, the moments of a competition, to everyone. */
export function registerCalendarFiles(
  app: FastifyInstance,
  { publicUrl }: CompetitionsSettings,
  { db }: { db: Database },
): void {
  app.get<{ Params: { slug: string } }>(
    '/v1/competition-calendar/:slug.ics',
    { config: { access: 'open' } },
    async ({ params: { slug } }, reply) => {
      const row = SLUG.test(slug) ? await findCompetition(db, null, slug) : undefined;
      if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
      const { calendarFile } = await import('./calendar-file');
      return reply
        .header('cache-control', 'public, no-cache')
        .header('content-disposition', `attachment; filename="${row.slug}.ics"`)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('x-content-type-options', 'nosniff')
        .header('x-robots-tag', 'noindex')
        .type('text/calendar; charset=utf-8')
        .send(calendarFile(row, publicUrl));
    },
  );
}
