import { coreErrors } from '@upround/shared/contract-core';
import { isId, type Database } from '@upround/shared/db';
import { escapeHtml, AppError, serverPage } from '@upround/shared/server-kit';
import type { FastifyInstance } from 'fastify';
import { decide } from './sandbox-bank';
import { sandboxPath } from './sandbox-provider';
import { findByPaymentId, type SandboxPayment } from './sandbox.store';

/** What the page needs. */
export interface SandboxPageOptions {
  db: Database;
  now(): Date;
  brand: string;
  /** Where people open the site. */
  publicUrl: string;
  /** Brings a payment to the sandbox that was created a moment ago. */
  start(paymentId: string): Promise<void>;
  /** Called after a decision. */
  onChange(): void;
}

const STYLE = `main{padding-top:1.5rem}article{border:1px solid var(--line);border-radius:.75rem;background:var(--raised);padding:1.5rem;max-width:26rem}
.test{display:inline-block;border:1px solid currentColor;border-radius:999px;padding:.125rem .625rem;font-size:.875rem;font-weight:600}
.amount{font-size:2.25rem;line-height:1.2;font-weight:650;margin:.75rem 0 0;font-variant-numeric:tabular-nums}.for{margin:0;color:var(--quiet);overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}button{font:600 1rem system-ui,sans-serif;min-height:2.75rem;padding:0 1.25rem;border-radius:.5rem;border:1px solid var(--line);background:none;color:inherit;cursor:pointer}
button[value=approve]{background:var(--accent);border-color:var(--accent);color:var(--ground)}.done{font-weight:600;margin:1.5rem 0 .25rem}`;

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

const results: Record<Exclude<SandboxPayment['state'], 'OPEN'>, string> = {
  APPROVED: 'You approved this payment.',
  DECLINED: 'This payment was declined. Nothing was paid.',
  CLOSED: 'This payment has expired. Nothing was paid.',
};

function result(payment: SandboxPayment, publicUrl: string): string {
  if (payment.state === 'OPEN') {
    return payment.course === null
      ? `<form method="post"><button name="decision" value="approve">Approve</button><button name="decision" value="decline">Decline</button></form>`
      : '<p class="done">Waiting for the UPI app of the UPI ID you entered.</p>';
  }
  const back = new URL(`/Payment?payment=${payment.payment_id}`, publicUrl).href;
  return `<p class="done" role="status">${results[payment.state]}</p><p><a href="${escapeHtml(back)}">Back to your payment</a></p>`;
}

function page(payment: SandboxPayment, { brand, publicUrl }: SandboxPageOptions): string {
  const approves = payment.mandate === null ? '' : ' It also approves the renewals of your plan.';
  return serverPage({
    title: 'Test payment',
    brand,
    intro: '<p>This page acts as your UPI app. No money moves.</p>',
    style: STYLE,
    body: `<main><article><span class="test">Test payment</span>
<p class="amount">${escapeHtml(rupees.format(payment.amount / 100))}</p>
<p class="for">To ${escapeHtml(brand)} for ${escapeHtml(payment.title)}.${approves}</p>
${result(payment, publicUrl)}</article></main>`,
  });
}

/** The decision in a form's body. */
const decisionIn = (body: unknown) =>
  typeof body === 'string' ? new URLSearchParams(body).get('decision') : null;

/**
 * `GET` and `POST /v1/payments/sandbox/{id}`: the payer's UPI app of test payments, by the payment's id. Whoever has
 * the address may decide, as with the page of a real provider.
 */
export async function registerSandboxPage(
  app: FastifyInstance,
  options: SandboxPageOptions,
): Promise<void> {
  const { db, now, start, onChange } = options;
  const open = { config: { access: 'open' } } as const;
  const find = async (id: string) => {
    if (isId(id)) await start(id);
    const payment = isId(id) ? await findByPaymentId(db, id) : undefined;
    if (payment === undefined) throw new AppError(coreErrors.NOT_FOUND);
    return payment;
  };
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    scope.get<{ Params: { id: string } }>(sandboxPath(':id'), open, async (request, reply) => {
      const payment = await find(request.params.id);
      return reply
        .header('cache-control', 'no-store')
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
        )
        .type('text/html; charset=utf-8')
        .send(page(payment, options));
    });
    scope.post<{ Params: { id: string } }>(sandboxPath(':id'), open, async (request, reply) => {
      const decision = decisionIn(request.body);
      if (decision !== 'approve' && decision !== 'decline') {
        throw new AppError(coreErrors.INVALID_FIELD, { path: 'decision' });
      }
      const { id } = await find(request.params.id);
      await db
        .transaction()
        .execute((trx) =>
          decide(
            trx,
            id,
            decision === 'approve'
              ? { state: 'APPROVED' }
              : { state: 'DECLINED', failure: 'DECLINED' },
            { now: now() },
          ),
        );
      onChange();
      return reply.redirect(sandboxPath(request.params.id), 303);
    });
  });
}
