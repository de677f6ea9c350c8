import type { Period, Proration } from '@upround/premium/contract';
import type { PlanTier } from '@upround/shared/domain';
import type { MembershipRow } from '../premium-tables';
import { addPeriods } from './periods';
import { priceOf } from './plans.data';

/** The least that a payer can approve by UPI: one rupee. */
const LEAST = 100;

/** The paid period that a change replaces. */
export interface PaidPeriod {
  /** What it was paid with, in paise, credit included. */
  worth: number;
  start: Date;
  end: Date;
}

/**
 * What the rest of a paid period is worth: what it was paid with times the share of its time that is left, in paise,
 * rounded down.
 */
export function unusedWorth({ worth, start, end }: PaidPeriod, now: Date): number {
  const length = end.getTime() - start.getTime();
  const left = Math.min(Math.max(end.getTime() - now.getTime(), 0), length);
  return Math.floor((worth * left) / length);
}

/**
 * What starting a plan now costs, less the worth of the one that it replaces. Worth that exceeds the price makes the
 * first period longer.
 *
 * @param credit in paise
 */
export function startCost(
  { tier, period }: { tier: PlanTier; period: Period },
  credit: number,
  now: Date,
): { dueNow: number; end: Date; isLonger: boolean } {
  const dueNow = Math.max(priceOf(tier, period) - credit, LEAST);
  return { dueNow, ...firstPeriod({ tier, period }, dueNow + credit, now) };
}

/**
 * When the first period ends that begins now.
 *
 * @param worth what it's paid with, credit included, in paise; above the price it makes the period longer
 */
export function firstPeriod(
  { tier, period }: { tier: PlanTier; period: Period },
  worth: number,
  now: Date,
): { end: Date; isLonger: boolean } {
  const price = priceOf(tier, period);
  const end = addPeriods(now, 1, period);
  if (worth <= price) return { end, isLonger: false };
  const length = ((end.getTime() - now.getTime()) * worth) / price;
  return { end: new Date(now.getTime() + Math.floor(length)), isLonger: true };
}

/** What the rest of a running membership is worth when another one replaces it. */
export function creditOf(running: MembershipRow | undefined, now: Date): number {
  if (running === undefined) return 0;
  const { tier, period, worth, period_start: start, period_end: end } = running;
  if (start === null || end === null) return 0;
  return unusedWorth({ worth: worth ?? priceOf(tier, period), start, end }, now);
}

/** An upgrade, as it is shown before it is paid. */
export function upgradeCost(
  to: { tier: PlanTier; period: Period },
  credit: number,
  now: Date,
): Proration {
  const { dueNow, end } = startCost(to, credit, now);
  return {
    from: 'NOW',
    at: now.toISOString(),
    price: priceOf(to.tier, to.period),
    credit,
    dueNow,
    nextDebitAt: end.toISOString(),
  };
}

/** A change at the end of the paid period, as it is shown before. */
export function laterCost(to: { tier: PlanTier; period: Period }, at: Date): Proration {
  return {
    from: 'PERIOD_END',
    at: at.toISOString(),
    price: priceOf(to.tier, to.period),
    credit: 0,
    dueNow: 0,
    nextDebitAt: at.toISOString(),
  };
}
