import type { SqlMigration } from '../migration';

const MONTH = `~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$'`;
const STATES = `('SUBMITTED', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'LEFT')`;

const members = [
  `create table creators (
    id uuid primary key,
    -- Null for accounts that were erased: their shares stay as sums without a name.
    user_id uuid unique references people (id) on delete set null,
    state text not null check (state in ${STATES}),
    about text not null check (char_length(about) <= 1000),
    -- Why an application was declined.
    reason text not null default '' check (char_length(reason) <= 500),
    -- Encrypted; null where none is saved.
    payout_vpa text check (char_length(payout_vpa) <= 400),
    -- The application, as lists of what waits for staff go by it; each time that someone applies is another one.
    request_id uuid not null unique,
    applied_at timestamptz not null,
    decided_at timestamptz
  )`,
  `create index creators_waiting on creators (request_id) where state = 'SUBMITTED'`,
  `create index creators_approved on creators (id) where state = 'APPROVED'`,
  // What happened to each application. Who is in the programme at a moment follows from the last step before it.
  `create table creator_steps (
    id uuid primary key,
    creator uuid not null references creators (id) on delete cascade,
    request_id uuid not null,
    state text not null check (state in ${STATES}),
    at timestamptz not null,
    unique (request_id, state)
  )`,
  `create index creator_steps_of on creator_steps (creator, at, id)`,
  `create index creator_steps_approved on creator_steps (at) where state = 'APPROVED'`,
];

const reads = [
  // One for each reader, post and month in Asia/Kolkata; deleted after a hundred days.
  `create table creator_reads (
    id uuid primary key,
    month text not null check (month ${MONTH}),
    -- A post or an idea.
    post_id uuid not null,
    reader_id uuid not null references people (id) on delete cascade,
    author_id uuid not null references people (id) on delete cascade,
    -- The latest read with a plan, or the first one where there was none.
    at timestamptz not null,
    has_plan boolean not null,
    unique (month, post_id, reader_id),
    check (reader_id <> author_id)
  )`,
  `create index creator_reads_of on creator_reads (author_id, at)`,
  `create index creator_reads_by on creator_reads (reader_id, id)`,
  `create index creator_reads_in_order on creator_reads (at)`,
];

const months = [
  // Closed months in Asia/Kolkata. Amounts are whole paise.
  `create table creator_months (
    month text primary key check (month ${MONTH}),
    net_revenue bigint not null,
    pool bigint not null check (pool >= 0),
    reads integer not null check (reads >= 0),
    -- The pool of a month without reads.
    unshared bigint not null check (unshared >= 0 and unshared <= pool),
    creators integer not null check (creators >= 0),
    closed_at timestamptz not null
  )`,
  `create table creator_shares (
    -- Of version 7: the payout, in lists of what waits for staff and in the ledger.
    id uuid primary key,
    month text not null references creator_months (month),
    creator uuid not null references creators (id),
    reads integer not null check (reads >= 0),
    share bigint not null check (share >= 0),
    carried_in bigint not null check (carried_in >= 0),
    -- What is due or was paid.
    paid bigint not null check (paid >= 0),
    carried_out bigint not null check (carried_out >= 0),
    payout text not null check (payout in ('NONE', 'DUE', 'PAID')),
    paid_at timestamptz,
    unique (creator, month),
    check (share + carried_in = paid + carried_out),
    check ((payout = 'NONE') = (paid = 0)),
    check ((payout = 'PAID') = (paid_at is not null))
  )`,
  `create index creator_shares_due on creator_shares (id) where payout = 'DUE'`,
  `create index creator_shares_of_month on creator_shares (month)`,
  `create table creator_post_reads (
    month text not null references creator_months (month),
    creator uuid not null references creators (id),
    post_id uuid not null,
    reads integer not null check (reads > 0),
    primary key (creator, month, post_id)
  )`,
  `create index creator_post_reads_most on creator_post_reads (creator, month, reads desc, post_id)`,
];

// Payouts are booked beside payments: what we spend on creators, out of the money that the provider holds.
const ledger = [
  `alter table ledger_transactions alter column payment_id drop not null`,
  `alter table ledger_transactions add column payout_id uuid`,
  `alter table ledger_transactions drop constraint ledger_transactions_kind_check`,
  `alter table ledger_transactions add constraint ledger_transactions_kind_check
    check (kind in ('CAPTURE', 'DELIVERY', 'RETURN', 'REFUND', 'PAYOUT'))`,
  `alter table ledger_transactions add constraint ledger_transactions_cause
    check ((payment_id is null) <> (payout_id is null) and (kind = 'PAYOUT') = (payout_id is not null))`,
  `create unique index ledger_transactions_payout on ledger_transactions (payout_id) where payout_id is not null`,
  `alter table ledger_entries drop constraint ledger_entries_account_check`,
  `alter table ledger_entries add constraint ledger_entries_account_check
    check (account in ('PROVIDER', 'CUSTOMER', 'REVENUE', 'TAX', 'CREATORS'))`,
];

/** The creator programme: who is in it, reads that count, closed months and payouts. */
export const creatorTables: SqlMigration = {
  name: '0062-creators',
  statements: [...members, ...reads, ...months, ...ledger],
};
