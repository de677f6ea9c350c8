import type { FailureReason, PaymentState, Period } from '@upround/premium/contract';
import type { Database, SharedViews, Trx } from '@upround/shared/db';
import type { PlanTier } from '@upround/shared/domain';
import type { Entitlement } from '@upround/shared/ports';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { MandateState } from './provider/payment-provider';

interface EntitlementsTable {
  id: string;
  user_id: string;
  tier: PlanTier;
  source: Entitlement['source'];
  since: Generated<Date>;
  until: Date | null;
  membership_id: string | null;
}

interface InterestsTable {
  user_id: string;
  created_at: Generated<Date>;
}

interface OrdersTable {
  id: string;
  user_id: string;
  kind: string;
  reference_id: string;
  title: string;
  amount: number;
  currency: 'INR';
  paid_by: string | null;
  closed_at: Date | null;
  created_at: Date;
}

interface MandatesTable {
  id: string;
  user_id: string;
  provider: string;
  provider_mandate: string | null;
  state: MandateState;
  max_amount: number;
  debit_amount: number;
  currency: 'INR';
  period: Period;
  payer: string | null;
  wanted: 'ACTIVE' | 'PAUSED' | 'REVOKED' | null;
  created_at: Date;
}

interface PaymentsTable {
  id: string;
  order_id: string;
  user_id: string;
  provider: string;
  mandate_id: string | null;
  is_debit: boolean;
  amount: number;
  currency: 'INR';
  state: PaymentState;
  failure: FailureReason | null;
  payer: string | null;
  provider_order: string | null;
  provider_payment: string | null;
  pay_url: string | null;
  intent_url: string | null;
  created_at: Date;
  expires_at: Date;
  check_at: Date | null;
  ended_at: Date | null;
}

interface RefundsTable {
  id: string;
  payment_id: string;
  amount: number;
  currency: 'INR';
  reason: string;
  state: 'PENDING' | 'DONE' | 'FAILED';
  provider_refund: string | null;
  created_at: Date;
  ended_at: Date | null;
}

interface ProviderEventsTable {
  provider: string;
  event_id: string;
  type: string;
  outcome: 'APPLIED' | 'KNOWN' | 'UNKNOWN' | 'MISMATCH' | 'SOLVED';
  payment_id: string | null;
  received_at: Date;
}

interface LedgerTransactionsTable {
  id: string;
  kind: 'CAPTURE' | 'DELIVERY' | 'RETURN' | 'REFUND' | 'PAYOUT';
  /** Null for payouts. */
  payment_id: string | null;
  payout_id: string | null;
  at: Date;
}

interface LedgerEntriesTable {
  transaction_id: string;
  account: 'PROVIDER' | 'CUSTOMER' | 'REVENUE' | 'TAX' | 'CREATORS';
  amount: number;
  currency: 'INR';
}

interface MembershipsTable {
  id: string;
  user_id: string;
  tier: PlanTier;
  period: Period;
  state: 'PENDING' | 'ACTIVE' | 'GRACE' | 'PAUSED' | 'CANCELLED' | 'ENDED';
  mandate_id: string | null;
  credit: Generated<number>;
  anchor: Date | null;
  period_number: Generated<number>;
  period_start: Date | null;
  period_end: Date | null;
  next_tier: PlanTier | null;
  next_period: Period | null;
  noticed_for: Date | null;
  noticed_at: Date | null;
  tries: Generated<number>;
  try_at: Date | null;
  worth: number | null;
  replaced_by: string | null;
  created_at: Date;
}

interface MembershipPeriodsTable {
  id: string;
  membership_id: string;
  tier: PlanTier;
  period: Period;
  starts_at: Date;
  ends_at: Date;
  amount: number;
  paid_at: Date | null;
}

interface InvoicesTable {
  id: string;
  number: string;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  payment_id: string;
  user_id: string;
}

interface SandboxPaymentsTable {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  title: string;
  payer: string | null;
  course: 'success' | 'pending' | 'fail' | 'timeout' | 'late' | 'nofunds' | null;
  state: 'OPEN' | 'APPROVED' | 'DECLINED' | 'CLOSED';
  due_at: Date | null;
  is_debit: boolean;
  bank_reference: string | null;
  mandate: string | null;
  failure: FailureReason | null;
  expires_at: Date;
  created_at: Date;
  decided_at: Date | null;
}

interface SandboxMandatesTable {
  id: string;
  payer: string | null;
  is_empty: boolean;
  max_amount: number;
  state: MandateState;
  created_at: Date;
}

interface SandboxRefundsTable {
  id: string;
  refund_id: string;
  payment: string;
  amount: number;
  created_at: Date;
}

interface SandboxDeliveriesTable {
  id: string;
  event_id: string;
  body: string;
  due_at: Date;
  tries: Generated<number>;
}

type PremiumTables = {
  entitlements: EntitlementsTable;
  premium_interests: InterestsTable;
  orders: OrdersTable;
  mandates: MandatesTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  provider_events: ProviderEventsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  memberships: MembershipsTable;
  membership_periods: MembershipPeriodsTable;
  invoices: InvoicesTable;
  sandbox_payments: SandboxPaymentsTable;
  sandbox_mandates: SandboxMandatesTable;
  sandbox_refunds: SandboxRefundsTable;
  sandbox_deliveries: SandboxDeliveriesTable;
};

/** The database with this slice's own tables. */
export const tablesOf = (db: Database | Trx): Kysely<SharedViews & PremiumTables> =>
  (db as Database).withTables<PremiumTables>();
/** The same within a transaction. */
export const tablesIn = (trx: Trx): Transaction<SharedViews & PremiumTables> =>
  trx.withTables<PremiumTables>();

/** A payment as it is stored. */
export type PaymentRow = PaymentsTable;
export type OrderRow = OrdersTable;
/** A membership as it is stored. */
export type MembershipRow = {
  [Column in keyof MembershipsTable]: MembershipsTable[Column] extends Generated<infer Value>
    ? Value
    : MembershipsTable[Column];
};
