import type { Database, Trx } from '@upround/shared/db';
import type { TaskSender } from '@upround/shared/tasks';

/** What is sold to whom, for how much. */
export interface Sale {
  /** The `kind` of a `SaleKind`. */
  kind: string;
  /** The record that is sold, such as a period of a membership. */
  referenceId: string;
  userId: string;
  /** What it's called on the payment page and on the invoice. */
  title: string;
  /** Tax included, in the currency's minor unit; more than zero. */
  amount: number;
  currency: 'INR';
}

/** An order, as its kind of sale sees it. */
export interface Order extends Sale {
  orderId: string;
}

/** How a payment ended without success. */
export type FailedState = 'FAILED' | 'EXPIRED';

/** A payment that ended without success. */
export interface FailedPayment {
  state: FailedState;
  /** A debit of a mandate; the others are approved by the payer. */
  isDebit: boolean;
}

/** What happens within the transaction that records a payment. */
export interface SaleContext {
  trx: Trx;
  tasks: TaskSender;
  now: Date;
  /** Runs after the commit, for events to open pages. */
  afterCommit(effect: () => void): void;
}

/**
 * Something that members pay for. A slice contributes one for each thing that it sells; premium takes the money and
 * knows neither bookings nor bundles. All functions run within the transaction that changes the payment, while the
 * order is locked.
 */
export interface SaleKind {
  /** Unique, as in `PLAN`. */
  readonly kind: string;
  /**
   * Delivers what was paid for, exactly once.
   *
   * @returns `REFUND` where it can't be delivered any more, such as a slot that was taken meanwhile: the whole amount
   *   is then returned
   */
  captured(context: SaleContext, order: Order): Promise<'DELIVERED' | 'REFUND'>;
  /** A payment of the order ended without success. It may still be paid by another one, or late. */
  failed?(context: SaleContext, order: Order, payment: FailedPayment): Promise<void>;
  /**
   * Whether another payment of an unpaid order may be started. Its price may have changed since it was ordered. Without
   * this function it may.
   */
  canBePaid?(db: Database | Trx, order: Order, now: Date): Promise<boolean>;
  /**
   * Says why an operator can't return what was paid for an order, as a sentence.
   *
   * @returns null where nothing prevents it
   */
  refundBlockedBy?(trx: Trx, order: Order): Promise<string | null>;
  /** The whole amount was returned after the delivery: takes back what was delivered. */
  refunded?(context: SaleContext, order: Order): Promise<void>;
  /** Path of the page where the buyer goes on after paying. */
  path(order: Order): string;
}

/** A payment that was created; the provider hears of it after the commit. */
export interface CreatedPayment {
  orderId: string;
  paymentId: string;
  /** Where the payer approves it. */
  payUrl: string;
}

/** Takes payments for slices. Bound in apps/api to premium. */
export interface Payments {
  /**
   * Makes a person's money transactions wait for one another. A transaction that orders something begins with it, before
   * it locks rows of its own.
   */
  lockBuyer(trx: Trx, userId: string): Promise<unknown>;
  /**
   * Creates an order with its first payment, in the transaction that creates what is sold. The buyer then goes to the
   * payment page, and the kind of sale hears how it ended.
   *
   * @param vpa the payer's UPI id, where the provider still takes it
   * @throws AppError `PAYMENTS_OFF` while payments are switched off
   */
  order(context: SaleContext, sale: Sale, vpa?: string): Promise<CreatedPayment>;
  /**
   * Finds the open payment of an order, or creates another one.
   *
   * @returns null where the order is paid or given up
   * @throws AppError `PAYMENTS_OFF` while payments are switched off
   */
  resume(context: SaleContext, orderId: string): Promise<CreatedPayment | null>;
  /**
   * Gives up an order that isn't paid: a payment that still arrives is returned. The kind of sale doesn't hear of it.
   */
  close(context: SaleContext, orderId: string): Promise<void>;
  /**
   * Returns what was paid for an order, once; the money goes back in the background.
   *
   * @param reason a word for the audit log, such as `CANCELLED`
   */
  refund(context: SaleContext, orderId: string, reason: string): Promise<void>;
}
