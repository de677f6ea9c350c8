import type { Database, Trx } from '@upround/shared/db';

/** A payout to a member that was made outside of the product. */
export interface PayoutRecord {
  /** The payout's own id, under which it's recorded once. */
  payoutId: string;
  /** Whole paise; more than zero. */
  amount: number;
  at: Date;
}

/** Records what we pay to members. Bound in apps/api to premium, which books it in the ledger of money. */
export interface Payouts {
  /**
   * Records a payout in the transaction that marks it as paid.
   *
   * @throws if it's recorded already
   */
  record(trx: Trx, payout: PayoutRecord): Promise<void>;
}

/** Knows what plans bring. Bound in apps/api to premium. */
export interface PlanRevenue {
  /**
   * What was booked as revenue of plans in a time, without tax, less what was returned in it.
   *
   * @param span from its first moment until before its last
   * @returns whole paise; negative where more was returned
   */
  netOf(db: Database | Trx, span: { from: Date; to: Date }): Promise<number>;
}
