import type { Period } from '@upround/premium/contract';
import { idAt, newId, type Trx } from '@upround/shared/db';
import type { PlanTier } from '@upround/shared/domain';
import { cast } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { entitleByMembership } from '../entitlement.store';
import { addPeriods } from '../membership/periods';
import { graceEnd } from '../membership/plan-sale';
import { MANDATE_MAX, priceOf, titleOf } from '../membership/plans.data';
import { tablesIn } from '../premium-tables';
import { insertPayment, insertReturn } from './insert-payment';

const DAY_MS = 86_400_000;

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

/** A payment, or its return. */
interface Happening {
  at: Date;
  insert(trx: Trx): Promise<void>;
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
  const amount = priceOf(tier, period);
  const periodId = newId();
  await tablesIn(trx)
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
  await insertPayment(trx, {
    kind: 'PLAN',
    referenceId: periodId,
    buyer: person,
    title: titleOf(tier, period),
    amount,
    payer,
    mandate: { id: mandateId, isDebit: number > 0 },
    at: start,
  });
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

/** What a member of the demo community bought of another slice, and that it was returned where it was. */
function salesOf({ demo: { people, sales = [] } }: Pick<SeedContext, 'demo'>): Happening[] {
  const slugs = new Map(people.map(({ id, slug }) => [id, slug]));
  return sales.flatMap(({ userId, returned, ...sale }): Happening[] => {
    const member = cast.find(({ slug }) => slug === slugs.get(userId));
    const buyer = { id: userId, name: member?.displayName ?? '' };
    const payer = `${(member?.slug ?? '').slice(0, 2)}••••@upi`;
    const paid = {
      at: sale.at,
      insert: (trx: Trx) => insertPayment(trx, { ...sale, buyer, payer }),
    };
    if (returned === undefined) return [paid];
    const { paymentId, amount } = sale;
    return [
      paid,
      {
        at: returned.at,
        insert: (trx) => insertReturn(trx, { paymentId, amount, ...returned }),
      },
    ];
  });
}

/** Gives demo accounts memberships that they pay for, with what they and others paid. */
export async function seedMemberships(
  context: Pick<SeedContext, 'trx' | 'demo' | 'now'>,
): Promise<void> {
  const { trx, demo, now } = context;
  const happened = salesOf(context);
  for (const subscriber of subscribers) {
    const member = cast.find(({ email }) => email === subscriber.email);
    const person = demo.people.find(({ slug }) => slug === member?.slug);
    if (member === undefined || person === undefined) continue;
    const named = { id: person.id, name: member.displayName };
    const periods = await insertMembership(trx, named, subscriber, now);
    happened.push(...periods.map((one) => ({ at: one.start, insert: () => insertPaid(trx, one) })));
  }
  // Invoices are numbered in the order of the payments.
  happened.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { insert } of happened) await insert(trx);
}
