import type { SqlMigration } from '../migration';

const uploads = [
  'alter table uploads drop constraint uploads_purpose_check',
  `alter table uploads add constraint uploads_purpose_check check (purpose in ('IMAGE', 'RESUME', 'ENTRY_FILE'))`,
  // When the first byte arrived: an upload that began before a deadline may end after it.
  'alter table uploads add column begun_at timestamptz',
  // Of PDFs alone.
  `alter table uploads add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$')`,
];

const entries = [
  // A random order that all readers page through, each from another place.
  `alter table competition_entries add column shuffle integer not null default floor(random() * 2147483647)::integer`,
  // Votes that count.
  `alter table competition_entries add column vote_count integer not null default 0 check (vote_count >= 0)`,
  // Why no one but the team sees a submitted entry.
  `alter table competition_entries add column hidden_as text check (hidden_as in ('HELD', 'HIDDEN'))`,
  'drop index competition_entries_submitted',
  `create index competition_entries_submitted on competition_entries (competition_id, submitted_at, id)
    where state = 'SUBMITTED' and hidden_as is null`,
  `create index competition_entries_shuffled on competition_entries (competition_id, shuffle, id)
    where state = 'SUBMITTED' and hidden_as is null`,
  `create index competition_entries_voted on competition_entries (competition_id, vote_count desc, id desc)
    where state = 'SUBMITTED' and hidden_as is null`,
  `create index competition_entries_drafts on competition_entries (competition_id) where state = 'DRAFT'`,
  // The files that an entry has, or had when it was submitted.
  `create table competition_files (
    key text not null,
    entry_id uuid not null references competition_entries (id) on delete cascade,
    -- The field of the form.
    field_id text not null check (char_length(field_id) between 1 and 64),
    -- Whether a submission has it.
    is_submitted boolean not null default false,
    primary key (key, entry_id)
  )`,
  `create index competition_files_of_entry on competition_files (entry_id, key)`,
  // Forms were written before their fields said who sees the answers.
  `update competitions set form = (
     select coalesce(jsonb_agg(jsonb_build_object('isPublic', false) || field order by position), '[]')
     from jsonb_array_elements(form) with ordinality as fields (field, position))`,
];

const votes = [
  `alter table competitions add column vote_hidden_hours integer not null default 24
    check (vote_hidden_hours between 0 and 168)`,
  `create table competition_votes (
    competition_id uuid not null references competitions (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    entry_id uuid not null references competition_entries (id) on delete cascade,
    -- Held votes count once an organiser has looked at them.
    state text not null check (state in ('COUNTED', 'HELD', 'REJECTED')),
    -- The network of the voter, without the end that names a household; empty once the result is out.
    network text not null check (char_length(network) <= 64),
    voted_at timestamptz not null,
    primary key (competition_id, user_id)
  )`,
  `create index competition_votes_of_user on competition_votes (user_id, competition_id)`,
  `create index competition_votes_by_network on competition_votes (entry_id, network)`,
  `create index competition_votes_held on competition_votes (competition_id, voted_at, user_id) where state = 'HELD'`,
  `alter table competition_results add column votes integer check (votes >= 0)`,
  `alter table competition_results add column is_favourite boolean not null default false`,
];

/** Public votes in competitions, files of entries, and entries that are hidden. */
export const competitionVotes: SqlMigration = {
  name: '0059-competition-votes',
  statements: [...uploads, ...entries, ...votes],
};
