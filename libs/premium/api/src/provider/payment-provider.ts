import type { FailureReason } from '@upround/premium/contract';

/** What the provider says about a payment. */
export interface PaymentReport {
  /** `OPEN` waits for the payer; `SUCCESS` is captured money. */
  state: 'OPEN' | 'SUCCESS' | 'FAILED';
  /** In the currency's minor unit. */
  amount: number;
  currency: string;
  /** The provider's id of its order: the one that `start` or `debit` answered. */
  providerOrder: string;
  /** Our id, as it was sent with the order; null if the provider doesn't say. */
  paymentId: string | null;
  /** The provider's id of the captured money; null until it is captured. */
  providerPayment: string | null;
  failure: FailureReason | null;
  /** The payer's UPI id with its middle hidden; null if the provider doesn't say. */
  payer: string | null;
  /** The provider's id of the mandate that was charged; undefined for other money. */
  providerMandate?: string | undefined;
}

/** A refund as the provider reports it, whether we or the provider started it. */
export interface RefundReport {
  providerRefund: string;
  state: 'PENDING' | 'DONE' | 'FAILED';
  /** The captured money that it returns. */
  providerPayment: string | null;
  /** Our id, as it was sent with the refund; null for a refund that we didn't ask for. */
  refundId: string | null;
}

/** A page of a list. */
export interface Page<Item> {
  items: readonly Item[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

/** A payment that a payer approves. */
export interface StartRequest {
  /** Our id: asking again for the same id changes nothing, and has the same answer. */
  paymentId: string;
  amount: number;
  currency: 'INR';
  title: string;
  expiresAt: Date;
  /** A UPI id in full. It's never logged; once the provider has it, it's stored with its middle hidden only. */
  vpa: string | undefined;
  /** Approves later debits too. */
  mandate:
    | {
        mandateId: string;
        maxAmount: number;
        period: 'MONTH' | 'YEAR';
        /** What each later debit takes, where that isn't `amount`. */
        debitAmount?: number | undefined;
        /** When the period ends that this payment pays for: the first debit is due then. */
        firstEndsAt: Date;
      }
    | undefined;
}

/** A payment that the provider knows. */
export interface StartedAtProvider {
  providerOrder: string;
  /** Where the payer approves it. */
  payUrl: string;
  /** `upi://…`, or what else the QR code holds; null where only `payUrl` works. */
  intentUrl: string | null;
  /** The provider's id of the mandate that was asked for. */
  providerMandate: string | null;
}

/** A debit of a mandate that is approved. */
export interface DebitRequest {
  paymentId: string;
  providerMandate: string;
  amount: number;
  currency: 'INR';
  title: string;
}

export type MandateState = 'CREATED' | 'ACTIVE' | 'PAUSED' | 'REVOKED';

/** What a webhook reports. */
export type ProviderEvent = {
  /** Unique for each event, the same in every delivery. */
  id: string;
  type: string;
} & (
  | { about: 'PAYMENT'; report: PaymentReport }
  | ({ about: 'REFUND'; state: 'DONE' | 'FAILED' } & RefundReport)
  /** A payer's bank is about to take captured money back; once the dispute is lost, it has. */
  | { about: 'DISPUTE'; providerDispute: string; providerPayment: string; isLost: boolean }
  | { about: 'MANDATE'; providerMandate: string; state: MandateState; payer: string | null }
  /** An event that we don't act on. */
  | { about: 'NOTHING' }
);

/** A webhook as it arrived. */
export interface WebhookRequest {
  /** The body, byte for byte: a signature covers bytes and not their meaning. */
  body: string;
  header(name: string): string | undefined;
}

/** The provider didn't answer, or answered with an error of its own; trying again may help. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** The provider can't ask this UPI id for money. */
export class VpaError extends Error {
  override readonly name = 'VpaError';
}

/**
 * A payment provider. Amounts are in minor units. All methods may be called again with the same ids, after an answer
 * that was lost, without a second effect.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'razorpay';
  /** No money moves. */
  readonly isTest: boolean;
  /**
   * Address of the page on which a payer approves a payment, where it is known before the provider is asked.
   *
   * @param paymentId our id
   */
  pageOf(paymentId: string): string | null;
  /** It debits mandates by its own calendar and tries again by itself: `debit` looks for what it did. */
  readonly schedulesDebits: boolean;
  /** A mandate's plan or amount can be changed without another approval by the payer. */
  readonly changesMandates: boolean;
  /** @throws ProviderError; VpaError where it refuses the UPI id */
  start(request: StartRequest): Promise<StartedAtProvider>;
  /** @returns null where the provider knows no such order */
  read(providerOrder: string): Promise<PaymentReport | null>;
  /** Takes no more money for an order that isn't paid. A payment under way may still succeed. */
  close(providerOrder: string): Promise<void>;
  /** Debits a mandate. The answer is often `OPEN`; the outcome follows by webhook or `read`. */
  debit(request: DebitRequest): Promise<PaymentReport>;
  changeMandate(providerMandate: string, to: 'ACTIVE' | 'PAUSED' | 'REVOKED'): Promise<void>;
  /** @returns null where the provider knows no such mandate */
  readMandate(
    providerMandate: string,
  ): Promise<{ state: MandateState; payer: string | null } | null>;
  /** Returns the whole amount of a captured payment. */
  refund(request: {
    refundId: string;
    providerPayment: string;
    amount: number;
    currency: 'INR';
  }): Promise<{ providerRefund: string; state: 'PENDING' | 'DONE' | 'FAILED' }>;
  readRefund(providerRefund: string): Promise<'PENDING' | 'DONE' | 'FAILED' | null>;
  /** Whether a UPI id can pay, with its holder's name with most letters hidden. */
  verifyVpa(vpa: string): Promise<{ valid: boolean; name: string | null }>;
  /**
   * Checks a webhook's signature and reads what it reports.
   *
   * @returns null where the signature is wrong or the body can't be read
   */
  readEvent(request: WebhookRequest): ProviderEvent | null;
  /**
   * A page of the captured payments since a moment, each once, to compare with the ledger.
   *
   * @param page where it begins, and which captures needn't be answered
   */
  captures(
    since: Date,
    page: { after: string | null; isKnown(providerPayment: string): Promise<boolean> },
  ): Promise<Page<PaymentReport>>;
  /** A page of the refunds since a moment, each once. */
  refunds(since: Date, after: string | null): Promise<Page<RefundReport>>;
}
