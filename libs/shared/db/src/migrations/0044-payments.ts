import type { SqlMigration } from '../migration';

const states = `('CREATED', 'PENDING', 'SUCCESS', 'FAILED', 'EXPIRED', 'REFUNDED')`;

/**
 * Orders, payments, refunds, memberships, invoices and the ledger. Amounts are whole numbers of the currency's minor
 * unit. Rows about money outlive the account: they name the buyer on invoices alone.
 */
export const payments: SqlMigration = {
  name: '0044-payments',
  statements: [
    `create table orders (
      id uuid primary key,
      user_id uuid not null references people (id),
      kind text not null check (length(kind) between 1 and 40),
      reference_id uuid not null,
      title text not null check (length(title) between 1 and 200),
      amount integer not null check (amount > 0),
      currency text not null check (currency = 'INR'),
      -- The payment that was delivered for; others of the same order are returned.
      paid_by uuid,
      -- Nothing can be delivered any more: a payment that still arrives is returned.
      closed_at timestamptz,
      created_at timestamptz not null
    )`,
    `create index orders_of_record on orders (kind, reference_id)`,
    `create index orders_of_user on orders (user_id)`,
    `create table mandates (
      id uuid primary key,
      user_id uuid not null references people (id),
      provider text not null,
      -- Null until the provider has answered.
      provider_mandate text,
      state text not null check (state in ('CREATED', 'ACTIVE', 'PAUSED', 'REVOKED')),
      max_amount integer not null check (max_amount > 0),
      -- What one debit is, as far as it was known at the approval.
      debit_amount integer not null check (debit_amount > 0),
      currency text not null check (currency = 'INR'),
      period text not null check (period in ('MONTH', 'YEAR')),
      -- The payer's UPI id with its middle hidden.
      payer text check (length(payer) <= 100),
      -- What the provider has still to be told; null once it knows.
      wanted text check (wanted in ('ACTIVE', 'PAUSED', 'REVOKED')),
      created_at timestamptz not null,
      unique (provider, provider_mandate)
    )`,
    `create index mandates_of_user on mandates (user_id)`,
    `create index mandates_wanted on mandates (id) where wanted is not null`,
    `create table payments (
      id uuid primary key,
      order_id uuid not null references orders (id),
      user_id uuid not null references people (id),
      provider text not null,
      mandate_id uuid references mandates (id),
      -- A debit of a mandate; the others are approved by the payer.
      is_debit boolean not null,
      amount integer not null check (amount > 0),
      currency text not null check (currency = 'INR'),
      state text not null check (state in ${states}),
      failure text
        check (failure in ('DECLINED', 'NO_FUNDS', 'BANK', 'EXPIRED', 'UPI_ID', 'OTHER')),
      -- The payer's UPI id: in full until the provider has it, then with its middle hidden.
      payer text check (length(payer) <= 320),
      -- The provider's ids; null until it has answered.
      provider_order text,
      provider_payment text,
      pay_url text,
      intent_url text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- When the provider is asked again, at the earliest; null if it is never asked again.
      check_at timestamptz,
      ended_at timestamptz,
      unique (provider, provider_order),
      unique (provider, provider_payment)
    )`,
    `create index payments_of_user on payments (user_id, id desc)`,
    `create index payments_of_mandate on payments (mandate_id) where state in ('CREATED', 'PENDING')`,
    `create index payments_of_order on payments (order_id, id desc)`,
    // One that expired may still succeed, so the provider is asked about it for a while.
    `create index payments_to_check on payments (check_at) where check_at is not null`,
    `alter table orders add constraint orders_paid_by foreign key (paid_by) references payments (id)`,
    `create unique index orders_paid_once on orders (paid_by) where paid_by is not null`,
    `create table refunds (
      id uuid primary key,
      payment_id uuid not null references payments (id),
      amount integer not null check (amount > 0),
      currency text not null check (currency = 'INR'),
      reason text not null check (length(reason) between 1 and 40),
      state text not null check (state in ('PENDING', 'DONE', 'FAILED')),
      provider_refund text,
      created_at timestamptz not null,
      ended_at timestamptz
    )`,
    // Whole amounts are returned: once for each payment.
    `create unique index refunds_once on refunds (payment_id)`,
    `create index refunds_open on refunds (created_at) where state <> 'DONE'`,
    `create table provider_events (
      provider text not null,
      event_id text not null check (length(event_id) between 1 and 200),
      type text not null check (length(type) <= 100),
      -- What it led to. Operators look at UNKNOWN and MISMATCH, and mark them as SOLVED.
      outcome text not null
        check (outcome in ('APPLIED', 'KNOWN', 'UNKNOWN', 'MISMATCH', 'SOLVED')),
      payment_id uuid references payments (id),
      received_at timestamptz not null,
      primary key (provider, event_id)
    )`,
    `create index provider_events_unsolved on provider_events (received_at)
      where outcome in ('UNKNOWN', 'MISMATCH')`,

    // Double entry: every transaction has entries that sum to zero; a correction is another transaction.
    `create table ledger_transactions (
      id uuid primary key,
      kind text not null check (kind in ('CAPTURE', 'DELIVERY', 'RETURN', 'REFUND')),
      payment_id uuid not null references payments (id),
      at timestamptz not null,
      unique (payment_id, kind)
    )`,
    `create table ledger_entries (
      transaction_id uuid not null references ledger_transactions (id),
      account text not null check (account in ('PROVIDER', 'CUSTOMER', 'REVENUE', 'TAX')),
      -- Debits are positive, credits negative.
      amount integer not null check (amount <> 0),
      currency text not null check (currency = 'INR'),
      primary key (transaction_id, account)
    )`,
    `create function refuse_ledger_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the ledger is never changed; correct it by another transaction';
      end
    $$`,
    ...['ledger_transactions', 'ledger_entries'].map(
      (table) => `create trigger ${table}_only_grow before update or delete or truncate on ${table}
        for each statement execute function refuse_ledger_change()`,
    ),
    `create function check_ledger_sum() returns trigger language plpgsql as $$
      declare
        total integer;
        entries integer;
      begin
        select coalesce(sum(amount), 0), count(*) into total, entries
        from ledger_entries where transaction_id =
          case when tg_table_name = 'ledger_transactions' then (to_jsonb(new) ->> 'id')::uuid
            else (to_jsonb(new) ->> 'transaction_id')::uuid end;
        if entries < 2 or total <> 0 then
          raise exception 'a ledger transaction has % entries with the sum %', entries, total;
        end if;
        return null;
      end
    $$`,
    ...['ledger_transactions', 'ledger_entries'].map(
      (table) => `create constraint trigger ${table}_sum_to_zero after insert on ${table}
        deferrable initially deferred for each row execute function check_ledger_sum()`,
    ),

    `create table memberships (
      id uuid primary key,
      user_id uuid not null references people (id),
      tier integer not null check (tier between 1 and 3),
      period text not null check (period in ('MONTH', 'YEAR')),
      state text not null
        check (state in ('PENDING', 'ACTIVE', 'GRACE', 'PAUSED', 'CANCELLED', 'ENDED')),
      mandate_id uuid references mandates (id),
      -- What its first period is reduced by, when it replaces a lower plan.
      credit integer not null default 0 check (credit >= 0),
      -- Periods are counted from here: its day of the month is that of each debit.
      anchor timestamptz,
      period_number integer not null default 0 check (period_number >= 0),
      period_start timestamptz,
      period_end timestamptz,
      next_tier integer check (next_tier between 1 and 3),
      next_period text check (next_period in ('MONTH', 'YEAR')),
      -- The period's end of which the payer was notified before the debit, and when.
      noticed_for timestamptz,
      noticed_at timestamptz,
      -- Of the renewal that wasn't paid: how often it was tried, and when it is tried again.
      tries integer not null default 0 check (tries >= 0),
      try_at timestamptz,
      created_at timestamptz not null,
      check ((next_tier is null) = (next_period is null)),
      check ((period_start is null) = (period_end is null)),
      check (period_start < period_end)
    )`,
    `create unique index memberships_one_pending on memberships (user_id) where state = 'PENDING'`,
    `create unique index memberships_one_running on memberships (user_id)
      where state in ('ACTIVE', 'GRACE', 'PAUSED', 'CANCELLED')`,
    `create index memberships_of_user on memberships (user_id, id desc)`,
    `create index memberships_by_end on memberships (period_end)
      where state in ('ACTIVE', 'GRACE', 'PAUSED', 'CANCELLED')`,
    `create table membership_periods (
      id uuid primary key,
      membership_id uuid not null references memberships (id),
      tier integer not null check (tier between 1 and 3),
      period text not null check (period in ('MONTH', 'YEAR')),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      -- Price less credit, which may be nothing.
      amount integer not null check (amount >= 0),
      paid_at timestamptz,
      check (starts_at < ends_at)
    )`,
    // Each period is charged once.
    `create unique index membership_periods_once on membership_periods (membership_id, starts_at)`,
    `alter table entitlements add column membership_id uuid references memberships (id)`,
    `create unique index entitlements_of_membership on entitlements (membership_id)
      where membership_id is not null`,

    // The numbers of a series have no gaps: they are taken under a lock, in the transaction that stores the invoice.
    `create table invoice_series (
      series text primary key,
      last_number integer not null check (last_number >= 0)
    )`,
    `create table invoices (
      id uuid primary key,
      -- As in UP/26-27/000014, or UPC/26-27/000002 of a credit note.
      number text not null unique,
      kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
      payment_id uuid not null references payments (id),
      user_id uuid not null references people (id),
      -- As they were called when they paid. Tax law asks for it longer than the account lasts.
      buyer text not null check (length(buyer) between 1 and 200),
      title text not null,
      amount integer not null check (amount > 0),
      tax integer not null check (tax >= 0 and tax < amount),
      currency text not null check (currency = 'INR'),
      issued_at timestamptz not null
    )`,
    `create unique index invoices_once on invoices (payment_id, kind)`,
    `create index invoices_of_user on invoices (user_id, id desc)`,

    // What the sandbox remembers in the place of a bank.
    `create table sandbox_payments (
      id text primary key,
      payment_id uuid not null,
      amount integer not null,
      currency text not null,
      title text not null,
      payer text,
      course text
        check (course in ('success', 'pending', 'fail', 'timeout', 'late', 'nofunds')),
      state text not null check (state in ('OPEN', 'APPROVED', 'DECLINED', 'CLOSED')),
      -- When its course goes on; null if only the payer's page decides.
      due_at timestamptz,
      is_debit boolean not null,
      bank_reference text unique,
      mandate text,
      failure text,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      decided_at timestamptz
    )`,
    `create index sandbox_payments_due on sandbox_payments (due_at) where due_at is not null`,
    `create unique index sandbox_payments_once on sandbox_payments (payment_id)`,
    `create table sandbox_mandates (
      id text primary key,
      payer text,
      -- Debits fail for want of money.
      is_empty boolean not null,
      max_amount integer not null,
      state text not null check (state in ('CREATED', 'ACTIVE', 'PAUSED', 'REVOKED')),
      created_at timestamptz not null
    )`,
    `create table sandbox_deliveries (
      id uuid primary key,
      event_id text not null,
      body text not null,
      due_at timestamptz not null,
      tries integer not null default 0
    )`,
    `create index sandbox_deliveries_due on sandbox_deliveries (due_at)`,
    `create table sandbox_refunds (
      id text primary key,
      refund_id uuid not null unique,
      payment text not null unique references sandbox_payments (id),
      amount integer not null,
      created_at timestamptz not null
    )`,
    // Switches of operators; a row is there while something is off.
    `create table switched_off (
      name text primary key check (length(name) between 1 and 40),
      since timestamptz not null
    )`,
  ],
};
