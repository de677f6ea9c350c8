import type { SqlMigration } from '../migration';

/** Pictures, former addresses, experience, settings, mutes, exports and deletions of people. */
export const profile: SqlMigration = {
  name: '0015-profile',
  statements: [
    `alter table people add column avatar jsonb`,
    `alter table people add column banner jsonb`,
    `alter table people add column location text not null default ''`,
    `create table former_slugs (
      slug text primary key,
      user_id uuid not null references people (id) on delete cascade,
      left_at timestamptz not null default now()
    )`,
    `create index former_slugs_of_user on former_slugs (user_id)`,
    // Runs after the insert: by then a transaction that was giving up this slug at the same time has committed.
    `create function refuse_former_slug() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from former_slugs f where f.slug = new.slug and f.user_id <> new.id) then
          raise exception 'this slug was somebody else''s' using errcode = 'unique_violation';
        end if;
        return null;
      end
    $$`,
    `create trigger people_keep_former_slugs after insert or update of slug on people
      for each row execute function refuse_former_slug()`,
    // Authors as threads name them: people who are gone stay as nameless ones, so that answers keep their place.
    `create view author_view as
      select id, state = 'DELETED' as gone,
        case when state = 'DELETED' then 'deleted' else slug end as slug,
        case when state = 'DELETED' then 'Deleted member' else display_name end as display_name,
        case when state = 'DELETED' then '' else headline end as headline,
        case when state <> 'DELETED' then role end as role,
        case when state <> 'DELETED' then avatar_key end as avatar_key
      from people where state <> 'BANNED'`,
    `create table experiences (
      id uuid primary key,
      user_id uuid not null references people (id) on delete cascade,
      title text not null,
      company text not null,
      location text not null default '',
      description text not null default '',
      start_month text not null check (start_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      end_month text check (end_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      created_at timestamptz not null default now(),
      check (end_month >= start_month)
    )`,
    `create index experiences_of_user on experiences (user_id)`,
    `create table member_settings (
      user_id uuid primary key references people (id) on delete cascade,
      settings jsonb not null default '{}',
      updated_at timestamptz not null default now()
    )`,
    `create index blocks_newest on blocks (user_id, created_at desc, blocked_id desc)`,
    `create table mutes (
      user_id uuid not null references people (id) on delete cascade,
      muted_id uuid not null references people (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, muted_id)
    )`,
    `create index mutes_newest on mutes (user_id, created_at desc, muted_id desc)`,
    `create index mutes_reverse on mutes (muted_id)`,
    `create view mute_view as select user_id, muted_id from mutes`,
    `create table data_exports (
      id uuid primary key,
      user_id uuid not null references people (id) on delete cascade,
      state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'READY', 'FAILED', 'EXPIRED')),
      progress integer not null default 0 check (progress between 0 and 100),
      tries integer not null default 0,
      file_key text,
      bytes bigint,
      requested_at timestamptz not null,
      expires_at timestamptz
    )`,
    `create index data_exports_newest on data_exports (user_id, id desc)`,
    `create index data_exports_ending on data_exports (expires_at) where state = 'READY'`,
    `create table account_deletions (
      user_id uuid primary key references people (id) on delete cascade,
      previous_state text not null,
      requested_at timestamptz not null,
      erase_after timestamptz not null,
      erasing boolean not null default false
    )`,
    `create index account_deletions_due on account_deletions (erase_after)`,
  ],
};
