import type { SqlMigration } from '../migration';
import { indexedBy } from './released-texts';

const hours = `(0, 3, 12, 24, 48, 72)`;
const bookingStates = `('REQUESTED', 'CONFIRMED', 'RESCHEDULED', 'DECLINED', 'EXPIRED', 'CANCELLED', 'COMPLETED', 'NO_SHOW')`;
const actors = `('MENTEE', 'MENTOR', 'STAFF', 'SYSTEM')`;

/** Mentors with their services, hours and calendars. */
const profiles = [
  `create table mentors (
    id uuid primary key,
    user_id uuid not null unique references people (id),
    -- The person's slug when staff approved; it stays when theirs changes.
    slug text unique check (slug ~ '^[A-Za-z0-9_-]{1,64}$'),
    state text not null check (state in ('DRAFT', 'WAITING', 'LISTED', 'PAUSED', 'DECLINED', 'REMOVED')),
    -- What staff decide on; a new one each time the profile is submitted.
    request_id uuid unique,
    proof text not null default '' check (char_length(proof) <= 1000),
    decline_reason text check (char_length(decline_reason) <= 500),
    headline text not null default '' check (char_length(headline) <= 120),
    about text not null default '' check (char_length(about) <= 4000),
    -- The strongest first.
    stages text[] not null default '{}' check (cardinality(stages) <= 6),
    needs text[] not null default '{}' check (cardinality(needs) <= 6),
    languages text[] not null default '{}' check (cardinality(languages) <= 8),
    zone text not null check (char_length(zone) between 1 and 64),
    weekly jsonb not null,
    overrides jsonb not null default '{}',
    holidays date[] not null default '{}' check (cardinality(holidays) <= 366),
    buffer_before integer not null default 0 check (buffer_before between 0 and 240),
    buffer_after integer not null default 0 check (buffer_after between 0 and 240),
    minimum_notice integer not null default 1440 check (minimum_notice between 0 and 43200),
    horizon integer not null default 30 check (horizon between 0 and 365),
    most_per_day integer check (most_per_day between 1 and 24),
    join_url text,
    -- Sessions are confirmed without an answer.
    is_instant boolean not null default false,
    hidden_at timestamptz,
    -- Counted from other rows. The price is that of the cheapest open service; null without one.
    price_from integer check (price_from >= 0),
    -- The first free slot as of \`next_slot_read_at\`; null where there is none within the horizon.
    next_slot_at timestamptz,
    next_slot_read_at timestamptz,
    sessions integer not null default 0 check (sessions >= 0),
    rating_sum integer not null default 0 check (rating_sum >= 0),
    review_count integer not null default 0 check (review_count >= 0),
    asked integer not null default 0 check (asked >= 0),
    answered integer not null default 0 check (answered >= 0),
    -- The median.
    answer_minutes integer check (answer_minutes >= 0),
    is_listed boolean not null generated always as
      (state = 'LISTED' and hidden_at is null and price_from is not null) stored,
    -- Few reviews say little: a rating counts as if there were five of 4 stars besides. Negated: the best first.
    best_order float8 not null generated always as
      (-(rating_sum + 20)::float8 / (review_count + 5)::float8) stored,
    rating_order float8 not null generated always as
      (case when review_count = 0 then 0 else -rating_sum::float8 / review_count::float8 end) stored,
    soonest_order timestamptz not null generated always as
      (coalesce(next_slot_at, 'infinity'::timestamptz)) stored,
    listed_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (state <> 'LISTED' or (slug is not null and listed_at is not null)),
    check (state <> 'WAITING' or request_id is not null)
  )`,
  `create index mentors_best on mentors (best_order, id) where is_listed`,
  `create index mentors_rated on mentors (rating_order, id) where is_listed`,
  `create index mentors_soonest on mentors (soonest_order, id) where is_listed`,
  `create index mentors_cheapest on mentors (price_from, id) where is_listed`,
  `create index mentors_needs on mentors using gin (needs) where is_listed`,
  `create index mentors_stages on mentors using gin (stages) where is_listed`,
  `create index mentors_languages on mentors using gin (languages) where is_listed`,
  `create index mentors_waiting on mentors (request_id) where state = 'WAITING'`,
  `create index mentors_slots_unread on mentors (next_slot_read_at nulls first, id) where is_listed`,
  ...indexedBy(
    'mentors',
    'headline, about, state, hidden_at, price_from',
    'new.is_listed',
    `'MENTOR', new.id, new.user_id, new.listed_at, new.headline, new.about, '{}', '{}'`,
  ),
  `create table mentor_services (
    id uuid primary key,
    mentor_id uuid not null references mentors (id) on delete cascade,
    title text not null check (char_length(title) between 1 and 80),
    about text not null default '' check (char_length(about) <= 600),
    minutes integer not null check (minutes between 10 and 480),
    step integer not null check (step between 5 and 480),
    -- In paise with GST; 0 for a free session.
    price integer not null check (price between 0 and 50000000),
    currency text not null check (currency = 'INR'),
    cancel_window_hours integer not null check (cancel_window_hours in ${hours}),
    move_window_hours integer not null check (move_window_hours in ${hours}),
    position integer not null check (position >= 0),
    created_at timestamptz not null,
    retired_at timestamptz
  )`,
  `create index mentor_services_offered on mentor_services (mentor_id, position, id) where retired_at is null`,
  // Calendars of the mentor's own, from which only the busy times are read.
  `create table mentor_calendars (
    id uuid primary key,
    mentor_id uuid not null references mentors (id) on delete cascade,
    -- Encrypted: whoever has the address can read the calendar.
    url_sealed text not null,
    host text not null check (char_length(host) between 1 and 255),
    etag text,
    last_modified text,
    read_at timestamptz,
    next_read_at timestamptz not null,
    failures integer not null default 0 check (failures >= 0),
    problem text,
    created_at timestamptz not null
  )`,
  `create index mentor_calendars_of_mentor on mentor_calendars (mentor_id, id)`,
  `create index mentor_calendars_due on mentor_calendars (next_read_at)`,
  `create table mentor_busy_times (
    calendar_id uuid not null references mentor_calendars (id) on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    primary key (calendar_id, starts_at, ends_at),
    check (starts_at < ends_at)
  )`,
];

/** Sessions from the request to the reviews. */
const bookings = [
  `create table mentor_bookings (
    id uuid primary key,
    mentor_id uuid not null references mentors (id),
    -- Null where the mentor's account was deleted.
    service_id uuid references mentor_services (id) on delete set null,
    mentor_user_id uuid not null references people (id),
    mentee_id uuid not null references people (id),
    state text not null check (state in ${bookingStates}),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    mentee_zone text not null check (char_length(mentee_zone) between 1 and 64),
    goal text not null check (char_length(goal) <= 500),
    context text not null default '' check (char_length(context) <= 2000),
    links text[] not null default '{}' check (cardinality(links) <= 5),
    -- The service as it was booked.
    title text not null check (char_length(title) <= 80),
    price integer not null check (price >= 0),
    currency text not null check (currency = 'INR'),
    cancel_window_hours integer not null check (cancel_window_hours in ${hours}),
    move_window_hours integer not null check (move_window_hours in ${hours}),
    order_id uuid unique,
    payment_id uuid,
    paid_at timestamptz,
    -- Until when the slot is kept for the payment or the answer.
    hold_until timestamptz not null,
    moves integer not null default 0 check (moves between 0 and 2),
    is_moved_by_mentor boolean not null default false,
    -- SEQUENCE of the calendar entry.
    sequence integer not null default 0 check (sequence >= 0),
    join_url text,
    decline_reason text check (char_length(decline_reason) <= 500),
    cancel_reason text check (char_length(cancel_reason) <= 500),
    absent text check (absent in ('MENTOR', 'MENTEE')),
    refunded integer check (refunded between 0 and price),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    -- When it left the states that take time.
    ended_at timestamptz,
    check (mentor_user_id <> mentee_id),
    check (starts_at < ends_at),
    check ((state in ('REQUESTED', 'CONFIRMED', 'RESCHEDULED')) = (ended_at is null))
  )`,
  `create index mentor_bookings_of_mentee on mentor_bookings (mentee_id, starts_at, id)`,
  `create index mentor_bookings_of_mentor on mentor_bookings (mentor_user_id, starts_at, id)`,
  `create index mentor_bookings_by_mentor on mentor_bookings (mentor_id, starts_at)`,
  `create index mentor_bookings_of_service on mentor_bookings (service_id)`,
  `create index mentor_bookings_expiring on mentor_bookings (hold_until) where state = 'REQUESTED'`,
  `create index mentor_bookings_agreed on mentor_bookings (ends_at) where state in ('CONFIRMED', 'RESCHEDULED')`,
  // Reviews are revealed two weeks after the end.
  `create index mentor_bookings_completed on mentor_bookings (ends_at) where state = 'COMPLETED'`,
  `create unique index mentor_bookings_requested on mentor_bookings (mentee_id, mentor_id) where state = 'REQUESTED'`,
  // A row for each of the two sides while a session takes their time: no one can be in two sessions.
  `create table mentor_taken_times (
    booking_id uuid not null references mentor_bookings (id) on delete cascade,
    user_id uuid not null references people (id),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    primary key (booking_id, user_id),
    check (starts_at < ends_at),
    constraint mentor_taken_once exclude using gist (user_id with =, tstzrange(starts_at, ends_at) with &&)
  )`,
  // What happened to a booking. It only grows.
  `create table mentor_booking_steps (
    id uuid primary key,
    booking_id uuid not null references mentor_bookings (id) on delete cascade,
    action text not null check (action in ('REQUEST', 'PAY', 'CONFIRM', 'DECLINE', 'EXPIRE', 'RESCHEDULE',
      'CANCEL', 'COMPLETE', 'REPORT_NO_SHOW', 'OVERTURN_NO_SHOW', 'LATE')),
    by text not null check (by in ${actors}),
    actor_id uuid references people (id),
    from_state text check (from_state in ${bookingStates}),
    to_state text not null check (to_state in ${bookingStates}),
    -- The time of the session after this step.
    starts_at timestamptz not null,
    note text not null default '' check (char_length(note) <= 500),
    at timestamptz not null
  )`,
  `create index mentor_booking_steps_of_booking on mentor_booking_steps (booking_id, id)`,
  `create index mentor_booking_steps_of_actor on mentor_booking_steps (actor_id)`,
  `create table mentor_reviews (
    id uuid primary key,
    booking_id uuid not null references mentor_bookings (id) on delete cascade,
    mentor_id uuid not null references mentors (id) on delete cascade,
    author_id uuid not null references people (id),
    by text not null check (by in ('MENTEE', 'MENTOR')),
    stars integer not null check (stars between 1 and 5),
    text text not null default '' check (char_length(text) <= 1500),
    -- For the other side alone.
    private_text text not null default '' check (char_length(private_text) <= 500),
    created_at timestamptz not null,
    revealed_at timestamptz,
    hidden_at timestamptz,
    unique (booking_id, by)
  )`,
  `create index mentor_reviews_shown on mentor_reviews (mentor_id, revealed_at desc, id desc)
    where by = 'MENTEE' and revealed_at is not null and hidden_at is null`,
  `create index mentor_reviews_unrevealed on mentor_reviews (booking_id) where revealed_at is null`,
  `create index mentor_reviews_of_author on mentor_reviews (author_id, id)`,
];

/** What members wait for and are reminded of. */
const waits = [
  `create table mentor_waits (
    mentor_id uuid not null references mentors (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    created_at timestamptz not null,
    notified_at timestamptz,
    primary key (mentor_id, user_id)
  )`,
  `create index mentor_waits_of_user on mentor_waits (user_id, mentor_id)`,
  // The reminders that were sent: once for each start of a session.
  `create table mentor_reminders (
    booking_id uuid not null references mentor_bookings (id) on delete cascade,
    kind text not null check (kind in ('DAY', 'HOUR', 'JOIN')),
    starts_at timestamptz not null,
    sent_at timestamptz not null,
    primary key (booking_id, kind, starts_at)
  )`,
  // The secret address is derived from the id, so a new row is a new address.
  `create table mentor_calendar_addresses (
    user_id uuid primary key references people (id) on delete cascade,
    id uuid not null unique,
    created_at timestamptz not null
  )`,
];

/** Mentors and the sessions that members book with them. */
export const mentors: SqlMigration = {
  name: '0056-mentors',
  statements: [`create extension if not exists btree_gist`, ...profiles, ...bookings, ...waits],
};
