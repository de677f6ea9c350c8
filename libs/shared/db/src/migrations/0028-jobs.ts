import type { SqlMigration } from '../migration';

/** As written, for beginnings of words, and by their stems. */
const bothWays = (text: string) =>
  `to_tsvector('search_plain'::regconfig, ${text}) || to_tsvector('search_stem'::regconfig, ${text})`;

const tables = [
  // Besides what it says, a job is found by where it is and by the plain words for how one works there.
  `create function job_words(title text, company text, tags text[], location text, city text, workplace text,
      type text, description text) returns tsvector
    language sql immutable parallel safe as $$
    select setweight(${bothWays('title')}, 'A')
      || setweight(${bothWays(`company || ' ' || array_to_string(tags, ' ')`)}, 'B')
      || setweight(${bothWays(`location || ' ' || city || ' '
        || case workplace when 'REMOTE' then 'remote' when 'HYBRID' then 'hybrid' else 'onsite on site' end || ' '
        || case type when 'FULL_TIME' then 'full time' when 'PART_TIME' then 'part time'
          when 'CONTRACT' then 'contract freelance' else 'internship intern' end`)}, 'C')
      || setweight(${bothWays('left(description, 50000)')}, 'D')
  $$`,
  `create table jobs (
    id uuid primary key,
    slug text not null unique,
    creator_id uuid not null references people (id),
    title text not null,
    company text not null,
    company_stage text check (company_stage in
      ('BOOTSTRAPPED', 'PRE_SEED', 'SEED', 'SERIES_A', 'SERIES_B', 'GROWTH')),
    description text not null,
    location text not null,
    -- The location's first part without case and accents, by which the board is filtered.
    city text not null,
    type text not null check (type in ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP')),
    workplace text not null check (workplace in ('ONSITE', 'HYBRID', 'REMOTE')),
    experience text check (experience in ('ENTRY', 'JUNIOR', 'MID', 'SENIOR', 'LEAD')),
    -- In minor units of the currency; salary_year is the upper end as of a year.
    salary_min bigint,
    salary_max bigint,
    salary_currency text,
    salary_period text check (salary_period in ('YEAR', 'MONTH', 'HOUR')),
    salary_year bigint,
    equity_min numeric(5, 2),
    equity_max numeric(5, 2),
    visa boolean not null default false,
    tags text[] not null default '{}',
    state text not null check (state in ('DRAFT', 'OPEN', 'CLOSED')),
    close_reason text check (close_reason in ('FILLED', 'PAUSED', 'CANCELLED', 'EXPIRED', 'MODERATED')),
    -- UUIDv7 of the moment when the job was published: the order of the board.
    listing_id uuid unique,
    published_at timestamptz,
    closes_at timestamptz,
    closed_at timestamptz,
    confirmed_at timestamptz,
    edited_at timestamptz,
    active_at timestamptz not null default now(),
    repost_of uuid references jobs (id),
    -- Where an import took it from, so that it comes in once.
    import_key text unique,
    bookmark_count integer not null default 0 check (bookmark_count >= 0),
    created_at timestamptz not null default now(),
    words tsvector generated always as (job_words(title, company, tags, location, city, workplace, type, description)) stored,
    check ((state = 'DRAFT') = (listing_id is null)),
    check ((state = 'CLOSED') = (close_reason is not null))
  ) with (fillfactor = 85)`,
  `create index jobs_best_paid on jobs (salary_currency, salary_year desc, listing_id desc)
    where state = 'OPEN' and salary_year is not null`,
  `create index jobs_in_city on jobs (city, listing_id desc) where state = 'OPEN'`,
  `create index jobs_by_tag on jobs using gin (tags) where state = 'OPEN'`,
  `create index jobs_words on jobs using gin (words) where state = 'OPEN'`,
  `create index jobs_of_creator on jobs (creator_id, (coalesce(listing_id, id)) desc)`,
  `create index jobs_open on jobs (id) where state = 'OPEN'`,
  `create index jobs_to_close on jobs (closes_at) where state = 'OPEN'`,
  `create table job_applications (
    id uuid primary key,
    job_id uuid not null references jobs (id),
    applicant_id uuid not null references people (id),
    state text not null default 'APPLIED' check (state in
      ('APPLIED', 'SEEN', 'SHORTLISTED', 'INTERVIEW', 'OFFER', 'REJECTED', 'WITHDRAWN')),
    note text not null default '',
    resume_key text references uploads (key),
    created_at timestamptz not null default now(),
    moved_at timestamptz not null default now(),
    -- When the creator first answered, by any state but SEEN.
    replied_at timestamptz,
    -- When the creator was last reminded of it.
    nudged_at timestamptz,
    -- The creator's own.
    stars smallint not null default 0 check (stars between 0 and 5),
    private_note text not null default '',
    -- The applicant's own.
    memo text not null default '',
    unique (job_id, applicant_id)
  ) with (fillfactor = 85)`,
  `create index job_applications_newest on job_applications (job_id, id desc)`,
  `create index job_applications_by_stars on job_applications (job_id, stars desc, id desc)`,
  `create index job_applications_of_applicant on job_applications (applicant_id, id desc)`,
  `create index job_applications_silent on job_applications (job_id, created_at)
    where state in ('APPLIED', 'SEEN') and nudged_at is null`,
  `create index job_applications_with_resume on job_applications (resume_key) where resume_key is not null`,
  `create table job_application_steps (
    id uuid primary key,
    application_id uuid not null references job_applications (id) on delete cascade,
    state text not null,
    reason text check (reason in ('POSITION_FILLED', 'EXPERIENCE', 'SKILLS', 'LOCATION', 'OTHER')),
    at timestamptz not null default now(),
    -- When the applicant was told of it.
    told_at timestamptz
  )`,
  `create index job_application_steps_in_order on job_application_steps (application_id, id)`,
  // How creators treat those who apply, as it was last counted.
  `create table job_reply_records (
    creator_id uuid primary key references people (id),
    rate numeric(4, 3),
    median_hours integer,
    counted_at timestamptz not null default now()
  )`,
  `create table saved_searches (
    id uuid primary key,
    user_id uuid not null references people (id),
    name text not null,
    filters jsonb not null,
    alert text not null default 'NONE' check (alert in ('NONE', 'DAILY', 'WEEKLY')),
    -- The listing up to which the person was told: nothing before it is ever told again.
    told_up_to uuid not null,
    told_at timestamptz,
    next_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index saved_searches_of_user on saved_searches (user_id, id desc)`,
  `create index saved_searches_due on saved_searches (next_at) where next_at is not null`,
];

/** Jobs, who applied to them and how far they came, and the searches that people keep. */
export const jobs: SqlMigration = { name: '0028-jobs', statements: tables };
