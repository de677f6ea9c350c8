import type { Database } from '@upround/shared/db';
import type { SaleContext } from './payments';

/** Where a payment is. */
export type StaffPaymentState =
  'CREATED' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'EXPIRED' | 'REFUNDED';

/** A payment as admins see it in a list. Amounts are in paise. */
export interface StaffPayment {
  id: string;
  userId: string;
  /** What was ordered. */
  title: string;
  amount: number;
  currency: 'INR';
  state: StaffPaymentState;
  createdAt: Date;
  /** When it succeeded, failed or expired. */
  endedAt: Date | null;
  /** The invoice's number; null for what wasn't delivered. */
  invoice: string | null;
}

/**
 * Whether a payment can be refunded. LATE: the policy's term is over. RETURNED: it was, or is on its way. BLOCKED: what
 * it bought prevents it, for a reason in words.
 */
export interface RefundVerdict {
  outcome: 'POSSIBLE' | 'LATE' | 'RETURNED' | 'NOT_PAID' | 'BLOCKED';
  /** Empty where the outcome says it all. */
  reason: string;
}

/** Everything that admins see of a payment. Never a UPI id in full, nor card data. */
export interface StaffPaymentDetails extends StaffPayment {
  orderId: string;
  /** The tax in the amount; null without an invoice. */
  tax: number | null;
  provider: string;
  /** The provider's id of the money; null until it has arrived. */
  providerPayment: string | null;
  /** Why it failed, as a code. */
  failure: string | null;
  /** A UPI id with its middle hidden. */
  payer: string | null;
  /** A debit that no one had to approve. */
  isDebit: boolean;
  creditNote: string | null;
  refund: { state: 'PENDING' | 'DONE' | 'FAILED'; at: Date } | null;
  verdict: RefundVerdict;
}

/** What reconciliation couldn't mend. */
export interface UnsolvedMoney {
  id: string;
  at: Date;
  /** UNKNOWN: money of no payment. MISMATCH: other money than was asked for. REFUND: one that hasn't arrived. */
  problem: 'UNKNOWN' | 'MISMATCH' | 'REFUND';
  paymentId: string | null;
}

/** Lets admins find payments, return them and solve what is wrong with them. Implemented by premium. */
export interface StaffPayments {
  /** @returns the payment of an id or an invoice's number */
  findByNumber(db: Database, text: string): Promise<string | null>;
  /** Payments, newest first. */
  list(
    db: Database,
    search: {
      id?: string | undefined;
      userId?: string | undefined;
      state?: StaffPaymentState | undefined;
      before: string | null;
      limit: number;
    },
  ): Promise<readonly StaffPayment[]>;
  read(db: Database, id: string): Promise<StaffPaymentDetails | null>;
  /**
   * Returns the whole amount.
   *
   * @param isLate confirms that the policy's term is over
   * @returns POSSIBLE where it was done, else why not; null where there is no such payment
   */
  refund(context: SaleContext, id: string, isLate: boolean): Promise<RefundVerdict | null>;
  /** The newest problems that no one has solved. */
  listUnsolved(db: Database): Promise<readonly UnsolvedMoney[]>;
  /** Marks a problem as solved, a refund as returned by other means. @returns false where it's gone or solved */
  solve(context: SaleContext, id: string): Promise<boolean>;
}
