import type { SqlMigration } from '../migration';

const ambassadors = [
  `create table ambassadors (
    id uuid primary key,
    -- Null for accounts that were erased: their points stay as sums without a name.
    user_id uuid unique references people (id) on delete set null,
    state text not null check (state in ('PENDING', 'ACTIVE', 'DECLINED', 'LEFT')),
    motivation text not null check (char_length(motivation) <= 1000),
    -- Why an application was declined.
    reason text not null default '' check (char_length(reason) <= 500),
    -- Of their link; it stays with them when they leave and return.
    code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
    is_name_hidden boolean not null default false,
    -- The application, as lists of what waits for staff go by it; each time that someone applies is another one.
    request_id uuid not null unique,
    applied_at timestamptz not null,
    decided_at timestamptz,
    -- Counted from other rows. The number of a referral is never given twice.
    visit_count integer not null default 0 check (visit_count >= 0),
    joined_count integer not null default 0 check (joined_count >= 0),
    active_count integer not null default 0 check (active_count >= 0),
    -- Whether points changed since the boards were computed.
    is_outdated boolean not null default false
  )`,
  `create index ambassadors_waiting on ambassadors (request_id) where state = 'PENDING'`,
  `create index ambassadors_outdated on ambassadors (id) where is_outdated`,
  // Days are those of Asia/Kolkata.
  `create table ambassador_days (
    ambassador_id uuid not null references ambassadors (id) on delete cascade,
    day date not null,
    visits integer not null default 0 check (visits >= 0),
    joined integer not null default 0 check (joined >= 0),
    active integer not null default 0 check (active >= 0),
    primary key (ambassador_id, day)
  )`,
  // Networks whose visit of the day was counted; deleted once the day is over.
  `create table ambassador_visits (
    day date not null,
    ambassador_id uuid not null references ambassadors (id) on delete cascade,
    network text not null check (char_length(network) <= 64),
    primary key (day, ambassador_id, network)
  )`,
  `create table ambassador_invites (
    id uuid primary key,
    -- Null for invitations of operators, and where the account of who invited was erased.
    created_by uuid references people (id) on delete set null,
    token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_by uuid references people (id) on delete set null,
    used_at timestamptz
  )`,
  `create index ambassador_invites_by on ambassador_invites (created_by, id desc)`,
  `create index ambassador_invites_used on ambassador_invites (used_by) where used_by is not null`,
];

const referrals = [
  `create table ambassador_holds (
    id uuid primary key,
    ambassador_id uuid not null references ambassadors (id) on delete cascade,
    reason text not null check (reason in ('MANY_BY_CODE', 'MANY_BY_NETWORK')),
    state text not null check (state in ('WAITING', 'RELEASED', 'REJECTED')),
    opened_at timestamptz not null,
    decided_at timestamptz
  )`,
  `create unique index ambassador_holds_waiting on ambassador_holds (ambassador_id) where state = 'WAITING'`,
  `create index ambassador_holds_in_order on ambassador_holds (id) where state = 'WAITING'`,
  // Written once for each person, and never changed but for what they did since.
  `create table ambassador_referrals (
    person_id uuid primary key references people (id) on delete cascade,
    ambassador_id uuid not null references ambassadors (id) on delete cascade,
    -- Which of the ambassador's people it is, from 1.
    number integer not null check (number > 0),
    signed_up_at timestamptz not null,
    written_at timestamptz not null,
    -- Of the person's device at that moment, without the end that names a household.
    network text not null check (char_length(network) <= 64),
    first_post_at timestamptz,
    active_at timestamptz,
    paid_at timestamptz,
    -- The order that was paid, and the ones that were returned.
    paid_order uuid,
    hold_id uuid references ambassador_holds (id) on delete set null,
    -- When it's looked at again whether the person posted or became active; null once that can't change any more.
    check_at timestamptz,
    unique (ambassador_id, number)
  )`,
  `create index ambassador_referrals_due on ambassador_referrals (check_at, person_id) where check_at is not null`,
  `create index ambassador_referrals_by_code on ambassador_referrals (ambassador_id, signed_up_at)`,
  `create index ambassador_referrals_by_network on ambassador_referrals (network, signed_up_at)`,
  `create index ambassador_referrals_held on ambassador_referrals (hold_id) where hold_id is not null`,
  // Orders of referred people that were returned, before or after the payment was heard of.
  `create table ambassador_refunds (
    person_id uuid not null references people (id) on delete cascade,
    order_id uuid not null,
    at timestamptz not null,
    primary key (person_id, order_id)
  )`,
];

const ledger = [
  // Only grows: points are taken back by a line of their own. A held line is released, and nothing else changes.
  `create table ambassador_lines (
    id uuid primary key,
    event_key text not null unique check (char_length(event_key) <= 120),
    ambassador_id uuid not null references ambassadors (id),
    kind text not null check (kind in
      ('REFERRAL_JOINED', 'REFERRAL_FIRST_POST', 'REFERRAL_ACTIVE', 'REFERRAL_PAID')),
    reason text not null check (reason in ('AWARD', 'REFUND', 'REJECTED', 'APPEAL')),
    points integer not null check (points <> 0),
    rule_version integer not null check (rule_version > 0),
    at timestamptz not null,
    reverses uuid references ambassador_lines (id),
    state text not null check (state in ('COUNTED', 'HELD')),
    -- The number of the referral.
    referral integer not null check (referral > 0),
    check ((reverses is null) = (reason = 'AWARD'))
  )`,
  `create index ambassador_lines_of on ambassador_lines (ambassador_id, at desc, id desc)`,
  `create index ambassador_lines_reversed on ambassador_lines (reverses) where reverses is not null`,
  // The key names the referred person; it's replaced when their account is erased.
  `create function refuse_ambassador_line_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and (old.state = new.state or (old.state = 'HELD' and new.state = 'COUNTED'))
        and (to_jsonb(old) - 'state' - 'event_key') = (to_jsonb(new) - 'state' - 'event_key') then
        return new;
      end if;
      raise exception 'the ledger of points is never changed; take points back by another line';
    end
  $$`,
  `create trigger ambassador_lines_only_grow before update or delete on ambassador_lines
    for each row execute function refuse_ambassador_line_change()`,
  `create table ambassador_appeals (
    id uuid primary key,
    line_id uuid not null unique references ambassador_lines (id),
    ambassador_id uuid not null references ambassadors (id) on delete cascade,
    text text not null check (char_length(text) between 1 and 1000),
    state text not null check (state in ('OPEN', 'ACCEPTED', 'DECLINED')),
    opened_at timestamptz not null,
    decided_at timestamptz
  )`,
  `create index ambassador_appeals_open on ambassador_appeals (id) where state = 'OPEN'`,
  `create index ambassador_appeals_of on ambassador_appeals (ambassador_id, id)`,
  `create table ambassador_rewards (
    id uuid primary key,
    ambassador_id uuid not null references ambassadors (id) on delete cascade,
    reward text not null check (reward ~ '^[A-Z_]{1,40}$'),
    state text not null check (state in ('CLAIMED', 'HANDED_OUT', 'DECLINED')),
    reason text not null default '' check (char_length(reason) <= 500),
    claimed_at timestamptz not null,
    decided_at timestamptz
  )`,
  `create unique index ambassador_rewards_once on ambassador_rewards (ambassador_id, reward) where state <> 'DECLINED'`,
  `create index ambassador_rewards_of on ambassador_rewards (ambassador_id, id desc)`,
  `create index ambassador_rewards_claimed on ambassador_rewards (id) where state = 'CLAIMED'`,
];

const boards = [
  `create table ambassador_boards (
    -- A season, or ALL.
    board text primary key check (board ~ '^(ALL|[0-9]{4}-Q[1-4])$'),
    size integer not null check (size >= 0),
    -- The day in Asia/Kolkata whose beginning previous ranks are of.
    day date not null,
    updated_at timestamptz not null,
    -- Whether standings changed since it was ranked.
    is_outdated boolean not null default false
  )`,
  // Computed by a task from the lines that count.
  `create table ambassador_standings (
    board text not null,
    ambassador_id uuid not null references ambassadors (id) on delete cascade,
    points integer not null check (points > 0),
    reached_at timestamptz not null,
    -- Null until the board is computed.
    position integer,
    rank integer,
    previous_rank integer,
    primary key (board, ambassador_id)
  )`,
  `create index ambassador_standings_in_order on ambassador_standings (board, position)`,
];

// One branch for each index of what someone wrote.
const writing = [
  `create view writing_view as
    select author_id, id, true as is_post from posts where state = 'ACTIVE' and pod_id is null
    union all
    select author_id, id, true from posts where state = 'ACTIVE' and pod_id is not null
    union all
    select author_id, id, true from ideas where state = 'ACTIVE'
    union all
    select author_id, id, false from comments where state = 'ACTIVE'
    union all
    select author_id, id, false from replies where state = 'ACTIVE'`,
];

/** The ambassador programme: who is in it, whom they brought, points, rewards and boards. */
export const ambassadorTables: SqlMigration = {
  name: '0061-ambassadors',
  statements: [...ambassadors, ...referrals, ...ledger, ...boards, ...writing],
};
