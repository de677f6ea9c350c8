import { coreErrors } from '@upround/shared/contract-core';
import type { Database } from '@upround/shared/db';
import { AppError, Turns } from '@upround/shared/server-kit';
import type { FastifyInstance } from 'fastify';
import type { CompetitionsSettings } from '../competitions-settings';
import { findCertificate } from './certificate.store';

/** PDFs that are made at the same time, each of which takes the processor for itself. */
const AT_ONCE = 2;
/** Requests that wait for their turn; more are refused. */
const WAITING_MAX = 20;

/**
 * Serves `GET /v1/competition-certificate/{receipt}.pdf` once the result is published. No login is needed: the code of
 * the receipt is the key.
 */
export function registerCertificates(
  app: FastifyInstance,
  { publicUrl }: CompetitionsSettings,
  { db }: { db: Database },
): void {
  const turns = new Turns(AT_ONCE, WAITING_MAX);
  app.get<{ Params: { receipt: string } }>(
    '/v1/competition-certificate/:receipt.pdf',
    { config: { access: 'open' } },
    async ({ params: { receipt } }, reply) => {
      const row = await findCertificate(db, receipt);
      if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
      const { certificatePdf } = await import('./certificate-pdf');
      const pdf = await turns.take(() => certificatePdf(row, publicUrl));
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="certificate-${row.slug}.pdf"`)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('x-content-type-options', 'nosniff')
        .header('x-robots-tag', 'noindex')
        .type('application/pdf')
        .send(pdf);
    },
  );
}
