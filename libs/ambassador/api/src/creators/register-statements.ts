import { coreErrors } from '@upround/shared/contract-core';
import type { Database } from '@upround/shared/db';
import { AppError, Turns } from '@upround/shared/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findStatement } from './statement.store';

/** What the files of statements need. */
export interface StatementRouteParts {
  db: Database;
  /** Who asks, by token or cookie; null for a guest. Throws for a token that is there but bad. */
  requestViewerId(request: FastifyRequest): Promise<string | null>;
}

/** PDFs that are made at the same time, each of which takes the processor for itself. */
const AT_ONCE = 2;
/** Requests that wait for their turn; more are refused. */
const WAITING_MAX = 20;

/**
 * Serves `GET /v1/creator/statement/{month}/pdf` to the signed-in creator whose statement it is. To everyone else it's not
 * there.
 */
export function registerStatements(
  app: FastifyInstance,
  { db, requestViewerId }: StatementRouteParts,
): void {
  const turns = new Turns(AT_ONCE, WAITING_MAX);
  app.get<{ Params: { month: string } }>(
    '/v1/creator/statement/:month/pdf',
    { config: { access: 'open' } },
    async (request, reply) => {
      const userId = await requestViewerId(request);
      if (userId === null) throw new AppError(coreErrors.LOGIN_REQUIRED);
      request.userId = userId;
      const found = await findStatement(db, { userId, month: request.params.month });
      if (found === undefined) throw new AppError(coreErrors.NOT_FOUND);
      const { statementPdf } = await import('./statement-pdf');
      const pdf = await turns.take(() => statementPdf(found));
      const file = `creator-statement-${found.statement.month}.pdf`;
      return reply
        .header('cache-control', 'private, no-store')
        .header('vary', 'Cookie, Access-Token')
        .header('content-disposition', `attachment; filename="${file}"`)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('x-content-type-options', 'nosniff')
        .type('application/pdf')
        .send(pdf);
    },
  );
}
