import { coreErrors } from '@upround/shared/contract-core';
import type { Database } from '@upround/shared/db';
import { AppError, Turns } from '@upround/shared/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findInvoice, type InvoiceDocument } from './invoice-document';
import { invoicePdf } from './invoice-pdf';
import type { InvoiceKind } from './invoice-tables';
import { sellerOf } from './seller.data';

/** What the routes of invoices need. */
export interface InvoiceRouteOptions {
  db: Database;
  /** Who asks, by token or cookie; null for a guest. Throws for a token that is there but bad. */
  requestViewerId(request: FastifyRequest): Promise<string | null>;
  /** Name of the installation, which is the seller's. */
  brand: string;
  /** Makes the PDF; another one in tests. */
  pdfOf?: (invoice: InvoiceDocument) => Promise<Buffer>;
}

/** PDFs that are made at the same time, each of which takes the processor for itself. */
const AT_ONCE = 2;
/** Requests that wait for their turn; more are refused. */
const WAITING_MAX = 20;

const paths: Record<InvoiceKind, string> = {
  INVOICE: '/v1/payments/:id/invoice',
  CREDIT_NOTE: '/v1/payments/:id/credit-note',
};

const sendFile = (reply: FastifyReply, number: string, pdf: Buffer) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('vary', 'Cookie, Access-Token')
    .header('content-disposition', `attachment; filename="${number.replaceAll('/', '-')}.pdf"`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .type('application/pdf')
    .send(pdf);

/**
 * Serves invoices at `GET /v1/payments/{id}/invoice` and credit notes at `GET /v1/payments/{id}/credit-note` to the
 * signed-in person who paid. To everyone else they are not there.
 */
export function registerInvoices(
  app: FastifyInstance,
  { db, requestViewerId, brand, pdfOf }: InvoiceRouteOptions,
): void {
  const turns = new Turns(AT_ONCE, WAITING_MAX);
  const make = pdfOf ?? ((invoice: InvoiceDocument) => invoicePdf(invoice, sellerOf(brand)));
  const open = { config: { access: 'open' } } as const;
  for (const kind of ['INVOICE', 'CREDIT_NOTE'] as const) {
    app.get<{ Params: { id: string } }>(paths[kind], open, async (request, reply) => {
      const userId = await requestViewerId(request);
      if (userId === null) throw new AppError(coreErrors.LOGIN_REQUIRED);
      request.userId = userId;
      const invoice = await findInvoice(db, { paymentId: request.params.id, kind, userId });
      if (invoice === null) throw new AppError(coreErrors.NOT_FOUND);
      const pdf = await turns.take(() => make(invoice));
      return sendFile(reply, invoice.number, pdf);
    });
  }
}
