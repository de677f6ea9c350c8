import type { SqlMigration } from '../migration';
import { indexedBy } from './released-texts';

/** Competitions with what everyone can read of them. */
const competitions = [
  `create table competitions (
    id uuid primary key,
    slug text not null unique check (slug ~ '^[A-Za-z0-9_-]{1,64}$'),
    kind text not null check (kind in ('COMPETITION', 'SHOWCASE', 'CAMPAIGN')),
    -- The page that shows its rounds.
    series text check (series ~ '^[a-z0-9-]{1,64}$'),
    title text not null check (char_length(title) between 1 and 80),
    tagline text not null check (char_length(tagline) between 1 and 160),
    organiser text not null check (char_length(organiser) between 1 and 80),
    about text not null default '' check (char_length(about) <= 8000),
    eligibility text[] not null default '{}' check (cardinality(eligibility) <= 20),
    prizes jsonb not null default '[]',
    questions jsonb not null default '[]',
    -- What each entry is asked for.
    form jsonb not null,
    criteria jsonb not null,
    tie_rule text not null check (tie_rule in ('MEAN_THEN_EARLIER', 'MAIN_CRITERION_THEN_EARLIER', 'SHARED')),
    team_max integer not null check (team_max between 1 and 8),
    has_vote boolean not null default false,
    -- Null for a draft of staff's.
    announced_at timestamptz,
    opens_at timestamptz not null,
    closes_at timestamptz not null,
    judging_at timestamptz not null,
    result_at timestamptz not null,
    published_at timestamptz,
    -- Counted from other rows.
    entry_count integer not null default 0 check (entry_count >= 0),
    follower_count integer not null default 0 check (follower_count >= 0),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (opens_at < closes_at and closes_at <= judging_at and judging_at < result_at),
    check (published_at is null or (announced_at is not null and published_at >= judging_at))
  )`,
  `create index competitions_closing on competitions (closes_at, id) where announced_at is not null`,
  `create index competitions_opening on competitions (opens_at, id) where announced_at is not null`,
  `create index competitions_of_series on competitions (series, opens_at desc, id) where announced_at is not null`,
  ...indexedBy(
    'competitions',
    'title, tagline, about, announced_at',
    'new.announced_at is not null',
    `'COMPETITION', new.id, null, new.announced_at, new.title, new.tagline || ' ' || new.about, '{}', '{}'`,
  ),
  `create table competition_rules (
    competition_id uuid not null references competitions (id) on delete cascade,
    version integer not null check (version >= 1),
    text text not null check (char_length(text) between 1 and 20000),
    published_at timestamptz not null,
    primary key (competition_id, version)
  )`,
  // What changed in public. It only grows.
  `create table competition_changes (
    id uuid primary key,
    competition_id uuid not null references competitions (id) on delete cascade,
    kind text not null check (kind in ('ANNOUNCED', 'RULES', 'DEADLINE', 'DETAILS', 'RESULT')),
    text text not null check (char_length(text) between 1 and 1000),
    moved_from timestamptz,
    moved_to timestamptz,
    at timestamptz not null,
    check ((kind = 'DEADLINE') = (moved_from is not null and moved_to is not null))
  )`,
  `create index competition_changes_listed on competition_changes (competition_id, at desc, id desc)`,
  `create table competition_follows (
    competition_id uuid not null references competitions (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    created_at timestamptz not null,
    primary key (competition_id, user_id)
  )`,
  `create index competition_follows_of_user on competition_follows (user_id, competition_id)`,
  // Who follows or enters was notified of these moments: once for each, and again of one that moved.
  `create table competition_notices (
    competition_id uuid not null references competitions (id) on delete cascade,
    kind text not null check (kind in ('OPENED', 'CLOSING')),
    moment timestamptz not null,
    noted_at timestamptz not null,
    primary key (competition_id, kind, moment)
  )`,
];

/** Entries, their teams and what was submitted. */
const entries = [
  `create table competition_entries (
    id uuid primary key,
    competition_id uuid not null references competitions (id),
    owner_id uuid not null references people (id),
    state text not null check (state in ('DRAFT', 'SUBMITTED', 'WITHDRAWN')),
    title text not null default '' check (char_length(title) <= 80),
    tagline text not null default '' check (char_length(tagline) <= 160),
    answers jsonb not null default '{}',
    -- Counts the changes; what was submitted is the draft of \`submitted_revision\`.
    revision integer not null check (revision >= 1),
    submitted_revision integer check (submitted_revision between 1 and revision),
    invite_token text not null unique check (invite_token ~ '^[A-Za-z0-9_-]{32}$'),
    receipt_id uuid,
    submitted_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (state <> 'SUBMITTED' or (submitted_at is not null and receipt_id is not null))
  )`,
  `create index competition_entries_submitted on competition_entries (competition_id, submitted_at, id)
    where state = 'SUBMITTED'`,
  `create index competition_entries_of_owner on competition_entries (owner_id, id)`,
  // A person is in one entry of a competition. A withdrawn entry has no team.
  `create table competition_members (
    competition_id uuid not null references competitions (id),
    user_id uuid not null references people (id),
    entry_id uuid not null references competition_entries (id) on delete cascade,
    joined_at timestamptz not null,
    primary key (competition_id, user_id)
  )`,
  `create index competition_members_of_entry on competition_members (entry_id, joined_at, user_id)`,
  `create index competition_members_of_user on competition_members (user_id, competition_id)`,
  // Each submission as it was made. It only grows.
  `create table competition_receipts (
    id uuid primary key,
    entry_id uuid not null references competition_entries (id) on delete cascade,
    title text not null,
    tagline text not null,
    -- The canonical JSON whose SHA-256 is \`sha256\`.
    content text not null,
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    submitted_at timestamptz not null
  )`,
  `create index competition_receipts_of_entry on competition_receipts (entry_id, submitted_at, id)`,
  `alter table competition_entries add constraint competition_entries_receipt
    foreign key (receipt_id) references competition_receipts (id) deferrable initially deferred`,
];

/** Judges, what they gave, and what came of it. */
const judging = [
  `create table competition_judges (
    competition_id uuid not null references competitions (id) on delete cascade,
    user_id uuid not null references people (id),
    state text not null check (state in ('INVITED', 'ACCEPTED', 'DECLINED')),
    -- Gives each judge another order of the entries.
    seed text not null check (char_length(seed) between 1 and 64),
    invited_at timestamptz not null,
    answered_at timestamptz,
    primary key (competition_id, user_id)
  )`,
  `create index competition_judges_of_user on competition_judges (user_id, competition_id)`,
  `create table competition_scores (
    competition_id uuid not null,
    judge_id uuid not null,
    entry_id uuid not null references competition_entries (id) on delete cascade,
    -- From 1 to 10 by the id of the criterion; null with a conflict of interest.
    points jsonb,
    has_conflict boolean not null default false,
    note text not null default '' check (char_length(note) <= 1000),
    scored_at timestamptz not null,
    primary key (competition_id, judge_id, entry_id),
    foreign key (competition_id, judge_id) references competition_judges (competition_id, user_id) on delete cascade,
    check (has_conflict = (points is null))
  )`,
  `create index competition_scores_of_entry on competition_scores (entry_id)`,
  `create index competition_scores_of_judge on competition_scores (judge_id, competition_id)`,
  // Written once, when the result is published.
  `create table competition_results (
    entry_id uuid primary key references competition_entries (id) on delete cascade,
    competition_id uuid not null references competitions (id) on delete cascade,
    -- The place in the list; entries without a score come last.
    position integer not null check (position >= 1),
    rank integer check (rank >= 1),
    score float8 check (score between 1 and 10),
    mean float8 check (mean between 1 and 10),
    judges integer not null check (judges >= 0),
    by_criterion jsonb not null default '{}',
    prize text check (char_length(prize) <= 200),
    unique (competition_id, position)
  )`,
];

/** Competitions, showcases and campaigns, the entries of members, and how they are judged. */
export const competitionTables: SqlMigration = {
  name: '0058-competitions',
  statements: [...competitions, ...entries, ...judging],
};
