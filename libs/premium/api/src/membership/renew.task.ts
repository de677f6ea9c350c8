import type { SaleContext } from '@upround/shared/ports';
import { isSwitchedOff } from '@upround/shared/server-kit';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import { addOrder, addPayment } from '../payment/payment-engine';
import { lockBuyer } from '../payment/payment.store';
import { inSale } from '../payment/unit-of-work';
import type { PremiumSettings } from '../premium-settings';
import type { MembershipRow } from '../premium-tables';
import { clearWanted, findMandate, findWanted } from './mandate.store';
import {
  changeMandate,
  debitAnnounced,
  membershipEnded,
  renewMembership,
  renewMemberships,
} from './membership.definitions';
import {
  findDueMemberships,
  findMembership,
  findOrderOf,
  findPaymentsOf,
  findUnpaidPeriod,
  insertPeriod,
  updateMembership,
  updatePeriod,
  type PeriodRow,
} from './membership.store';
import { addPeriods } from './periods';
import { closeUnpaid, endMembership, GRACE_MS, graceEnd, MOST_TRIES } from './plan-sale';
import { priceOf, titleOf } from './plans.data';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The payer is notified so long before a debit; NPCI's rules for AutoPay ask for 24 hours. */
const NOTICE_MS = 26 * HOUR_MS;
const NOTICE_LEAST_MS = DAY_MS;
/** How long a debit may take before it counts as failed and is tried again. */
const DEBIT_MS = DAY_MS;
const AT_ONCE = 500;

type Running = MembershipRow & { anchor: Date; period_start: Date; period_end: Date };

const isRunning = (membership: MembershipRow): membership is Running =>
  membership.anchor !== null && membership.period_end !== null && membership.period_start !== null;

/** What the next period costs, with a change of plan that was asked for. */
const nextPlan = ({ tier, period, next_tier, next_period }: MembershipRow) => ({
  tier: next_tier ?? tier,
  period: next_period ?? period,
});

async function announce({ trx, tasks, now }: SaleContext, membership: Running): Promise<void> {
  const { id: membershipId, user_id: userId, period_end: end } = membership;
  const { tier, period } = nextPlan(membership);
  const at = new Date(Math.max(end.getTime(), now.getTime() + NOTICE_LEAST_MS));
  await updateMembership(trx, membershipId, { noticed_for: end, noticed_at: now, try_at: at });
  await tasks.publish(debitAnnounced, {
    membershipId,
    userId,
    at: at.toISOString(),
    amount: priceOf(tier, period),
  });
}

/**
 * The period that is charged next: the one that follows, or one from now on after a long break. One that wasn't paid
 * before the break is given up, since it would be charged for time that is over.
 */
async function nextPeriod(
  settings: PremiumSettings,
  context: SaleContext,
  membership: Running,
): Promise<PeriodRow> {
  const { trx, now } = context;
  const { id, anchor, period_end: end, period_number: number } = membership;
  const { tier, period } = nextPlan(membership);
  const unpaid = await findUnpaidPeriod(trx, id);
  const isInTime = unpaid !== undefined && now <= graceEnd(unpaid.starts_at);
  if (isInTime && unpaid.tier === tier && unpaid.period === period) return unpaid;
  if (unpaid !== undefined) await closeUnpaid(settings, context, id);
  const isLate = now > graceEnd(end);
  const start = isLate ? now : end;
  const isCounted = !isLate && period === membership.period;
  const values = {
    tier,
    period,
    starts_at: start,
    ends_at: isCounted ? addPeriods(anchor, number + 1, period) : addPeriods(start, 1, period),
    amount: priceOf(tier, period),
  };
  // Another plan was chosen since.
  if (isInTime) {
    await updatePeriod(trx, unpaid.id, values);
    return { ...unpaid, ...values };
  }
  return insertPeriod(trx, { membership_id: id, ...values });
}

async function debit(
  settings: PremiumSettings,
  context: SaleContext,
  membership: Running,
): Promise<void> {
  const { trx } = context;
  const mandateId = membership.mandate_id ?? undefined;
  const period = await nextPeriod(settings, context, membership);
  const known = await findOrderOf(trx, period.id);
  const isGivenUp = known !== undefined && known.closed_at !== null && known.paid_by === null;
  const order = isGivenUp ? undefined : known;
  const debitMs = settings.provider.schedulesDebits ? GRACE_MS : DEBIT_MS;
  const way = { mandateId, debitMs };
  // Others that are due get their turn while this one is decided.
  await updateMembership(trx, membership.id, { try_at: new Date(context.now.getTime() + debitMs) });
  if (order === undefined) {
    const { tier, period: length, amount, id: referenceId } = period;
    const title = titleOf(tier, length);
    const userId = membership.user_id;
    await addOrder(
      settings,
      context,
      { kind: 'PLAN', referenceId, userId, title, amount, currency: 'INR' },
      way,
    );
    return;
  }
  const [latest] = await findPaymentsOf(trx, order.id);
  const isOpen = latest?.state === 'CREATED' || latest?.state === 'PENDING';
  if (!isOpen && order.paid_by === null) {
    await addPayment(settings, context, order, way);
  }
}

async function end(
  settings: PremiumSettings,
  context: SaleContext,
  membership: MembershipRow,
): Promise<void> {
  const { id: membershipId, user_id: userId, state } = membership;
  await endMembership(settings, context, membership, context.now);
  const isUnpaid = state === 'GRACE';
  await context.tasks.publish(membershipEnded, { membershipId, userId, isUnpaid });
}

/** Does what is due for a membership: announces a debit, debits, or ends it. Twice is the same as once. */
export async function renewOne(
  settings: PremiumSettings,
  context: SaleContext,
  membershipId: string,
): Promise<void> {
  const { trx, now } = context;
  const before = await findMembership(trx, membershipId);
  if (before === undefined) return;
  await lockBuyer(trx, before.user_id);
  const membership = await findMembership(trx, membershipId);
  if (membership === undefined || !isRunning(membership)) return;
  const { state, period_end: periodEnd, noticed_for, noticed_at, try_at, tries } = membership;
  const isOver = periodEnd <= now;
  if (state === 'CANCELLED' && isOver) return end(settings, context, membership);
  if (state === 'GRACE' && graceEnd(periodEnd) <= now) return end(settings, context, membership);
  if (state !== 'ACTIVE' && state !== 'GRACE') return;
  if (noticed_for?.getTime() !== periodEnd.getTime()) {
    if (periodEnd.getTime() - now.getTime() <= NOTICE_MS) await announce(context, membership);
    return;
  }
  const isNoticed = noticed_at !== null && now.getTime() - noticed_at.getTime() >= NOTICE_LEAST_MS;
  if (!isOver || !isNoticed || tries >= MOST_TRIES || (try_at !== null && try_at > now)) return;
  if (await isSwitchedOff(trx, 'payments')) return;
  await debit(settings, context, membership);
}

async function tellProvider(
  { provider }: PremiumSettings,
  mandate: NonNullable<Awaited<ReturnType<typeof findMandate>>>,
): Promise<void> {
  const { provider_mandate: id, wanted } = mandate;
  // A mandate that was never asked for needs no answer.
  if (id !== null && wanted !== null) await provider.changeMandate(id, wanted);
}

/** The tasks that keep memberships going. */
export const renewalTasks = (settings: PremiumSettings): TaskHandler[] => [
  handleTask(renewMemberships, async ({ db, inTransaction }) => {
    const now = settings.now();
    const announceBefore = new Date(now.getTime() + NOTICE_MS);
    const due = await findDueMemberships(db, { now, announceBefore }, AT_ONCE);
    const wanted = await findWanted(db, AT_ONCE);
    await inTransaction(async (_trx, tasks) => {
      for (const membershipId of due) await tasks.send(renewMembership, { membershipId });
      for (const mandateId of wanted) await tasks.send(changeMandate, { mandateId });
    });
  }),
  handleTask(renewMembership, ({ inTransaction }, { membershipId }) =>
    inSale(inTransaction, settings.now(), (context) => renewOne(settings, context, membershipId)),
  ),
  handleTask(changeMandate, async ({ db, inTransaction }, { mandateId }) => {
    const mandate = await findMandate(db, mandateId);
    const wanted = mandate?.wanted ?? null;
    if (mandate === undefined || wanted === null) return;
    await tellProvider(settings, mandate);
    await inTransaction((trx) => clearWanted(trx, mandateId, wanted));
  }),
];
