import type { SqlMigration } from '../migration';
import { indexedBy } from './released-texts';

const stages = `('RESEARCHING', 'READY', 'CONTACTED', 'MEETING', 'DILIGENCE', 'TERM_SHEET', 'PASSED')`;
const currencies = `('INR', 'USD', 'EUR', 'GBP', 'SGD', 'AED', 'AUD', 'CAD', 'CHF', 'JPY')`;

/** What search finds: angels beyond the sample are part of plans and the bundle. */
const isFound = `new.removed_at is null and (new.type <> 'ANGEL' or new.is_sample)`;

/** Funders and programmes, what members do with them, and bookings of the bundle. */
export const trackers: SqlMigration = {
  name: '0046-trackers',
  statements: [
    `create table tracker_records (
      id uuid primary key,
      slug text not null unique check (slug ~ '^[a-z0-9-]{1,64}$'),
      type text not null check (type in ('VENTURE_CAPITAL', 'GRANT', 'ACCELERATOR', 'ANGEL')),
      name text not null check (char_length(name) between 1 and 120),
      -- The name as lists are sorted by it.
      name_key text not null collate "C",
      summary text not null check (char_length(summary) between 1 and 300),
      website text,
      country text check (country ~ '^[A-Z]{2}$'),
      city text check (char_length(city) <= 80),
      regions text[] not null default '{}',
      stages text[] not null default '{}',
      sectors text[] not null default '{}',
      amount_min bigint check (amount_min >= 0),
      amount_max bigint check (amount_max >= amount_min),
      currency text check (currency in ${currencies}),
      -- The larger end in dollars, negated: the order by amount, the largest first.
      amount_order float8 not null default 0,
      equity_min numeric(5, 2) check (equity_min between 0 and 100),
      equity_max numeric(5, 2) check (equity_max between 0 and 100 and equity_max >= equity_min),
      instrument text check (instrument in ('GRANT', 'EQUITY', 'SAFE', 'CONVERTIBLE', 'DEBT', 'MIXED')),
      program_weeks integer check (program_weeks between 1 and 520),
      eligibility text check (char_length(eligibility) <= 400),
      apply_url text,
      contact_url text,
      contact_email text,
      contact_count integer not null generated always as (
        (apply_url is not null)::int + (contact_url is not null)::int + (contact_email is not null)::int
      ) stored,
      schedule text check (schedule in ('ROLLING', 'RECURRING', 'DATED', 'CLOSED')),
      schedule_text text check (char_length(schedule_text) <= 160),
      opens_month integer check (opens_month between 1 and 12),
      closes_month integer check (closes_month between 1 and 12),
      -- Day and time on the funder's clock, its time zone, and the moment that they make.
      closes_local timestamp,
      closes_zone text,
      closes_at timestamptz,
      check ((closes_local is null) = (closes_at is null) and (closes_zone is null) = (closes_at is null)),
      -- Whether one can apply now, as of the last hour; null where that isn't published.
      is_open boolean,
      -- When it last became open after it was closed, or was added open.
      opened_at timestamptz,
      -- The deadline while it lies ahead: the order by deadline.
      due_at timestamptz not null default 'infinity',
      source_name text not null check (char_length(source_name) between 1 and 120),
      source_url text not null,
      as_of text check (as_of ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
      -- The last day that \`as_of\` can mean.
      as_of_day date,
      -- Readable without a plan, of angels.
      is_sample boolean not null default false,
      bookmark_count integer not null default 0 check (bookmark_count >= 0),
      words tsvector not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      removed_at timestamptz,
      check ((amount_min is null and amount_max is null) = (currency is null))
    )`,
    `create index tracker_records_by_name on tracker_records (type, name_key, id) where removed_at is null`,
    `create index tracker_records_by_deadline on tracker_records (type, due_at, name_key, id) where removed_at is null`,
    `create index tracker_records_by_amount on tracker_records (type, amount_order, name_key, id) where removed_at is null`,
    `create index tracker_records_by_age on tracker_records (type, id desc) where removed_at is null`,
    `create index tracker_records_sampled on tracker_records
      (type, is_open desc nulls last, as_of_day desc nulls last, name_key) where removed_at is null`,
    `create index tracker_records_words on tracker_records using gin (words)`,
    `create index tracker_records_closing on tracker_records (closes_at) where removed_at is null and closes_at is not null`,
    `create index tracker_records_opened on tracker_records (opened_at desc, id desc)
      where removed_at is null and opened_at is not null and is_open and type <> 'ANGEL'`,
    ...indexedBy(
      'tracker_records',
      'name, summary, city, removed_at, is_sample',
      isFound,
      `'TRACKER', new.id, null, new.created_at, new.name, new.summary, '{}', '{}'`,
    ),

    `create table tracker_fits (
      user_id uuid primary key references people (id) on delete cascade,
      settings jsonb not null,
      updated_at timestamptz not null
    )`,
    `create table tracker_hidden (
      user_id uuid not null references people (id) on delete cascade,
      record_id uuid not null references tracker_records (id) on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, record_id)
    )`,
    `create table tracker_watches (
      user_id uuid not null references people (id) on delete cascade,
      record_id uuid not null references tracker_records (id) on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, record_id)
    )`,
    `create index tracker_watches_of_record on tracker_watches (record_id, user_id)`,
    // The reminders that were sent, so that none is sent twice.
    `create table tracker_reminders (
      user_id uuid not null references people (id) on delete cascade,
      record_id uuid not null references tracker_records (id) on delete cascade,
      closes_at timestamptz not null,
      days integer not null,
      sent_at timestamptz not null,
      primary key (user_id, record_id, closes_at, days)
    )`,
    `create table tracker_reports (
      id uuid primary key,
      user_id uuid not null references people (id) on delete cascade,
      record_id uuid not null references tracker_records (id) on delete cascade,
      note text not null check (char_length(note) between 1 and 500),
      created_at timestamptz not null,
      solved_at timestamptz
    )`,
    `create unique index tracker_reports_open on tracker_reports (user_id, record_id) where solved_at is null`,
    `create index tracker_reports_unsolved on tracker_reports (created_at) where solved_at is null`,
    `create table tracker_views (
      id uuid primary key,
      user_id uuid not null references people (id) on delete cascade,
      name text not null check (char_length(name) between 1 and 60),
      type text not null check (type in ('VENTURE_CAPITAL', 'GRANT', 'ACCELERATOR', 'ANGEL')),
      filters jsonb not null,
      columns text[] not null,
      created_at timestamptz not null
    )`,
    `create unique index tracker_views_named on tracker_views (user_id, lower(name))`,

    `create table pipeline_items (
      id uuid primary key,
      user_id uuid not null references people (id) on delete cascade,
      -- Null for a funder that the member entered.
      record_id uuid references tracker_records (id) on delete set null,
      name text not null check (char_length(name) between 1 and 120),
      website text,
      stage text not null check (stage in ${stages}),
      -- The furthest stage before it was passed.
      reached text not null check (reached in ${stages} and reached <> 'PASSED'),
      stage_since timestamptz not null,
      -- The stage before it was marked as applied; null where the mark added the item, or there is no mark.
      stage_before_mark text check (stage_before_mark in ${stages}),
      is_added_by_mark boolean not null default false,
      pass_reason text check (char_length(pass_reason) between 1 and 300),
      notes text not null default '' check (char_length(notes) <= 4000),
      rating integer check (rating between 1 and 5),
      next_step text check (char_length(next_step) between 1 and 200),
      next_step_on date,
      intro_source text check (char_length(intro_source) between 1 and 120),
      round text check (char_length(round) between 1 and 60),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create unique index pipeline_items_of_record on pipeline_items (user_id, record_id) where record_id is not null`,
    `create unique index pipeline_items_named on pipeline_items (user_id, lower(name)) where record_id is null`,
    `create index pipeline_items_latest on pipeline_items (user_id, updated_at desc, id desc)`,
    // The secret address is derived from the id, so a new row is a new address.
    `create table tracker_calendars (
      user_id uuid primary key references people (id) on delete cascade,
      id uuid not null unique,
      created_at timestamptz not null
    )`,

    `create table bundle_bookings (
      id uuid primary key,
      user_id uuid not null references people (id),
      display_name text not null check (char_length(display_name) between 1 and 80),
      email text not null check (char_length(email) <= 254),
      amount integer not null check (amount > 0),
      currency text not null check (currency = 'INR'),
      state text not null check (state in ('PENDING', 'PAID', 'REFUNDED', 'CLOSED')),
      order_id uuid,
      payment_id uuid,
      created_at timestamptz not null,
      paid_at timestamptz,
      refunded_at timestamptz
    )`,
    // One bundle a person, paid or about to be.
    `create unique index bundle_bookings_current on bundle_bookings (user_id) where state in ('PENDING', 'PAID')`,
    `create index bundle_bookings_of_user on bundle_bookings (user_id, created_at)`,
  ],
};
