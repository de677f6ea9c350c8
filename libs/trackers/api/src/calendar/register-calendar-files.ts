import { coreErrors } from '@upround/shared/contract-core';
import { isId, type Database } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessOf } from '../tracker-access';
import type { TrackersSettings } from '../trackers-settings';
import { calendarIdOf } from './calendar-address';
import { findDeadline, findOwner, listDeadlines, listSteps } from './calendar.store';

/** What the files need besides the module's settings. */
export interface CalendarFileParts {
  db: Database;
  /** Who asks, by token or cookie; null for a guest. Throws for a token that is there but bad. */
  requestViewerId(request: FastifyRequest): Promise<string | null>;
}

const open = { config: { access: 'open' } } as const;

const send = (reply: FastifyReply, name: string, text: string) =>
  reply
    .header('cache-control', 'private, no-cache')
    .header('content-disposition', `attachment; filename="${name}.ics"`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .type('text/calendar; charset=utf-8')
    .send(text);

const SLUG = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Serves `GET /v1/tracker-calendar/{token}.ics`, which calendar apps read without a token of access, and
 * `GET /v1/tracker/{id}/deadline.ics`, one deadline. A forged, changed or deleted address is not found.
 */
export function registerCalendarFiles(
  app: FastifyInstance,
  settings: TrackersSettings,
  { db, requestViewerId }: CalendarFileParts,
): void {
  const { publicUrl } = settings;
  app.get<{ Params: { token: string } }>(
    '/v1/tracker-calendar/:token.ics',
    open,
    async (request, reply) => {
      const id = calendarIdOf(settings, request.params.token);
      const userId = id === null ? null : await findOwner(db, id);
      if (userId === null) throw new AppError(coreErrors.NOT_FOUND);
      const { calendarFile } = await import('./calendar-file');
      const deadlines = await listDeadlines(db, userId);
      const steps = await listSteps(db, userId);
      const file = calendarFile({ name: 'Upround funding', deadlines, steps, publicUrl });
      return send(reply, 'upround-funding', file);
    },
  );
  app.get<{ Params: { id: string } }>(
    '/v1/tracker/:id/deadline.ics',
    open,
    async (request, reply) => {
      const { id } = request.params;
      if (!SLUG.test(id)) throw new AppError(coreErrors.NOT_FOUND);
      const { angels } = await accessOf(settings, db, await requestViewerId(request));
      const wanted = { id: isId(id) ? id : null, slug: id.toLowerCase(), angels };
      const deadline = await findDeadline(db, wanted);
      if (deadline === undefined) throw new AppError(coreErrors.NOT_FOUND);
      const { calendarFile } = await import('./calendar-file');
      const content = { name: deadline.name, deadlines: [deadline], steps: [], publicUrl };
      return send(reply, deadline.slug, calendarFile(content));
    },
  );
}
