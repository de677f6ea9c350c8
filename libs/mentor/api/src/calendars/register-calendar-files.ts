import { coreErrors } from '@upround/shared/contract-core';
import type { Database } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MentorSettings } from '../mentor-settings';
import { idOfToken } from './calendar-address';
import { findOwner, findSession, listSessions } from './calendar.store';

/** What the files need besides the module's settings. */
export interface CalendarFileParts {
  db: Database;
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

/**
 * Serves `GET /v1/mentor-calendar/{token}.ics`, a person's sessions, and `GET /v1/mentor-session/{token}.ics`, one of
 * them; calendar apps read both without a token of access. A forged, changed or deleted address is not found. The files
 * have no meeting link: it's on the page from ten minutes before.
 */
export function registerCalendarFiles(
  app: FastifyInstance,
  settings: MentorSettings,
  { db }: CalendarFileParts,
): void {
  const { publicUrl } = settings;
  app.get<{ Params: { token: string } }>(
    '/v1/mentor-calendar/:token.ics',
    open,
    async (request, reply) => {
      const id = idOfToken(settings, 'calendar', request.params.token);
      const userId = id === null ? null : await findOwner(db, id);
      if (userId === null) throw new AppError(coreErrors.NOT_FOUND);
      const { calendarFile } = await import('./calendar-file');
      const rows = await listSessions(db, userId);
      const file = calendarFile(rows, { name: 'Upround sessions', isFeed: true, publicUrl });
      return send(reply, 'upround-sessions', file);
    },
  );
  app.get<{ Params: { token: string } }>(
    '/v1/mentor-session/:token.ics',
    open,
    async (request, reply) => {
      const id = idOfToken(settings, 'session', request.params.token);
      const session = id === null ? undefined : await findSession(db, id);
      if (session === undefined) throw new AppError(coreErrors.NOT_FOUND);
      const { calendarFile } = await import('./calendar-file');
      const file = calendarFile([session], { name: session.title, isFeed: false, publicUrl });
      return send(reply, 'session', file);
    },
  );
}
