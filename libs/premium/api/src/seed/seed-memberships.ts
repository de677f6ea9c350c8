import type { Period } from '@upround/premium/contract';
import { idAt, newId, type Trx } from '@upround/shared/db';
import type { PlanTier } from '@upround/shared/domain';
import { cast } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { entitleByMembership } from '../entitlement.store';
import { issueInvoice } from '../invoice/invoice.store';
import { addPeriods } from '../membership/periods';
import { graceEnd } from '../membership/plan-sale';
import { MANDATE_MAX, priceOf, titleOf } from '../membership/plans.data';
import { book } from '../payment/ledger.store';
import { tablesIn } from '../premium-tables';

const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;
const WINDOW_MS = 300_000;

/** Who of the demo community pays for a plan, since when, and by which UPI id. */
const subscribers = [
  {
    email: 'investor@upround.test',
    tier: 2,
    period: 'MONTH',
    periods: 3,
    daysIn: 12,
    payer: 'in••••@okbank',
  },
  {
    email: 'candidate@upround.test',
    tier: 3,
    period: 'YEAR',
    periods: 1,
    daysIn: 61,
    payer: 'ca••••@upi',
  },
] as const;

interface Person {
  id: string;
  name: string;
}

interface Paid {
  person: Person;
  membershipId: string;
  mandateId: string;
  tier: PlanTier;
  period: Period;
  payer: string;
  /** Which of the membership's periods, from 0. */
  number: number;
  start: Date;
  end: Date;
}

const plain = (id: string) => id.replaceAll('-', '');

/** A period with its order, payment, invoice and entries in the ledger, as if it was paid at its start. */
async function insertPaid(trx: Trx, paid: Paid): Promise<void> {
  const { person, membershipId, mandateId, tier, period, payer, number, start, end } = paid;
  const tables = tablesIn(trx);
  const [amount, title] = [priceOf(tier, period), titleOf(tier, period)];
  const createdAt = new Date(start.getTime() - 40 * SECOND_MS);
  const [periodId, orderId, paymentId] = [newId(), idAt(createdAt), idAt(createdAt)];
  const expires = new Date(createdAt.getTime() + WINDOW_MS);
  await tables
    .insertInto('membership_periods')
    .values({
      id: periodId,
      membership_id: membershipId,
      tier,
      period,
      starts_at: start,
      ends_at: end,
      amount,
      paid_at: start,
    })
    .execute();
  await tables
    .insertInto('orders')
    .values({
      id: orderId,
      user_id: person.id,
      kind: 'PLAN',
      reference_id: periodId,
      title,
      amount,
      currency: 'INR',
      paid_by: null,
      closed_at: null,
      created_at: createdAt,
    })
    .execute();
  await tables
    .insertInto('payments')
    .values({
      id: paymentId,
      order_id: orderId,
      user_id: person.id,
      provider: 'sandbox',
      mandate_id: mandateId,
      is_debit: number > 0,
      amount,
      currency: 'INR',
      state: 'SUCCESS',
      failure: null,
      payer,
      provider_order: `order_${plain(paymentId)}`,
      provider_payment: `pay_${plain(paymentId)}`,
      pay_url: null,
      intent_url: null,
      created_at: createdAt,
      expires_at: expires,
      check_at: null,
      ended_at: start,
    })
    .execute();
  await tables
    .updateTable('orders')
    .set({ paid_by: paymentId })
    .where('id', '=', orderId)
    .execute();
  await insertAtSandbox(trx, paid, { paymentId, createdAt });
  for (const kind of ['CAPTURE', 'DELIVERY'] as const) {
    await book(trx, kind, { paymentId, amount, currency: 'INR', at: start });
  }
  const userId = person.id;
  await issueInvoice(trx, { paymentId, userId, buyer: person.name, title, amount, at: start });
}

/** What the sandbox would remember: refunds and comparisons find it there. */
async function insertAtSandbox(
  trx: Trx,
  { mandateId, tier, period, payer, number, start }: Paid,
  { paymentId, createdAt }: { paymentId: string; createdAt: Date },
): Promise<void> {
  await tablesIn(trx)
    .insertInto('sandbox_payments')
    .values({
      id: `order_${plain(paymentId)}`,
      payment_id: paymentId,
      amount: priceOf(tier, period),
      currency: 'INR',
      title: titleOf(tier, period),
      payer,
      course: null,
      state: 'APPROVED',
      due_at: null,
      is_debit: number > 0,
      bank_reference: `pay_${plain(paymentId)}`,
      mandate: `mandate_${plain(mandateId)}`,
      failure: null,
      expires_at: new Date(createdAt.getTime() + WINDOW_MS),
      created_at: createdAt,
      decided_at: start,
    })
    .execute();
}

/** Seeds memberships with what was paid for them; returns the payments, which belong in the order of their times. */
async function insertMembership(
  trx: Trx,
  person: Person,
  { tier, period, periods, daysIn, payer }: (typeof subscribers)[number],
  now: Date,
): Promise<Paid[]> {
  const anchor = addPeriods(new Date(now.getTime() - daysIn * DAY_MS), 1 - periods, period);
  const [membershipId, mandateId] = [idAt(anchor), newId()];
  const start = addPeriods(anchor, periods - 1, period);
  const end = addPeriods(anchor, periods, period);
  const tables = tablesIn(trx);
  const mandate = { max_amount: MANDATE_MAX, payer, state: 'ACTIVE', created_at: anchor } as const;
  await tables
    .insertInto('mandates')
    .values({
      ...mandate,
      id: mandateId,
      user_id: person.id,
      provider: 'sandbox',
      provider_mandate: `mandate_${plain(mandateId)}`,
      debit_amount: priceOf(tier, period),
      currency: 'INR',
      period,
      wanted: null,
    })
    .execute();
  await tables
    .insertInto('sandbox_mandates')
    .values({ ...mandate, id: `mandate_${plain(mandateId)}`, is_empty: false })
    .execute();
  await tables
    .insertInto('memberships')
    .values({
      id: membershipId,
      user_id: person.id,
      tier,
      period,
      state: 'ACTIVE',
      mandate_id: mandateId,
      anchor,
      period_number: periods,
      period_start: start,
      period_end: end,
      next_tier: null,
      next_period: null,
      noticed_for: null,
      noticed_at: null,
      try_at: null,
      created_at: anchor,
    })
    .execute();
  await entitleByMembership(
    trx,
    { id: membershipId, userId: person.id, tier },
    { since: anchor, until: graceEnd(end) },
  );
  return Array.from({ length: periods }, (_, number) => ({
    person,
    membershipId,
    mandateId,
    tier,
    period,
    payer,
    number,
    start: addPeriods(anchor, number, period),
    end: addPeriods(anchor, number + 1, period),
  }));
}

/** Gives demo accounts memberships that they pay for, with what they paid. */
export async function seedMemberships({ trx, demo, now }: SeedContext): Promise<void> {
  const paid: Paid[] = [];
  for (const subscriber of subscribers) {
    const member = cast.find(({ email }) => email === subscriber.email);
    const person = demo.people.find(({ slug }) => slug === member?.slug);
    if (member === undefined || person === undefined) continue;
    const named = { id: person.id, name: member.displayName };
    paid.push(...(await insertMembership(trx, named, subscriber, now)));
  }
  // Invoices are numbered in the order of the payments.
  paid.sort((one, other) => one.start.getTime() - other.start.getTime());
  for (const one of paid) await insertPaid(trx, one);
}
